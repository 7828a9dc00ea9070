import type { Theme } from '../../src/write/recipes.ts';

export const animals: Theme = {
  name: 'animals',
  about: 'a wild or farm animal such as a raccoon, goat, cow, horse, bear, sloth or hamster in a human situation',
  words: 'animal, animals, pet, pets, raccoon, goat, goats, cow, cows, horse, pig, sheep, llama, alpaca, monkey, bear, wolf, fox, sloth, panda, hamster, rabbit, bunny, squirrel, hedgehog, elephant, lion, tiger, zebra, giraffe, crocodile, snake, lizard, turtle, tortoise, frog, fish, goldfish, shark, whale, dolphin, octopus, crab, snail, koala, kangaroo, otter, beaver, deer, moose, donkey, camel, mouse, rat, dinosaur, t-rex, dragon, unicorn, capybara, badger, skunk, bat, seal',
  mood: 'calm',
  art: 'raccoon',
  places: `
    The wild, behind the supermarket
    The savannah, second floor
    Some wetlands with good reception
    A field, shortly before the incident
  `,
  tickers: `
    Zoo denies having had one in the first place
    Fence inspected, found to be mostly decorative
    Herd issues statement: it stands by the others
  `,
  lines: {
    reaction: `
      It has no thoughts. It is doing better than all of us.
      It was raised by wolves. The wolves are very proud.
      Nature is healing, and it is rude about it.
      This was not in the brochure.
      Somebody gave it a lanyard. Now it is in charge.
      [sloth, snail, turtle, tortoise, koala] It is on its way. It has been on its way since April.
      [raccoon] The lid was locked. It considered that a suggestion.
      [goat, goats] It ate the instructions. It understood them perfectly.
      [goldfish, fish] It would comment, but it has already forgotten.
      [hamster] Nine kilometres a night. No destination. Relatable.
      [horse] It was told to act natural. It left.
      [t-rex, dinosaur] Sixty-five million years, and nobody invented longer arms.
      [panda] It does nothing all day and they gave it two embassies.
      [cow, cows] It stood there. It thought about grass. It was promoted.
    `,
    demotivator: `
      ADAPTATION | Some hunt. Some flee. Some open the bin.
      INSTINCT | It does not know why either.
      FREEDOM | The gate was open all along. The food is here, though.
      [sloth, snail, turtle, tortoise] MOMENTUM | It arrived. The event was last year.
    `,
    documentary: `
      It has learned to imitate us. It sighs, and stares into the fridge.
      Only one in ten survives the first winter. The others go by train.
      It shows its teeth. In its language, that means it would also like to speak to the manager.
    `,
    pie: `
      A day in the wild | Lying down 58 | Getting up to lie elsewhere 37 | Hunting 5
    `,
    error: `
      Wildlife detected | It is inside. It is wearing your coat. | Scream | Compliment it
    `,
    question: `
      {Who} | The open door | Is this a habitat? @who @door
    `,
    chat: `
      Caller | One of yours is in my kitchen. | Ours are all here. | It says it works for you.
    `,
    headline: `
      Animal applies for job, only candidate on time
      {Local} now owns forty per cent of company
      {Local} elected treasurer after rival eats ballot
      {Local} gives press conference, leaves with microphone
      {Local} asked for references, provides hay
    `,
    stages: `
      Prey | Predator | Middle management
    `,
    preference: `
      An enclosure worth nine million | The bucket
    `,
  },
};
