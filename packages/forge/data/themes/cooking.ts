import type { Theme } from '../../src/write/recipes.ts';

export const cooking: Theme = {
  name: 'cooking',
  about: 'cooking at home, recipes, burning food, baking, smoke alarm, kitchen disasters',
  words: 'cook, cooking, recipe, recipes, bake, baking, oven, burn, burnt, burned, kitchen, chef, sourdough, pan, toast, toaster, microwave, soup, rice, stove, dough, meal prep, smoke alarm',
  mood: 'panic',
  art: 'cooking',
  lines: {
    reaction: `
      It is not burnt. It has a personality.
      The smoke alarm cheers for me every time.
      The recipe said twenty minutes. It did not say of what.
      I followed the recipe, at a distance.
      I measured with my heart. My heart cannot count.
      [rice] I cooked for two. Come over, all of you. Bring the village.
      [sourdough, bread, dough] It needs feeding, warmth and attention. I am jealous of it.
    `,
    demotivator: `
      SEASONING | Salt to taste, it said. It tastes of salt.
      READINESS | Dinner is ready when the alarm sings.
      CONFIDENCE | He did not read the recipe. He read the room. The room is on fire.
    `,
    documentary: `
      The pan smokes. The adult waves a towel at the ceiling. It is a ritual as old as the tenancy.
      It skips the first four steps of the recipe. Those were the important ones.
    `,
    pie: `
      Home cooking | Scrolling past her childhood 57 | Onions 38 | Cooking 5
      My spice rack | Bought once 66 | Expired 31 | Salt 3
    `,
    error: `
      Recipe.exe | Step 1 assumed you have a clean pan. | Wash it | Order pizza
    `,
    question: `
      Me | Black on both sides | Is this medium? @cook @cut-of-meat
    `,
    chat: `
      Guest | It smells great. What is it? | The curtains. | I will bring wine. @fire
      Mum | How long did you cook it? | Until it stopped moving. | It was pasta. @spaghetti
    `,
    headline: `
      Amateur cook "just eyeballs it," eye consulted
      Recipe preceded by 9,000 words on author's autumn
    `,
    stages: `
      From scratch | From a jar | From a stranger on a scooter @takeout-box
    `,
    preference: `
      Weighing the ingredients | Asking the ancestors when to stop
    `,
    nobody: `
      A recipe: first, let me tell you about my grandmother's divorce
    `,
    versus: `
      The picture in the book | The thing in my oven | It tastes of effort. @shortcake @rock
    `,
  },
};
