import type { Letter } from '../../ports/mail.ts';

export interface ResetLetterOptions {
  to: string;
  username: string;
  /** The link with the token. */
  link: string;
  minutes: number;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A name that a mail program would turn into a link is not put into a letter of ours: anybody can choose a name and type somebody's address. */
const shown = (username: string): string => (/[./:@\\]/.test(username) ? 'a warrior with this address' : `the warrior "${username}"`);

/** The letter about a forgotten secret code, as text and as simple HTML. */
export function resetLetter({ to, username, link, minutes }: ResetLetterOptions): Letter {
  const who = shown(username);
  const asked = `Somebody, presumably you, asked Deadpan for a new secret code for ${who}.`;
  const lasts = `The link works once, and for ${minutes} minutes. A new secret code ends it, and every other such link. It also ends every sign-in, wherever it is, and the connection to a Google account with another address.`;
  const notYou =
    'If it was not you, do nothing. Nothing has changed, and nobody can change it without this letter. Keep a straight face and delete it.';
  return {
    to,
    subject: 'A new secret code for Deadpan',
    text: [
      asked,
      `Choose it here:\n${link}`,
      lasts,
      notYou,
      '-- \nDeadpan. This letter was written by a machine, which did not smile.',
      '',
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body>',
      `<p>${escaped(asked)}</p>`,
      `<p><a href="${escaped(link)}">Choose a new secret code</a></p>`,
      `<p>${escaped(lasts)}</p>`,
      `<p>${escaped(notYou)}</p>`,
      '<p>Deadpan. This letter was written by a machine, which did not smile.</p>',
      '</body></html>',
    ].join('\n'),
  };
}
