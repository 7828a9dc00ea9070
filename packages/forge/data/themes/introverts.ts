import type { Theme } from '../../src/write/recipes.ts';

export const introverts: Theme = {
  name: 'introverts',
  about: 'an introvert at a party, small talk, social anxiety, staying at home, awkward moments, phone calls, finding the dog at the party',
  words: 'introvert, introverts, introverted, party, parties, small talk, awkward, shy, social, crowd, extrovert, networking, eye contact, wave, waved, compliment, elevator, lift, stay home, staying home, alone, host, dance floor, social anxiety, people',
  mood: 'panic',
  art: 'person-standing',
  places: `
    The kitchen of a party, next to the crisps
    A lift, floor 2 of 19
    The bathroom, pretending for nine minutes
  `,
  tickers: `
    Coat still on; guest "not really staying"
    Crisps, dog and bookshelf report heavy traffic
  `,
  lines: {
    reaction: `
      [party, parties, introvert] I have met the dog. I am ready to leave.
      [party, parties] I came, I saw, I left without saying goodbye.
      [small talk, elevator, lift, networking] I said "you too". He had wished me a happy birthday.
      [wave, waved] They waved at the person behind me. I live in the sea now.
      [alone, home, stay home, staying home] My weekend is full. I am in it.
      [compliment] She said I look nice. I said "no problem".
      I have used up all my words. The rest is nodding.
      I rehearsed "hello". It came out as my PIN.
    `,
    demotivator: `
      NETWORKING | It has met everybody it needs to know. It is the dog.
      PRESENCE | He was there. The coat never came off.
      CONFIDENCE | She waved back. It was not for her. She kept waving.
      [alone, home, stay home, staying home] SOLITUDE | Population: enough.
    `,
    documentary: `
      Separated from its friend, the introvert drifts towards the bookshelf and reads the spines.
      The introvert has found the dog. It will not need the humans any more.
      The lift doors close. Two strangers study the numbers as if they were poetry.
    `,
    pie: `
      Me at a party | With the dog 62 | In the bathroom 34 | With people 4
      After I said "you too" | Thinking about it 98 | Sleep 1 | Peace 1
    `,
    error: `
      Small talk | The weather has already been used. No other topics are installed. | Nod | Leave
      Low social battery | 3 % remaining. Please connect to a sofa. | Go home | Find dog
    `,
    question: `
      An introvert | "We should go soon" | Is this love? @person-standing @door
      Me | Somebody else's dog | Is this networking? @person-standing @dog
    `,
    chat: `
      Host | Everybody is asking for you! | I am in the garden, with Bruno. | Bruno is the dog. @dog
      Guest | I left. Great party. | You were here? | I was the coat. @coat
    `,
    headline: `
      Introvert leaves party without goodbye, is now a legend
      Guest spends evening with dog, calls it "best conversation in years"
      Two people meet in lift, one of them says "so"
    `,
    stages: `
      Arrive | Find the dog | Be the dog's plus one @dog
      Yes, I would love to come | Is there parking? | A terrible cold @door
    `,
    nobody: `
      Me, in bed, nine years later: why did I say "you too"
    `,
    preference: `
      Talking to forty interesting people | The dog
      Ringing the bell | Texting "here" and waiting in a bush
    `,
    versus: `
      Invited | Actually going | I only wanted to be asked. @partying-face @person-in-bed
    `,
  },
};
