import type { SendMailOptions } from 'nodemailer';
import { LetterNotSent, type Letter } from '../../ports/mail.ts';

/** What would make a list or something else of an address. */
const SEVERAL = /[\s"(),:;<>[\]\\\p{Cc}]/u;

/** Takes a letter and who sends it; returns it as nodemailer wants it: one reader, nothing fetched. Throws `LetterNotSent` for what is not one address. */
export function composed(letter: Letter, from: { name: string; address: string }): SendMailOptions {
  if (SEVERAL.test(letter.to)) throw new LetterNotSent('The letter has not one address.');
  return {
    from,
    to: { name: '', address: letter.to },
    envelope: { from: from.address, to: [letter.to] },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    // Nobody's holiday notice answers a letter like this.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
