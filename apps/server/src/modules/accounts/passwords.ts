import { hash, verify } from '@node-rs/argon2';
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

/** Runs at most `most` jobs at once, the rest in the order they came. */
function queueOf(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (waiting.length >= QUEUE_MAX) {
        throw new HttpFailure(503, 'Too many people are signing in. Please try again in a moment.', {
          code: 'UNAVAILABLE',
          retryAfterSeconds: 5,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Takes how many hashes may be computed at once, so that a crowd signing in leaves room for the matches that run. */
export async function createPasswords(atOnce: number): Promise<Passwords> {
  const queued = queueOf(atOnce);
  const nobodys = await hash('nobody has this password', parameters);
  return {
    hash: (password) => queued(() => hash(password, parameters)),
    matches: async (stored, password) => {
      const same = await queued(() => verify(stored ?? nobodys, password));
      return stored !== null && same;
    },
  };
}
