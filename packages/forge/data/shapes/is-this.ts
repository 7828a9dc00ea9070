import type { Theme } from '../../src/write/recipes.ts';

export const isThis: Theme = {
  name: 'is this',
  about: '',
  words: '',
  fits: ['is-this'],
  mood: 'suspicious',
  art: '',
  lines: {
    question: `
      Me | Anything at all | Is this {guess}? @face
      Me, confidently | The first thing I see | Is this {guess}? @face
      My last brain cell | The evidence | Is this {guess}? @brain
    `,
    chat: `
      Patient | Is this {guess}? | No. | What if I really want it to be?
      Child | Is this {guess}? | Who gave you my number? | You did. At birth.
    `,
    error: `
      Not recognised | This is not {guess}. It may have been, once. | Accept | Insist
    `,
    documentary: `
      Is this {guess}? The local population believes so. They are mistaken, but happy.
    `,
    headline: `
      Is this {guess}? Experts lean closer, then away
      "This is {guess}," says man pointing at something else
    `,
    demotivator: `
      RECOGNITION | Anything is {guess} if you are tired enough.
      OPTIMISM | It is not {guess}. Let them have this.
    `,
    pie: `
      Is this {guess}? | No 81 | Also no 17 | Depends who asks 2
    `,
    reaction: `
      Legally, we cannot answer that.
      It is if nobody checks.
    `,
  },
};
