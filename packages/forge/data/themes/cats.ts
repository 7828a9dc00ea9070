import type { Theme } from '../../src/write/recipes.ts';

export const cats: Theme = {
  name: 'cats',
  about: 'a cat that pushes things off the table, ignores people, wakes them at night and wants to be fed',
  words: 'cat, cats, kitten, kitty, feline, meow, purr, litter box',
  mood: 'smug',
  art: 'cat',
  places: `
    The kitchen, 3:14 a.m.
    Top of the fridge, early evening
    The windowsill, hunting season
    Inside the box the gift came in
  `,
  tickers: `
    Cup declined to comment. It is in several pieces.
    Dog questioned for hours, released without a biscuit
    Second dinner denied, sources speak of oppression
    Red dot still at large
  `,
  lines: {
    reaction: `
      It was like that when I got here.
      No comment until the tin is open.
      I have seen the evidence. I am sitting on it.
      The table was too full. I run this place.
      [cup, glass, vase, table, shelf, push, pushes, knock] Gravity did it. I was merely present.
      [night, 3am, 4am, wake, morning, 5am] The floor had to be run across. Somebody had to.
      [box, cardboard] The gift was in the box. The box was the gift.
      [keyboard, laptop, work, computer, meeting, zoom] Your work has been reviewed. It is warm now.
      [vet, carrier] We shall never speak again. Dinner is at six.
      I love you. I will not say it twice. Open the door.
      I would have done it anyway. You happened to watch.
    `,
    demotivator: `
      COMPOSURE | It was like that when I got here.
      OWNERSHIP | You pay for the sofa. It decides what the sofa looks like.
      DIPLOMACY | It heard its name. It has chosen not to be involved.
      GRAVITY | It works on weekends too. It has been checked.
      TRUST | It knows where you sleep. It is where it sleeps.
    `,
    documentary: `
      The cat has been fed. It will now report that it has not.
      The cat stares at an empty wall. Experts agree that the wall started it.
      Alone, the cat rules 60 square metres. With guests, it lives under the bed.
      The cup stands near the edge. In nature, this is called an invitation.
    `,
    pie: `
      What a cat does all day | Sleeping 69 | Judging 22 | Running from nothing 9
      Reasons to knock it down | It was there 61 | You were looking 33 | Physics 6
      Where the cat sleeps | On your keyboard 54 | On clean laundry 41 | In its bed 5
    `,
    error: `
      Cat.exe | The cat would like to go out. The cat would like to come in. | Open | Open again
      Low food | The bowl is 80 % full. The bottom can be seen. | Refill | Be screamed at
      Keyboard in use | Cat is sitting on this device. Please work somewhere else. | Obey | Obey
    `,
    question: `
      The cat | Any glass near an edge | Is this mine to push? @cat @tumbler-glass
      The cat | 3:14 a.m. | Is this breakfast? @cat @alarm-clock
      The cat | Your face | Is this a cushion? @cat @person-in-bed
    `,
    chat: `
      Cat | Where were you? | At work. | For EIGHT YEARS? @cat
      Cat | The bowl is empty. | I can see food in it. | Not in the middle. @cat
      My human | Why are you on the table? | There is a table? | Get down.
    `,
    headline: `
      Cat denies everything, cup unavailable for comment
      Local cat demands door be opened, looks at it
      "I have never been fed," says cat, fed at six
    `,
    stages: `
      Eye contact | One paw | Physics @cat
      Meow | MEOW | Sitting on your face @cat
      I will not get a cat | One cat is fine | I am the guest here @cat
    `,
    nobody: `
      My cat at 3:14 a.m.: the national anthem
      Cat: walks into an empty room, screams
    `,
    preference: `
      The scratching post, 89.99 | The sofa, 1,200
      The bed with memory foam | The cardboard box
      Fresh water in a bowl | Your glass
    `,
    versus: `
      Cat, 2 p.m. | Cat, 2 a.m. | One of them has plans. @sleeping-face @cat
    `,
  },
};
