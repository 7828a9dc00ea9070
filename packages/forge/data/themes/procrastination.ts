import type { Theme } from '../../src/write/recipes.ts';

export const procrastination: Theme = {
  name: 'procrastination',
  about: 'procrastinating, doing something else instead, deadlines, to-do lists, motivation, productivity',
  words: 'procrastinate, procrastinating, procrastination, deadline, deadlines, later, tomorrow, to-do list, todo list, productivity, productive, motivation, lazy, laziness, focus, focusing, concentrate, distracted, last minute, goals, habit, habits, self-improvement',
  mood: 'calm',
  art: 'hourglass-not-done',
  lines: {
    reaction: `
      I work best under pressure. Also worst.
      It is on the list. The list is on another list.
      Future me will be furious. I have never met him.
      I have done everything today, except the thing.
    `,
    demotivator: `
      TOMORROW | It has never let anybody down. It has never come.
      PRIORITIES | The cutlery drawer has never been so tidy.
      DEADLINE | It makes a lovely sound as it passes.
    `,
    documentary: `
      It sits down to work. First, it will alphabetise the spices. It has only salt.
      The deadline is near. The adult, sensing danger, learns to knit.
    `,
    pie: `
      My to-do list | Writing it 61 | Rewriting it in blue 36 | Doing it 3
    `,
    error: `
      Start now? | You have postponed this 41 times. It has begun to smell. | Later | Later
    `,
    question: `
      Me | Sorting 4,000 photos | Is this work? @face @framed-picture
    `,
    chat: `
      Future me | You said tomorrow. | Then we agree. | It is tomorrow. @hourglass-not-done
    `,
    headline: `
      Man finally starts, is called for dinner
      Procrastinators' conference moved to next year, again
    `,
    stages: `
      Plenty of time | Some time | A very convincing cough @hourglass-done
    `,
    preference: `
      The thing I have to do | Everything else that was ever possible
    `,
    nobody: `
      Me, ten minutes before the deadline: this shelf could be straighter
    `,
    versus: `
      Start of the year | End of the year | The same list, with coffee on it. @sparkles @hot-beverage
    `,
  },
};
