import type { Theme } from '../../src/write/recipes.ts';

export const email: Theme = {
  name: 'email',
  about: 'emails, an overflowing inbox, reply all, spam, newsletters, out of office',
  words: 'email, emails, e-mail, inbox, mail, reply, reply all, reply-all, spam, newsletter, subject line, attachment, out of office',
  mood: 'tired',
  art: 'e-mail',
  lines: {
    reaction: `
      I hope this email finds you. It did not look for long.
      As per my last email, which you can smell from here.
      Please find attached nothing. I forgot it again.
      14,302 unread. At this point it is a collection.
    `,
    demotivator: `
      CLARITY | He replied "yes" to a question with two options.
      URGENCY | Marked with a red flag. So were the other nine hundred.
    `,
    documentary: `
      It types "kind regards". There was nothing kind in it. There were no regards.
    `,
    pie: `
      My inbox | Meetings about emails 51 | Emails about meetings 45 | A sale on socks 4
    `,
    error: `
      No attachment | You wrote "attached". It was not. Everybody noticed. | Resend | Move away
    `,
    chat: `
      Colleague | Did you get my email? | Which one? | The one I am standing next to you about.
    `,
    headline: `
      Reply-all storm enters third day, survivors reply to all
      Man reaches inbox zero, deletes account to do it
    `,
    stages: `
      Hi Anna! | Hi Anna, | Anna.
    `,
    preference: `
      Unsubscribing | Deleting it by hand since 2014
    `,
    nobody: `
      A shop where I bought one lamp in 2016: we miss you
    `,
  },
};
