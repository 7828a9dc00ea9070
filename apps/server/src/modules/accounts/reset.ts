import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { emailKey, limits, type ForgotPasswordAnswer, type ForgotPasswordBody, type ResetPasswordBody } from '@deadpan/protocol';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createAddressLimiter, createLimiter } from '../../http/limiter.ts';
import type { Account, AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';
import { DAY_MS, MINUTE_MS } from '../../ports/durations.ts';
import type { Log } from '../../ports/log.ts';
import { LetterNotSent, type Handed, type Mail } from '../../ports/mail.ts';
import type { PasswordResets } from '../../ports/password-resets.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { LoginAttempts } from './login-attempts.ts';
import type { Passwords } from './passwords.ts';
import { resetLetter } from './reset-letter.ts';
import type { Sessions } from './sessions.ts';

/** A forgotten password: a letter, and a new one. */
export interface Reset {
  /** Says the same, in the same time, whether there is such an account or not; the letter is written afterwards. Throws 429, 503. */
  forgot(body: ForgotPasswordBody, address: string): Promise<ForgotPasswordAnswer>;
  /** Sets the password and ends every sign-in. Throws 400 `RESET_INVALID` for a token that is unknown, used or over; 429. */
  reset(body: ResetPasswordBody, address: string): Promise<void>;
  /** Resolves when no letter is under way any more, or after a second. */
  close(): Promise<void>;
}

export interface ResetDeps {
  resets: PasswordResets;
  store: AccountStore;
  attempts: Pick<LoginAttempts, 'forget'>;
  sessions: Sessions;
  passwords: Passwords;
  mail: Mail;
  /** The address players open; never what a request says its host is, because the link leads there. */
  publicUrl: () => string;
  clock: Clock;
  metrics: Pick<Metrics, 'counter'>;
  log: Log;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

/** Letters under way; more wait for nobody. */
const UNDER_WAY_MAX = 50;
const CLOSE_MS = 1_000;
const CONTROL = /\p{Cc}/u;

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex');
const invalid = (): HttpFailure =>
  new HttpFailure(400, 'This link has been used, has run out, or never was one. Ask for a new letter.', { code: 'RESET_INVALID' });

/** The password reset service. */
export function createReset(deps: ResetDeps): Reset {
  const { resets, store, attempts, sessions, passwords, mail, publicUrl, clock, metrics, log, counters } = deps;
  const { perEmailAndNetwork, perEmailPerDay, perAddress, windowMs, lastsMs } = limits.passwordReset;
  const lettersTo = createAddressLimiter('letters-to', perEmailAndNetwork, windowMs, counters);
  const lettersOfDay = createLimiter('letters-of-day', perEmailPerDay, DAY_MS, counters);
  const lettersBeyond = createLimiter('letters-beyond', 1, lastsMs, counters);
  const lettersFrom = createAddressLimiter('letters-from', perAddress, windowMs, counters);
  const triesFrom = createAddressLimiter('resets-from', perAddress, windowMs, counters);
  const underWay = new Set<Promise<void>>();
  /** Letters since the start. */
  const counts = { sent: 0, failed: 0 };
  const counted = metrics.counter({ name: 'deadpan_letters_total', help: 'Letters, by what became of them', labels: ['outcome'] });
  // Made at once: what begins at nothing is seen to rise.
  const count = { sent: counted('sent'), written: counted('written'), failed: counted('failed') };

  async function write({ id, email, username }: Account): Promise<Handed> {
    const token = randomBytes(32).toString('base64url');
    const createdAt = Math.round(clock.now());
    await resets.keep({ userId: id, tokenHash: sha256(token), createdAt, expiresAt: createdAt + lastsMs });
    const link = `${publicUrl()}/reset-password#token=${token}`;
    const handed = await mail.send(resetLetter({ to: email, username, link, minutes: Math.round(lastsMs / MINUTE_MS) }));
    // Deleted while it was written: it is the last that says who asked.
    if (!(await store.byId(id))) await mail.forget(email);
    return handed;
  }

  /** A stranger is not told how it ended: that would say whether there is such an account. */
  function writeInBackground(account: Account): void {
    // Not before the answer is out: the first steps alone would make it a millisecond later than for an unknown address.
    const letter = setImmediate()
      .then(() => write(account))
      .then(
        (handed) => {
          counts.sent += 1;
          count[handed]();
        },
        (error: unknown) => {
          counts.failed += 1;
          count.failed();
          const why = error instanceof LetterNotSent ? { why: error.message } : { err: error };
          log.error({ ...why, ...counts }, 'a letter about a forgotten password could not be sent');
        },
      )
      .finally(() => underWay.delete(letter));
    underWay.add(letter);
  }

  /**
   * Counts a letter per e-mail address and network, so that strangers elsewhere do not use up the owner's. All networks together get so many a day at
   * once; beyond that one letter per lifetime of a link, so that the owner still has a link that works, whoever asked for it. Returns how to take it
   * back. Throws 429.
   */
  async function countLetter(email: string, address: string): Promise<() => Promise<void>> {
    const wait = (await lettersFrom.take(address)) || (await lettersTo.take(address, email));
    if (wait > 0) throw tooMany('That is enough letters for now. Please wait a while and try again.', wait);
    const ofAll = (await lettersOfDay.take(email)) === 0 ? lettersOfDay : lettersBeyond;
    const waitBeyond = ofAll === lettersBeyond ? await lettersBeyond.take(email) : 0;
    if (waitBeyond > 0) {
      throw tooMany('Many letters to this address were asked for. If it has a warrior, the link in the last one still works.', waitBeyond);
    }
    return async () => {
      await ofAll.giveBack(email);
      await lettersTo.giveBack(address, email);
      await lettersFrom.giveBack(address);
    };
  }

  const owner = async (email: string): Promise<Account | null> => (CONTROL.test(email) ? null : store.byEmail(email));

  /** Sets the password, after everything else that can fail. Returns whose it is, by their e-mail address. */
  async function used({ token, password }: ResetPasswordBody): Promise<string> {
    const tokenHash = sha256(token);
    const now = Math.round(clock.now());
    const userId = await resets.playerOf(tokenHash, now);
    const account = userId === null ? null : await store.byId(userId);
    if (!account) throw invalid();
    const passwordHash = await passwords.hash(password);
    const outcome = await resets.use({ tokenHash, userId: account.id, passwordHash, now }).catch((error: unknown) => {
      // It may have been saved all the same.
      sessions.doubt(account.id, now);
      throw error;
    });
    if (!outcome) throw invalid();
    sessions.ended(outcome.ended);
    return account.email;
  }

  return {
    forgot: async ({ email }, address) => {
      // Before anything is counted: it is nothing about this address, and passes in a moment.
      if (underWay.size >= UNDER_WAY_MAX) {
        throw new HttpFailure(503, 'Too many letters are being written. Please try again in a moment.', {
          code: 'UNAVAILABLE',
          retryAfterSeconds: 10,
        });
      }
      const takeBack = await countLetter(emailKey(email), address);
      const account = await owner(email).catch(async (error: unknown) => {
        await takeBack();
        throw error;
      });
      if (account) writeInBackground(account);
      return { message: 'If there is a warrior with this address, a letter is on its way.' };
    },

    reset: async (body, address) => {
      const wait = await triesFrom.take(address);
      if (wait > 0) throw tooMany('Too many tries. Please wait a while and try again.', wait);
      const email = await used(body).catch(async (error: unknown) => {
        if (!(error instanceof HttpFailure && error.statusCode < 500)) await triesFrom.giveBack(address);
        throw error;
      });
      await triesFrom.giveBack(address);
      await attempts.forget(email, address);
    },

    close: async () => {
      let patience: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, CLOSE_MS);
      });
      await Promise.race([Promise.all(underWay), tooLong]);
      clearTimeout(patience);
    },
  };
}
