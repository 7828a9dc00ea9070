import type { UserId } from '@deadpan/protocol';
import { someAtOnce } from '../../async/at-once.ts';
import { everySecond } from '../../async/every-second.ts';
import { HttpFailure } from '../../http/failure.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { Suspension, Suspensions } from '../../ports/suspensions.ts';

/** Who may not enter at this moment. */
export interface Suspended {
  /** Known without asking the database: tokens of these players are refused. */
  isOut(user: UserId): boolean;
  /** Throws the 403 that says until when; asks the database, for a sign-in is rare. */
  mayEnter(user: UserId): Promise<void>;
  /**
   * Looks what holds already, and once a second what has changed, so that an operator's command is felt within a second and what the expulsion
   * takes; `expel` frees the seat and cuts the sockets. It may fail: whom it concerns is refused nevertheless, and expelled as soon as it works.
   * Throws when the database is away as it begins.
   */
  watch(expel: (user: UserId, message: string) => Promise<void>): Promise<void>;
  /** Ends the looks; resolves when the one that is under way has ended. */
  close(): Promise<void>;
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Takes a suspension; returns what its player is told. */
export function suspensionText({ until, reason }: Pick<Suspension, 'until' | 'reason'>): string {
  const length = until === null ? 'This account is suspended for good.' : `This account is suspended until ${WHEN.format(until)} UTC.`;
  return reason === null ? length : `${length} Reason: ${reason}`;
}

/** Watches the suspensions that operators write beside this server. */
export function watchSuspensions({ store, clock, log }: { store: Suspensions; clock: Clock; log: Log }): Suspended {
  const out = new Map<UserId, Suspension>();
  let seen = 0;
  let end = async (): Promise<void> => undefined;

  function isOut(user: UserId): boolean {
    const held = out.get(user);
    if (!held) return false;
    if (held.until === null || held.until > clock.now()) return true;
    out.delete(user);
    return false;
  }

  return {
    isOut,

    async mayEnter(user) {
      const held = await store.of(user, clock.now());
      if (held) throw new HttpFailure(403, suspensionText(held), { code: 'SUSPENDED' });
    },

    async watch(expel) {
      /** Who is to be expelled, and how often yet: twice, for what was asked before the token was refused may still be under way. */
      const due = new Map<UserId, { times: number; complained: boolean }>();

      /** One who cannot be expelled yet (a newer program has saved their arena, say) holds up nobody, and is tried again. Never throws. */
      async function expelOne(userId: UserId, owed: { times: number; complained: boolean }): Promise<void> {
        const held = out.get(userId);
        if (!held || !isOut(userId)) return void due.delete(userId);
        try {
          await expel(userId, suspensionText(held));
          owed.times -= 1;
          if (owed.times === 0) due.delete(userId);
        } catch (error) {
          if (!owed.complained) log.warn({ err: error, user: userId }, 'a suspended player could not be expelled yet');
          owed.complained = true;
        }
      }

      async function look(): Promise<void> {
        try {
          for (const { change, lifted, ...suspension } of await store.changesAfter(seen)) {
            const { userId } = suspension;
            if (lifted) out.delete(userId);
            else out.set(userId, suspension);
            if (isOut(userId)) due.set(userId, { times: 2, complained: false });
            seen = change;
          }
        } finally {
          // Only now: all of them are refused before the first is expelled, for that may take long.
          await someAtOnce([...due], ([userId, owed]) => expelOne(userId, owed));
        }
      }

      await look();
      end = everySecond('looking up suspensions', look, log);
    },

    close: () => end(),
  };
}
