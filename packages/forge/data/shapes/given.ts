import type { Theme } from '../../src/write/recipes.ts';

export const given: Theme = {
  name: 'given',
  about: '',
  words: '',
  fits: ['texts'],
  mood: 'calm',
  art: '',
  lines: {
    preference: `
      {First} | {Second}
    `,
    versus: `
      {First} | {Second}
    `,
    demotivator: `
      {First} | {Second}
    `,
    documentary: `
      {First} {Second}
    `,
    chat: `
      Group chat | {First} | {Second} | Noted.
      Unknown number | {First} | Who is this? | {Second}
    `,
    headline: `
      {First} | {Second}
    `,
    error: `
      {First} | {Second} | OK | Not OK
      Message | {First} {Second} | OK | Not OK
    `,
    nobody: `
      {First} | {Second}
    `,
    stages: `
      {First} | A short silence | {Second}
    `,
    question: `
      {First} | {Second} | Is this a sign?
    `,
    pie: `
      {First} | {Second} 71 | Other 26 | Geese 3
    `,
  },
};
