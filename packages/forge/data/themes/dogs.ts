import type { Theme } from '../../src/write/recipes.ts';

export const dogs: Theme = {
  name: 'dogs',
  about: 'a dog that loves everybody, waits for dinner, barks at the mailman and chews shoes',
  words: 'dog, dogs, puppy, pup, doggo, labrador, corgi, dachshund, beagle, poodle, bark, barking, golden retriever, chihuahua, walkies',
  mood: 'proud',
  art: 'dog',
  places: `
    Under the dinner table, 7 p.m.
    The hallway, one minute after you left
    The park, puddle season
    The sofa it is not allowed on
  `,
  tickers: `
    Postman returns tomorrow, threat level unchanged
    Ball still under the sofa, rescue enters third day
    Squirrel could not be reached for comment
    Who is a good boy? Inquiry publishes 400 pages
  `,
  lines: {
    reaction: `
      I have never eaten. Not once. Ask anyone.
      I do not know what I did, but I am sorry and it was me.
      [bark, barking, postman, mailman, doorbell] Every day he comes. Every day I win.
      [dinner, food, eat, table, waiting, hungry] Eleven seconds ago does not count as dinner.
      [bath, vet] I was told we were going to the park.
      [sofa, couch, bed] There was room. There is no longer room.
      [shoe, shoes, chew, chewed, ate, slipper] It tasted like you. I missed you.
      Best day of my life. Same as yesterday.
      You were gone for four minutes. I started a new religion.
    `,
    demotivator: `
      LOYALTY | It would follow you anywhere. Especially into the bathroom.
      HUNGER | It was last fed eleven seconds ago.
      COURAGE | It is afraid of nothing, except the vacuum cleaner, and balloons.
      SECURITY | The leaf has left. You are welcome.
    `,
    documentary: `
      The dog has seen the lead. There will be no further discussion.
      The stick is too wide for the door. The dog believes in the stick.
      Somewhere, a packet of cheese was opened. The dog is already here.
      The dog circles three times before lying down. Nobody has ever asked why.
    `,
    pie: `
      What a dog thinks about | Dinner 57 | You 41 | The postman 2
      Reasons to bark | A leaf 49 | The idea of a leaf 38 | Actual danger 13
      Hours of the day | Waiting for you 70 | Food 28 | Chasing own tail 2
    `,
    error: `
      Dog.exe | Ball was not thrown. Arm moved. Please explain. | Throw | Apologise
      Storage full | There is no more room on this bed. You may sleep on the floor. | OK | OK
    `,
    question: `
      The dog | The postman, again | Is this the end of the world? @dog @closed-mailbox-with-raised-flag
      The dog | A crumb | Is this dinner? @dog @cookie
    `,
    chat: `
      Dog | You are home! | I took out the bins. | I had already mourned. @dog
      Dog | What was that noise? | Nothing. A leaf. | I will handle it. @dog
      Dog | Walk? | It is 4 a.m. | So that is not a no. @dog
    `,
    headline: `
      Dog saves family from leaf
      Good boy confirmed good, panel unanimous
      Postman repelled for 1,204th day in a row
    `,
    stages: `
      No dogs on the sofa | Only at Christmas | We bought a bigger sofa @dog
      Sit | Stay | He has his own calendar now @dog
    `,
    nobody: `
      My dog, hearing cheese three floors away: hello
      My dog, to a plastic bag: I will end you
    `,
    preference: `
      Toy from the pet shop | The left shoe. Only the left.
      Own bowl of fresh water | The puddle
    `,
    versus: `
      Dog, home alone | Dog, bag of crisps | Hearing is a choice. @sleeping-face @dog
    `,
  },
};
