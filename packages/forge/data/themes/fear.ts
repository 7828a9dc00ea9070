import type { Theme } from '../../src/write/recipes.ts';

export const fear: Theme = {
  name: 'fear',
  about: 'spiders and insects in the house, mosquitoes at night, being scared, things going wrong, lost keys, small accidents',
  words: 'spider, spiders, mosquito, mosquitoes, fly, bee, wasp, cockroach, ant, ants, bug in, scared, afraid, fear, keys, lost, losing, lose, phobia, toe, stub, stubbed, accident, spill, spilled, dropped, drop, elevator, dark, noise, horror, hair, haircut, hairdresser, mirror, umbrella, glasses, remote',
  mood: 'panic',
  art: 'spider',
  lines: {
    reaction: `
      [spider, spiders] It went behind the wardrobe. The wardrobe is its house now.
      [mosquito, mosquitoes] One mosquito. One ear. All night. No survivors but it.
      [wasp, bee, fly] It wanted some of my drink. It has the garden now.
      [keys, lost, losing, glasses, remote] They were in my hand. I had to ask my hand.
      [toe, stub, stubbed] The table has stood there for years. It waited.
      [spill, spilled, dropped, drop] It landed the only way it knew.
      [haircut, hair, hairdresser] "Do you like it?" I said I loved it. I wear a hat indoors.
      [dark, noise, horror, ghost] I heard a noise, so I hid under a sheet. It is certified.
    `,
    demotivator: `
      [spider, spiders] COEXISTENCE | It has eight legs and your bathroom.
      [mosquito, mosquitoes] INFLUENCE | It is small. Ask anybody who has slept beside it.
      [keys, lost, losing, glasses, remote] SEARCH | They are where you left them. You have left.
      [haircut, hair, hairdresser] CHANGE | It will grow. That is what she said to you, quietly.
    `,
    documentary: `
      [spider, spiders] The adult could lift this spider with a glass. It chooses to sell the house.
      [mosquito, mosquitoes] The light goes off. From nowhere, the smallest violin in the world.
      [keys, lost, losing, glasses, remote] It has searched every pocket twice. It will now search the fridge, and find them there.
    `,
    pie: `
      [spider, spiders] The spider's plan | Sit 66 | Sit elsewhere 33 | Me 1
      [keys, lost, losing, glasses, remote] Where it was | In my hand 55 | Where I had looked 41 | Where it belongs 4
    `,
    error: `
      [spider, spiders, mosquito, mosquitoes, wasp, bee, cockroach, ants] Lost contact | The spider is no longer where you saw it. | Burn it | Move out
    `,
    chat: `
      [spider, spiders, mosquito, mosquitoes, wasp, bee, fly, cockroach] Spider | Hey. | Where are you? | That is the fun part. @spider
    `,
    headline: `
      [spider, spiders] Spider seen once, house put up for sale
      [mosquito, mosquitoes] Mosquito declines blood of sleeper, prefers his ear
      [keys, lost, losing, glasses, remote] Man finds keys, loses afternoon
    `,
    stages: `
      [spider, spiders] It is small | It is fast | It has the flat @spider
    `,
    question: `
      [spider, spiders] The spider | My bath towel | Is this a guest room? @spider @scroll
    `,
    preference: `
      [spider, spiders] A glass and a postcard | A new postcode
    `,
    nobody: `
      [mosquito, mosquitoes] A mosquito, 4 a.m., in my ear: so, how was your day?
    `,
  },
};
