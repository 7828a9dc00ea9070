import type { Theme } from '../../src/write/recipes.ts';

export const ageing: Theme = {
  name: 'ageing',
  about: 'getting old, adulthood, turning thirty, back pain, being an adult, nostalgia, bills and responsibilities',
  words: 'old, older, age, ageing, aging, adult, adulthood, adulting, thirty, thirties, 30, forty, 40, back pain, knees, back, hangover, retirement, nostalgia, childhood, grown-up, responsibilities, wrinkles, grey hair, bald, millennial, gen z, boomer, teenager',
  mood: 'tired',
  art: 'older-person',
  lines: {
    reaction: `
      I injured myself sleeping. There were no witnesses.
      I made a noise while sitting down. It is permanent.
      I have a favourite hob now. It is the back left.
      Out until ten. I shall need until Thursday.
      I found a good carrier bag. I told my friends.
      They asked for an adult. I also looked round.
    `,
    demotivator: `
      MATURITY | He got excited about a sponge.
      AGE | The back left without saying goodbye.
      WISDOM | You know now. It is too late, but you know.
    `,
    documentary: `
      The adult rises from the sofa with its song: "oof". The young do not yet know this song.
      It was young yesterday. Today it says "they do not make them like that any more" about a bucket.
    `,
    pie: `
      Being an adult | Carrier bags in a bag 49 | Saying "after this week" 48 | Freedom 3
    `,
    error: `
      Back.exe | An error occurred while picking up a sock. | Lie down | Lie there
    `,
    question: `
      Me | A new sponge | Is this happiness? @face @sponge
    `,
    chat: `
      Back | Remember when you jumped? | I was nine. | I was taking notes. @bone
    `,
    headline: `
      Man, 34, excited about new mop
      Adult asked to find an adult, panics
    `,
    stages: `
      Out at ten | Home at ten | Who rings at ten? @older-person
    `,
    preference: `
      The best night of our lives | A chair with proper support
    `,
    nobody: `
      My knee, on a flat, dry road: no
    `,
    versus: `
      Hangover at 20 | Hangover at 35 | One of them has a newsletter. @grinning-face @melting-face
    `,
  },
};
