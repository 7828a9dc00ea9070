import type { Theme } from '../../src/write/recipes.ts';

export const gym: Theme = {
  name: 'gym',
  about: 'going to the gym, working out, running, marathons, yoga, personal trainers, being out of breath',
  words: 'gym, workout, exercise, exercising, fitness, run, running, jog, jogging, marathon, yoga, weights, abs, muscles, push-up, pushups, treadmill, squat, squats, plank, leg day, trainer, sweat, stairs, steps, cardio, personal trainer, stretching, crossfit, pilates',
  mood: 'tired',
  art: 'person-lifting-weights',
  places: `
    The treadmill, second 40
    A gym, in January
    The stairs, the day after leg day
  `,
  tickers: `
    Gym card completes third year in wallet
    Man runs marathon, mentions it within 4 seconds
    Abs expected any minute, says sofa
  `,
  lines: {
    reaction: `
      [gym, workout, abs, exercise, fitness] I went once. I am waiting for the results to call.
      [run, running, jog, jogging, marathon] Nobody was chasing me. It felt dishonest.
      [stairs, steps] I live here now, between the second and third floor.
      [leg day, squat, squats] I sat down. That was Tuesday. Send food.
      [yoga, stretching] Breathe in. Breathe out. I cannot get up.
      [plank] One minute has been going on since March.
      [trainer, personal trainer] He said "five more". He cannot count, and he is proud of it.
      My body is a temple. It is closed on weekdays.
      I did it for the banana at the end.
    `,
    demotivator: `
      ENDURANCE | Three years of membership. No sign of giving up paying.
      STRENGTH | It is within you. It is not coming out.
      [run, running, jog, jogging, marathon] DISTANCE | He ran away from his problems. They were waiting at home, rested.
      [abs, gym, workout] RESULTS | One visit. One mirror. One disappointed mirror.
    `,
    documentary: `
      January. The great herd arrives at the gym. By February only the grunting male remains.
      It lifts the heavy thing, and puts it down. Then it films the heavy thing.
      The runner waits at the red light, jogging on the spot. It wants to be seen. It is.
    `,
    pie: `
      My hour at the gym | Choosing a song 46 | Finding the towel 45 | Exercise 9
      Why I run | The app 53 | The trousers 43 | Joy 4
    `,
    error: `
      Body.exe | You have used a muscle that was not installed. | Uninstall | Lie down
      Membership | You have been here once. That visit cost 412. | Renew | Renew
    `,
    question: `
      Me | Carrying all bags at once | Is this a workout? @face @shopping-bags
      Me, after one sit-up | The mirror | Is this a six-pack? @person-lifting-weights @mirror
    `,
    chat: `
      Gym | We miss you! | Who is this? | We have taken 39.90 from you since 2021. @person-lifting-weights
      Legs | We heard there were stairs. | Only one floor. | We have resigned. @leg
    `,
    headline: `
      Man goes to gym once, asks mirror for comment
      Runner overtaken by thought of own sofa
      Local body found lying on yoga mat, "resting"
    `,
    stages: `
      New shoes | New bottle | New sofa @running-shoe
      5 km | 3 km | A bench with a view @chair
    `,
    nobody: `
      A man who runs: I run
    `,
    preference: `
      Taking the stairs | Waiting nine minutes for the lift, in sportswear
      Working out | Buying leggings
    `,
    versus: `
      Gym selfie | Gym | The leg press knows the truth. @selfie @melting-face
    `,
  },
};
