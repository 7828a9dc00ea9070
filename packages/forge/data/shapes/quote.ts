import type { Theme } from '../../src/write/recipes.ts';

export const quote: Theme = {
  name: 'quote',
  about: '',
  words: '',
  fits: ['quote'],
  mood: 'suspicious',
  art: '',
  lines: {
    reaction: `
      Famous last words. Again.
      It was not, in fact, fine.
      Said moments before it was not.
    `,
    demotivator: `
      OPTIMISM | {Prompt}
      FORESIGHT | {Prompt}
      LAST WORDS | {Prompt}
    `,
    documentary: `
      {Prompt}, it says. The others have already left.
    `,
    chat: `
      Colleague | {Prompt} | Please put that in writing. | No.
      Manager | {Prompt} | Is that a promise? | It is a mood.
    `,
    error: `
      Statement expired | {Prompt} is no longer supported. | Say it again | Mumble
    `,
    headline: `
      {Prompt}, says man in front of burning building
      Witnesses recall him saying {prompt}
    `,
    nobody: `
      Me, with no evidence: {prompt}
    `,
  },
};
