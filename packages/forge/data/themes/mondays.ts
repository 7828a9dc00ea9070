import type { Theme } from '../../src/write/recipes.ts';

export const mondays: Theme = {
  name: 'mondays',
  about: 'monday morning, the end of the weekend, getting up early, the week starting again',
  words: 'monday, mondays, monday morning, monday mornings, week, sunday, sunday evening, weekend, weekends, friday, fridays, tuesday, wednesday, thursday',
  mood: 'tired',
  art: 'calendar',
  lines: {
    reaction: `
      [monday, mondays] We were warned about this. It comes every week.
      [monday, mondays] I would like to see the manager of the calendar.
      [monday, mondays] I have read the reviews. One star.
      [sunday, weekend, weekends] The sun sets. So does my face.
      [friday, fridays] I am no longer here. This is an automatic face.
      [weekend, weekends] It lasted nine minutes, including the pancakes.
      [wednesday, tuesday, thursday] It feels like Friday. It has no right to.
    `,
    demotivator: `
      [monday, mondays] RENEWAL | It is back. It was never really gone.
      [monday, mondays] MONDAY | One seventh of your life. Thank you for choosing us.
      [friday, fridays] PRODUCTIVITY | It will be back on Tuesday.
      [weekend, weekends, sunday] LEISURE | You did nothing. It was not enough time.
    `,
    documentary: `
      [monday, mondays] Monday. The worker rises, looks at the sun, and takes it personally.
      [sunday, weekend, weekends] Sunday, six in the evening. A quiet dread moves across the plains.
      [friday, fridays] Friday noon. The work has not stopped. It has simply stopped being done.
    `,
    pie: `
      [monday, mondays] Monday | Waking up 50 | Regretting it 45 | Work 5
      [weekend, weekends, sunday, friday] My weekend | Laundry 46 | Lying near laundry 44 | Fun 10
    `,
    error: `
      [monday, mondays] Update required | Monday must be installed before you can continue. | Later | Much later
      [weekend, weekends, sunday] Weekend ended | Your free trial is over. Subscribe for five days? | No | Automatic
    `,
    headline: `
      [monday, mondays] Monday happens again despite protests
      [monday, mondays] Man survives Monday, told there are others
      [weekend, weekends, friday, sunday] Weekend cancelled due to lack of Saturday
    `,
    chat: `
      [monday, mondays] Monday | I am back. | I blocked you. | I am outside your window. @calendar
      [weekend, weekends] Employee | When are you coming? | I was just there. | I blinked. @calendar
    `,
    stages: `
      Friday, 5 p.m. | Sunday, 6 p.m. | Monday, 6 a.m. @calendar
      [monday, mondays] Alarm | Alarm | An email asking where I am @alarm-clock
    `,
    preference: `
      [monday, mondays] Getting up | Becoming part of the mattress
    `,
    nobody: `
      [monday, mondays] My body, Saturday, 6 a.m.: good morning
    `,
    versus: `
      Friday me | Monday me | The same shirt. @partying-face @melting-face
    `,
    question: `
      [monday, mondays] Me | Four cups of coffee | Is this a personality? @face @hot-beverage
    `,
  },
};
