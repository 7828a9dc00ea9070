import type { Theme } from '../../src/write/recipes.ts';

export const sleep: Theme = {
  name: 'sleep',
  about: 'trying to sleep, staying up too late, insomnia, alarm clocks, being tired in the morning, naps',
  words: 'sleep, sleeping, asleep, bed, bedtime, nap, naps, alarm, alarm clock, snooze, insomnia, tired, awake, 2am, 3am, 4am, pillow, dream, dreams, wake, waking, wake up, morning, mornings, midnight, early, night owl, blanket, mattress, overslept, exhausted',
  mood: 'tired',
  art: 'person-in-bed',
  places: `
    Bed, four hours before the alarm
    The cold side of the pillow
    A dark bedroom, one glowing screen
  `,
  lines: {
    reaction: `
      If I fall asleep now, I will get eleven minutes.
      I slept eight hours, spread over four nights.
      My brain has a question about 2009.
      [alarm, alarm clock, snooze, morning, wake] I have set nine alarms. They keep each other company.
      [nap, naps] I lay down at two. I woke up in another decade.
      [2am, 3am, 4am, midnight, night] Everybody is asleep. Finally, I can worry in peace.
      Tomorrow I shall go to bed early, said every version of me.
    `,
    demotivator: `
      DISCIPLINE | Lights out at ten. Eyes open at four.
      REST | You will need some more to recover from it.
      [alarm, alarm clock, snooze, morning, mornings, wake] PERSISTENCE | It rang nine times. Nobody came.
      DREAMS | Follow them. They are in bed.
    `,
    documentary: `
      The adult lies still in the dark, remembering something it said in 2009.
      The alarm sounds. The adult emerges, sees the world, and returns to the burrow.
      It has promised to sleep at ten. Now it is watching a man restore a rusty axe.
    `,
    pie: `
      My night | One more episode 46 | Old embarrassments 43 | Sleep 11
      Why I am still up | Phone 57 | Revenge on the day 39 | Owls 4
    `,
    error: `
      Sleep.exe | Cannot shut down. "That thing you said in 2009" is still running. | Wait | Relive it
      Wake up? | You have hit snooze nine times. Shall we tell your boss? | Snooze | Tell him
    `,
    question: `
      Me, 2:47 a.m. | Documentary about doors | Is this self-care? @person-in-bed @door
      My brain | Total darkness | Is this the time for regrets? @brain @crescent-moon
    `,
    chat: `
      Brain | Are you asleep? | Yes. | Good. Remember when you waved back at nobody? @brain
      Alarm | It is 7. | I disagree. | You chose this. In writing. @alarm-clock
      Bed | Stay. | I have a job. | I have never raised my voice at you. @bed
    `,
    headline: `
      Adult goes to bed early, does not know what to do there
      Nine alarms ring, neighbours on time for work
      Sleep study cancelled, nobody woke up
    `,
    stages: `
      Bed by ten | Just one episode | Birdsong @person-in-bed
      5 more minutes | 5 more minutes | A taxi @alarm-clock
    `,
    nobody: `
      My brain, 3:14 a.m.: let us go through every mistake by year
      Me, too tired to stand: one more episode
    `,
    preference: `
      Sleeping at night | Sleeping through meetings
      Getting up at the first alarm | Setting nine and trusting none
    `,
    versus: `
      Me at 10 a.m. | Me at 2 a.m. | Full of ideas, exactly once. @melting-face @star-struck
    `,
  },
};
