import type { Theme } from '../../src/write/recipes.ts';

export const diets: Theme = {
  name: 'diets',
  about: 'a diet, healthy eating, salad, losing weight, new year resolutions, sugar, cheat day',
  words: 'diet, diets, dieting, salad, healthy, healthy meal, calories, vegan, vegetarian, kale, sugar, weight, cheat day, resolution, resolutions, keto, detox, smoothie, vegetables, vegetable, broccoli, fasting, water',
  mood: 'sad',
  art: 'green-salad',
  lines: {
    reaction: `
      There is lettuce under the burger. I have seen it.
      I have started a diet. I miss it already.
      The salad was dressed. I was not prepared.
      [resolution, resolutions, new year] It was a good four days.
      [vegan, vegetarian] How does one know? One is about to be told.
      Day one. I have eaten a candle.
    `,
    demotivator: `
      WILLPOWER | The cake was at eye level. So was I.
      BALANCE | A salad in one hand. Something else in the other.
      [resolution, resolutions] RENEWAL | New year, new you, same fridge.
    `,
    documentary: `
      The adult looks at the salad. The salad looks back. Neither is satisfied.
      It drinks a green liquid and tells the others. The others have moved to another table.
    `,
    pie: `
      My salad | Croutons 52 | Cheese 43 | Salad 5
      My diet | Starting on Monday 77 | Talking about it 20 | Kale 3
    `,
    error: `
      Diet.exe | The diet has unexpectedly stopped. A cake was involved. | Restart Monday | Cake
    `,
    question: `
      Me | Carrot cake | Is this a vegetable? @face @birthday-cake
      Me | A salad with fries in it | Is this healthy? @face @green-salad
    `,
    chat: `
      Doctor | How much do you exercise? | I chew very fast. | I am writing that down. @health-worker
    `,
    headline: `
      Man eats salad, tells 400 people
      Diet begins Monday, spokesman does not say which
    `,
    stages: `
      Salad | Salad with chicken | Chicken with more chicken @poultry-leg
    `,
    preference: `
      One square of dark chocolate | The night, alone, with a spoon
    `,
    nobody: `
      Me, on day two of the diet: do curtains have calories?
    `,
    versus: `
      What I tell the doctor | What I tell the waiter | Both were moved. @green-salad @hamburger
    `,
  },
};
