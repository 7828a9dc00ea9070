import type { Theme } from '../../src/write/recipes.ts';

export const coffee: Theme = {
  name: 'coffee',
  about: 'coffee before anything else, caffeine, tea, espresso, the first cup in the morning',
  words: 'coffee, caffeine, espresso, latte, cappuccino, decaf, barista, tea, mug, kettle, cup of tea, cup of coffee, coffee machine',
  mood: 'tired',
  art: 'hot-beverage',
  lines: {
    reaction: `
      Before the first cup I am only a coat on a chair.
      I am awake the way a building is open.
      [coffee, espresso, latte, caffeine] I can hear colours and I am very productive.
      [decaf] Brown water with a cruel sense of humour.
      [tea, kettle] Nothing has been solved. It is at least hot.
      It is not a problem. It is the first nine litres.
    `,
    demotivator: `
      PURPOSE | First the coffee. Then the same, but standing.
      ENERGY | Borrowed from Thursday. Thursday will ask for it back.
      STABILITY | Both hands are shaking at the same speed.
    `,
    documentary: `
      Before dawn the adult shuffles to the waterhole. It must not be spoken to.
      It has had six cups. It is now answering emails from 2014.
    `,
    pie: `
      What I am made of | Coffee 71 | Spite 24 | Water 5
      Reasons for another cup | Tired 50 | Cold 38 | It was Tuesday 12
    `,
    error: `
      Not ready | This person starts after the first cup. Please speak to the wall. | Wait | Pour
    `,
    question: `
      Me | A fourth espresso | Is this breakfast? @face @hot-beverage
    `,
    chat: `
      Heart | We need to talk. | One more cup. | I am already talking to the liver. @anatomical-heart
    `,
    headline: `
      Woman speaks before first coffee, nobody hurt
      Office machine breaks, civilisation follows at noon
    `,
    stages: `
      One cup: a person | Three cups: a plan | Six cups: an orchestra @hot-beverage
    `,
    nobody: `
      Me, after the fourth cup, to the stapler: you are doing great
    `,
    preference: `
      Eight hours of sleep | Four coffees and a strange light in the eyes
    `,
    versus: `
      Before coffee | After coffee | Both are afraid of the phone. @person-in-bed @star-struck
    `,
  },
};
