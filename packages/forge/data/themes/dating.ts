import type { Theme } from '../../src/write/recipes.ts';

export const dating: Theme = {
  name: 'dating',
  about: 'dating, a first date, a crush, relationships, breaking up, marriage, husband and wife, being single, dating apps',
  words: 'date, dating, first date, crush, boyfriend, girlfriend, husband, wife, ex, relationship, single, marriage, married, breakup, love, tinder, dating app, kiss, flirt, flirting, ghosted, valentine, anniversary, couple, blind date, romance, engaged',
  mood: 'sad',
  art: 'revolving-hearts',
  places: `
    A restaurant, table for one and a half
    The typing bubble, then nothing
  `,
  lines: {
    reaction: `
      [date, first date, blind date] I said I like long walks. I walked home.
      [crush, flirt, flirting] I smiled. I had spinach. We move.
      [text, seen, ghosted, crush, reply] They are typing. They stopped. I have written our vows.
      [husband, wife, boyfriend, girlfriend, partner, married] "I am fine." The house went cold.
      [single, valentine] The heart-shaped box was half price. I ate both halves.
      [ex] I have moved on. I checked. Twice today.
      [anniversary] He remembered. He would like that to be recorded.
      We finish each other's fries.
    `,
    demotivator: `
      ROMANCE | He saved her the last fry. It was the small one.
      [crush, flirt, flirting] CHARM | He rehearsed it for a week. He said "horse".
      [husband, wife, boyfriend, girlfriend, partner, married, couple, marriage] LOVE | It is saying "where do you want to eat" until one of you dies.
      [ex, breakup, ghosted] CLOSURE | He has a new number. You have a new hobby: guessing it.
    `,
    documentary: `
      [date, first date, dating, blind date, crush] To impress, the male speaks of his podcast. The female has seen enough.
      [husband, wife, boyfriend, girlfriend, partner, couple, married] The pair cannot decide what to eat. Winter comes. They are still scrolling.
      [text, ghosted, seen, dating app, tinder] Three dots appear, and vanish. Many have waited here. Some are still here.
    `,
    pie: `
      [date, first date, dating, blind date] First date | What to do with my hands 57 | Spinach 39 | Listening 4
      [husband, wife, boyfriend, girlfriend, partner, couple, married, marriage] Married life | What shall we eat? 68 | Where is the remote? 28 | Sunsets 4
    `,
    error: `
      [crush, flirt, flirting, date, first date] Mouth.exe | You tried to say "hello". "Thank you, officer" was said. | Undo | Flee
      [husband, wife, boyfriend, girlfriend, partner] "I am fine" | This message contains 41 hidden attachments. | Open | Buy flowers
    `,
    question: `
      [crush, flirt, flirting, dating, love, single] Me | "ok" | Is this a sign? @face @speech-balloon
      [date, first date, dating, blind date] Me | A stranger holding a door | Is this marriage? @face @door
    `,
    chat: `
      [husband, wife, boyfriend, girlfriend, partner, couple, married, marriage] My love | I don't mind what we eat. | Pizza? | Anything but pizza. @revolving-hearts
      [crush, flirt, flirting, date, dating, first date] Crush | Hey | Hello. I am normal. | What? @revolving-hearts
      [ex, breakup] Ex | I miss you so much. | Really? | Sorry, I meant the dog. @broken-heart
    `,
    headline: `
      [husband, wife, boyfriend, girlfriend, partner, couple, married, marriage] Couple choose restaurant, restaurant has since closed
      [date, first date, dating, blind date, single] First date goes well until he is asked about himself
      [crush, flirt, flirting, love] Man makes eye contact, names the children
    `,
    stages: `
      [crush, love, dating, flirt] A glance | A word | I have told my mother @revolving-hearts
      [husband, wife, couple, married, marriage, partner] Candlelight | Lamplight | Fridge light @ice
    `,
    nobody: `
      [ex, breakup] My ex, 2 a.m.: u up
      [husband, wife, boyfriend, girlfriend, partner, couple] My partner, in the dark: did you lock the door?
    `,
    preference: `
      [husband, wife, partner, boyfriend, girlfriend, couple, marriage, married] Asking for directions | Living here now
      [dating, date, first date, single, tinder, dating app] Meeting somebody new | Knowing the delivery man by name
    `,
    versus: `
      [dating, date, first date, tinder, dating app, blind date] Profile | Person | The dog was a cousin's. @smiling-face-with-sunglasses @melting-face
    `,
  },
};
