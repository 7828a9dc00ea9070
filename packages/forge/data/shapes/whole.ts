import type { Theme } from '../../src/write/recipes.ts';

export const whole: Theme = {
  name: 'whole',
  about: '',
  words: '',
  fits: ['foreign', 'stages'],
  mood: 'calm',
  art: '',
  lines: {
    nobody: `
      Me: {prompt}
      My brain at 3 a.m.: {prompt}
    `,
    question: `
      Me | {Prompt} | Is this a sign? @face
    `,
    preference: `
      Everything else | {Prompt} @globe-showing-europe-africa
    `,
    chat: `
      Group chat | {Prompt} | Finally somebody said it. | Who are you?
    `,
  },
};
