import type { Theme } from '../../src/write/recipes.ts';

export const empty: Theme = {
  name: 'empty',
  about: '',
  words: '',
  fits: ['empty'],
  mood: 'calm',
  art: '',
  lines: {
    reaction: `
      You asked for nothing. | Here it is, framed.
      A blank prompt. | Finally, something I can relate to.
      Me, when I am asked for my opinion. | Nothing. Beautifully presented.
    `,
    nobody: `
      Nobody: | Also nobody:
      Nobody: | This meme:
    `,
    demotivator: `
      SILENCE | The prompt was received. It was empty. It was the best one today.
      MINIMALISM | There is nothing to see here. Look closely.
      VOID | It stares back. It has not blinked.
    `,
    documentary: `
      Here, the wild nothing rests. It can lie still for years. | An empty field, noon
      The idea approaches, sees the camera, and leaves. | The mind, late evening
    `,
    error: `
      Empty prompt | Nothing was found. It was exactly where you left it. | OK | Keep it
      Not enough words | Please enter at least one thought, or borrow one. | Borrow | Nap
    `,
    pie: `
      What you typed | Nothing 98 | A fingerprint 1 | Hope 1
    `,
    chat: `
      You |   | Could you be more specific? | No.
    `,
    headline: `
      Local person asks for nothing, receives it
      Nothing happens, several witnesses confirm
    `,
    stages: `
      Having an idea | Reaching for the keyboard | Nothing
    `,
    preference: `
      A detailed description | Silence
    `,
    question: `
      Me | Nothing at all | Is this a prompt? @face @hole
    `,
    versus: `
      What I meant | What I typed | These are identical. @thought-balloon @hole
    `,
  },
};
