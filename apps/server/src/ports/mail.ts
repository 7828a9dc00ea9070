/** A letter to one person. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Why a letter could not be handed over: a word for the log, without the address or what the mail server said of it. */
export class LetterNotSent extends Error {
  override name = 'LetterNotSent';
}

/** What became of a letter: a mail server has it, or it is written down for the operator to hand over. */
export type Handed = 'sent' | 'written';

/** Where letters go. Every adapter passes `test/contracts/mail.ts`. */
export interface Mail {
  /** Resolves when the letter is out of our hands; throws `LetterNotSent`, after a bounded time. */
  send(letter: Letter): Promise<Handed>;
  /** Destroys letters to this address that wait to be handed over by the operator; what a mail server has is out of our hands. */
  forget(address: string): Promise<void>;
}
