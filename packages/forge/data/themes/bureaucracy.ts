import type { Theme } from '../../src/write/recipes.ts';

export const bureaucracy: Theme = {
  name: 'bureaucracy',
  about: 'forms, government offices, customer service hotlines, waiting on hold, appointments, contracts, paperwork',
  words: 'form, forms, paperwork, bureaucracy, government, office hours, appointment, on hold, hold music, hotline, customer service, support, queue number, passport, visa, stamp, signature, licence, license, insurance, contract, terms, fax, application, council, official, clerk, waiting, wait, queue, terms and conditions, government office',
  mood: 'tired',
  art: 'clipboard',
  places: `
    Counter 4, closed. Number 318.
    A corridor with one broken chair
    On hold, second chorus of the pan flute
  `,
  lines: {
    reaction: `
      Your call is important to us. That is why we keep it.
      I need form A to get form B, which is form A.
      They accept originals, copies of originals, and fax.
      Number 318. It says 41. It said 41 on Tuesday.
      [waiting, wait, queue, on hold] I have aged. The pan flute has not.
      [passport, visa] It does not look like me. It looks like what they did to me.
      [insurance] It covers everything, apart from what happened.
      It opens from 10 to 10:15, on days without a vowel.
    `,
    demotivator: `
      PROCESS | It cannot be done. It can be applied for.
      SERVICE | We are here for you. Not now. Not here.
      PATIENCE | You are number 318. Your grandchildren will be seen shortly.
    `,
    documentary: `
      It has brought every document it owns. They will ask for the other one.
      The official looks at the form, then at the clock. The clock wins.
    `,
    pie: `
      My call to the hotline | Pan flute 71 | "You are important" 27 | A human, sneezing 2
      Documents required | The other one 60 | A copy of it 36 | Blood 4
    `,
    error: `
      Form 27b | Field 9 must be empty. Field 9 must not be empty. | Submit | Weep
      Please hold | You are number 1 in the queue. There is no queue. There is no office. | Hold | Hum along
    `,
    question: `
      The clerk | 11:58 a.m. | Is this the evening? @office-worker @mantelpiece-clock
    `,
    chat: `
      Hotline | How may I help you? | I was cut off after two h... | Was this call helpful? @telephone-receiver
      Office | You need an appointment. | For what? | For asking that. @clipboard
    `,
    headline: `
      Man has all documents, clerk retires in awe
      Office goes digital: forms may now be faxed
    `,
    stages: `
      Form A | Form A, signed | Form A, signed, in the wrong blue @clipboard
    `,
    preference: `
      A website | A fax, during the full moon
    `,
    nobody: `
      The hotline, after two hours: please say "yes"
    `,
  },
};
