import type { Theme } from '../../src/write/recipes.ts';

export const plants: Theme = {
  name: 'plants',
  about: 'house plants dying, gardening, watering, succulents, plant parents',
  words: 'plant, plants, houseplant, houseplants, succulent, succulents, garden, gardening, cactus, flowers, watering, basil, herb, herbs, monstera, leaf, seeds, tomatoes, lawn, greenhouse',
  mood: 'sad',
  art: 'potted-plant',
  places: `
    The windowsill, season of loss
    A balcony, north-facing, like hope
  `,
  lines: {
    reaction: `
      I gave it water, light and a name. It chose death.
      It needs indirect light. So do I. We both live here.
      "Impossible to kill," said the label. It is on the grave.
      It drooped at me. I drooped back.
      [cactus, succulent, succulents] It survives in deserts. It did not survive me.
      [basil, herb, herbs] It came with a best-before date and kept its word.
      I talked to it. It found the news upsetting.
    `,
    demotivator: `
      GROWTH | It leaned towards the light. Then past it.
      CARE | Too much water. Then too little. Then a new one.
      ROOTS | At least one of us has settled.
    `,
    documentary: `
      The plant has lost a leaf. It has only eleven excuses left.
      Every spring the adult carries home new plants. They have heard the stories.
    `,
    pie: `
      Causes of death | Too much water 50 | Not enough water 45 | Knew too much 5
    `,
    error: `
      Plant.exe | This plant has stopped responding. Water it? It was watered. | Water | Bury
    `,
    question: `
      Me | A brown stick in a pot | Is this dormant? @face @wilted-flower
    `,
    chat: `
      Plant | I need water. | I watered you yesterday. | That is why I am drowning. @potted-plant
      Plant shop | Welcome back. | Hello. | Sorry for your losses. @potted-plant
    `,
    headline: `
      Plant dies "peacefully, surrounded by advice"
      Woman buys fourteenth plant to replace feelings about thirteenth
    `,
    stages: `
      One plant | A jungle | Compost @potted-plant
    `,
    preference: `
      Reading the label | Guessing, lovingly
    `,
    nobody: `
      My plant, after one hour without sun: tell them I was brave
    `,
    versus: `
      Plant in the shop | Plant after a week | It misses its friends. @potted-plant @wilted-flower
    `,
  },
};
