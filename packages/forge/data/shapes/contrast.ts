import type { Theme } from '../../src/write/recipes.ts';

export const contrast: Theme = {
  name: 'contrast',
  about: '',
  words: '',
  fits: ['contrast'],
  mood: 'smug',
  art: '',
  lines: {
    versus: `
      {Left} | {Right} | We both know how this ends.
      {Left} | {Right} | Only one of them pays rent.
      {Left} | {Right} | The jury went home.
      {Left} | {Right} | I have chosen. I regret it.
      {Left} | {Right} | Families have split over less.
      {Left} | {Right} | The referee is also confused.
    `,
    preference: `
      {Left} | {Right}
      Being reasonable about {left} | {Right}
    `,
    pie: `
      {Left} or {right} | Arguing about it 72 | {Right} 19 | {Left} 9
      How I decide | Whatever is closer 63 | Panic 28 | {Right}, on merit 9
    `,
    error: `
      Cannot open {left} | {Right} is using all available resources. | Give in | Pretend
      Choose one | {Left} or {right}? There is no cancel button. There never was. | {Left} | {Right}
    `,
    headline: `
      {Right} defeats {left} in vote nobody asked for
      Peace talks between {left} and {right} collapse after four minutes
    `,
    documentary: `
      {Left} and {right} meet at the waterhole. Only one of them has a plan.
      For centuries {left} and {right} lived in peace. Then somebody asked which is better.
    `,
    chat: `
      Group chat | {Left} or {right}? | This is how the last group chat ended. | {Right}.
      Mum | {Left} or {right}? | Whichever is in the fridge. | Neither is in the fridge.
    `,
    demotivator: `
      CHOICE | {Left} or {right}. Either way, it will be your fault.
      BALANCE | A little {left}. A lot of {right}.
    `,
    question: `
      Me | {Right} | Is this {left}? @face @right
    `,
    stages: `
      {Left} | {Left}, but tired | {Right}
      Choosing {left} | Looking at {right} | {Right}, at 2 a.m.
    `,
    nobody: `
      Me, every single time: {right}
    `,
    reaction: `
      {Left} had a good run. | {Right} had a plan.
      I said {left}. | I meant {right}.
    `,
  },
};
