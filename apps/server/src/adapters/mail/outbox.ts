import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { emailKey } from '@deadpan/protocol';
import { LetterNotSent, type Mail } from '../../ports/mail.ts';
import type { Clock } from '../../ports/clock.ts';
import { DAY_MS } from '../../ports/durations.ts';
import type { Log } from '../../ports/log.ts';
import { composed } from './compose.ts';

export interface OutboxOptions {
  folder: string;
  from: { name: string; address: string };
  clock: Clock;
  log: Log;
}

/** Older letters are of no use to anybody (their links last half an hour) and say who asked. */
const LETTER_LASTS_MS = DAY_MS;
/** Strangers must not fill the disk. */
const LETTERS_MAX = 200;

/** The beginning of a letter's file name: by it the files are in order of time. */
const stamp = (at: number): string => new Date(at).toISOString().replaceAll(':', '-');

/** By it a letter to an address is found, however the address had to be written in the letter. In no file name: those are logged. */
const FOR = 'X-Deadpan-For';
const mark = (address: string): string => createHash('sha256').update(emailKey(address)).digest('hex').slice(0, 16);

/** Also one that was never whole, because the process died over it: it may hold a link as well. */
const LETTER = /\.eml(\.part)?$/;

async function tidy(folder: string, now: number): Promise<void> {
  const letters = (await readdir(folder)).filter((name) => LETTER.test(name)).toSorted();
  const old = letters.filter((name, n) => n < letters.length - LETTERS_MAX || name < stamp(now - LETTER_LASTS_MS));
  for (const name of old) await rm(join(folder, name), { force: true });
}

/** A letter is there whole or not at all. */
async function putWhole(file: string, message: Parameters<typeof writeFile>[1]): Promise<void> {
  const draft = `${file}.part`;
  try {
    await writeFile(draft, message, { mode: 0o600, flag: 'wx' });
    await rename(draft, file);
  } catch (error) {
    // What cannot be removed now, the next letter clears away.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Takes the outbox's folder; returns what removes the letters to somebody whose account goes. */
export function forgottenLetters(folder: string): Pick<Mail, 'forget'> {
  return {
    forget: async (address) => {
      const letters = await readdir(folder).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
        throw error;
      });
      for (const name of letters) {
        const letter = await readFile(join(folder, name), 'utf8').catch(() => '');
        if (letter.includes(`${FOR}: ${mark(address)}`)) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/**
 * The `Mail` port without a mail server: letters become files only the owner may read, named by when they were written. The log names the
 * file and nothing in it: a letter holds a secret, and secrets are never in logs.
 */
export function outboxMail({ folder, from, clock, log }: OutboxOptions): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (letter) => {
      const options = composed(letter, from);
      try {
        const { message } = await transport.sendMail({ ...options, headers: { ...options.headers, [FOR]: mark(letter.to) } });
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const now = clock.now();
        const file = join(folder, `${stamp(now)}-${randomBytes(4).toString('hex')}.eml`);
        await putWhole(file, message);
        await tidy(folder, now);
        log.info({ file }, 'no mail server is set up: a letter waits in the outbox');
        return 'written';
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : '';
        throw new LetterNotSent(`The letter could not be put into the outbox:${code}.`);
      }
    },
    ...forgottenLetters(folder),
  };
}
