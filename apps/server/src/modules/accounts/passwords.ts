import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from '../../async/turns.ts';
import { HttpFailure } from '../../http/failure.ts';

/** argon2id, memory in KiB. The library's own default is argon2id; its const enum cannot be named under isolated modules. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Beyond this many waiting, a try is refused rather than answered a minute later. */
const QUEUE_MAX = 500;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is the account's; takes as long when there is no account (`stored` null). */
  matches(stored: string | null, password: string): Promise<boolean>;
}

const busy = (): HttpFailure =>
  new HttpFailure(503, 'Too many people are signing in. Please try again in a moment.', { code: 'UNAVAILABLE', retryAfterSeconds: 5 });

/** Takes how many hashes may be computed at once, so that a crowd signing in leaves room for the matches that run. */
export async function createPasswords(atOnce: number): Promise<Passwords> {
  const queued = takeTurns(atOnce, QUEUE_MAX, busy);
  const nobodys = await hash('nobody has this password', parameters);
  return {
    hash: (password) => queued(() => hash(password, parameters)),
    matches: async (stored, password) => {
      const same = await queued(() => verify(stored ?? nobodys, password));
      return stored !== null && same;
    },
  };
}
