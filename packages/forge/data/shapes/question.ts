import type { Theme } from '../../src/write/recipes.ts';

export const question: Theme = {
  name: 'question',
  about: '',
  words: '',
  fits: ['question'],
  mood: 'suspicious',
  art: '',
  lines: {
    reaction: `
      Nobody knows. Several people are paid to pretend.
      Great question. Next question.
      I asked a duck. It left.
      The answer is classified, mostly out of shame.
      Philosophers have stopped returning my calls.
    `,
    chat: `
      Man in row three | {Prompt} | That is a great question. | Hello?
      Child | {Prompt} | Ask your father. | He said to ask you.
      Customer | {Prompt} | Have you tried turning yourself off and on? | Twice. I felt worse.
      Human | {Prompt} | lol | That is not an answer.
    `,
    error: `
      No answer found | "{Prompt}" returned 0 results and one long silence. | Ask louder | Give up
      Question too large | "{Prompt}" does not fit into this evening. | Nap | Snack
    `,
    demotivator: `
      WISDOM | {Prompt} Nobody knows. That is the wise part.
      CURIOSITY | {Prompt} It was quieter before somebody asked.
    `,
    headline: `
      "{Prompt}" asks man who could have looked it up
      {Prompt} Panel of experts goes home early
    `,
    pie: `
      {Prompt} | Nobody knows 66 | Somebody knows, will not say 31 | Geese 3
    `,
    documentary: `
      "{Prompt}" it calls into the dark. The dark has moved on with its life.
    `,
    nobody: `
      Me, in bed, 3:14 a.m.: "{prompt}"
      A child, in a silent church: "{prompt}"
    `,
    stages: `
      {Prompt} | Reading one article | Giving lectures about it
    `,
  },
};
