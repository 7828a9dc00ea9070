import type { Theme } from '../../src/write/recipes.ts';

export const said: Theme = {
  name: 'said',
  about: '',
  words: '',
  fits: ['nobody', 'chat'],
  mood: 'smug',
  art: '',
  lines: {
    reaction: `
      {Speaker}: {said} | Nobody had asked.
      Everybody: silence. | {Speaker}: {said}
    `,
    documentary: `
      Unprovoked, it makes its call: "{said}". No answer is expected, or wanted.
    `,
    demotivator: `
      INITIATIVE | {Speaker}: {said}
      TIMING | {Speaker}: {said}
    `,
    headline: `
      "{Said}": statement shocks nobody in particular
    `,
    error: `
      Unrequested output | {Speaker}: {said} | Mute | It cannot be muted
    `,
    stages: `
      Silence | More silence | {Speaker}: {said}
    `,
    chat: `
      {Speaker} | {Said} | Nobody said anything. | Exactly.
      Group chat | {Said} | Who is this? | {Speaker}.
    `,
    pie: `
      Who asked | Nobody 74 | Also nobody 22 | The voices 4
    `,
    preference: `
      Enjoying the silence | {Said}
    `,
    nobody: `
      {Speaker}: {said}
    `,
  },
};
