import { describe, expect, it } from 'vitest';
import { LetterNotSent, type Handed, type Letter, type Mail } from '../../src/ports/mail.ts';
import { unique } from './unique.ts';

export interface MailUnderTest {
  mail: Mail;
  /** Every letter that arrived, as it is on the wire. */
  arrived(): Promise<string[]>;
}

export const aLetter = (changes: Partial<Letter> = {}): Letter => ({
  to: `${unique('ann')}@deadpan.example`,
  subject: 'A new secret code',
  text: 'Choose it here:\nhttps://deadpan.example/reset-password#token=abc\n',
  html: '<p><a href="https://deadpan.example/reset-password#token=abc">Choose</a></p>',
  ...changes,
});

/** Takes a letter on the wire; returns its headers unfolded and its parts with their encoding undone. */
export function opened(raw: string): { headers: string; body: string } {
  const [head = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const headers = head.replace(/\n[ \t]+/g, ' ');
  const body = rest
    .join('\n\n')
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return { headers, body };
}

/** Every adapter of the `Mail` port keeps these promises. `handed`: what it says becomes of its letters. */
export function mailContract(handed: Handed, open: () => MailUnderTest): void {
  describe('Mail', () => {
    it('hands a letter over with its sender, its one reader, its text and its page', async () => {
      const letter = aLetter();
      expect(await open().mail.send(letter)).toBe(handed);
      const raw = (await open().arrived()).map(opened).find(({ headers }) => headers.includes(letter.to));
      expect(raw?.headers).toMatch(/^From: Deadpan <no-reply@deadpan\.example>$/m);
      expect(raw?.headers).toContain(`To: ${letter.to}\n`);
      expect(raw?.headers).toContain(`Subject: ${letter.subject}\n`);
      expect(raw?.headers).toContain('Auto-Submitted: auto-generated');
      expect(raw?.body).toContain(letter.text);
      expect(raw?.body).toContain(letter.html);
    });

    it('forgets what waits for an address, again and again, and nothing else', async () => {
      const [gone, stays] = [aLetter(), aLetter()];
      for (const letter of [gone, stays]) await open().mail.send(letter);
      for (let n = 0; n < 2; n++) await open().mail.forget(gone.to.toUpperCase());
      expect((await open().arrived()).some((raw) => opened(raw).headers.includes(stays.to))).toBe(true);
    });

    it('makes no second header of what somebody typed', async () => {
      const letter = aLetter({ subject: `A secret\r\nBcc: eve@deadpan.example\r\n\r\nGood morning` });
      await open().mail.send(letter);
      const raw = (await open().arrived()).map(opened).find(({ headers }) => headers.includes(letter.to));
      expect(raw?.headers).toMatch(/^Subject: A secret/m);
      expect(raw?.headers).not.toMatch(/^Bcc:/m);
      expect(raw?.body).toContain(letter.text);
    });

    it.each(['zoe,bob@deadpan.example', 'zoe@deadpan.example;bob@deadpan.example', 'all:bob@deadpan.example', 'Bob <bob@deadpan.example>'])(
      'sends nothing to %j, which is not one reader',
      async (to) => {
        const before = (await open().arrived()).length;
        await expect(open().mail.send(aLetter({ to }))).rejects.toBeInstanceOf(LetterNotSent);
        expect(await open().arrived()).toHaveLength(before);
      },
    );
  });
}
