import type { Refusal, Room } from '@deadpan/game';
import { limits, type UserId } from '@deadpan/protocol';
import { createLimiter } from '../../http/limiter.ts';
import type { Counters } from '../../ports/counters.ts';
import { MINUTE_MS } from '../../ports/durations.ts';
import type { Keys } from './keys.ts';

/** Keys of a player, right or wrong, at all arenas together: each costs a hash, whatever becomes of who has the right one. */
export const KEYS_PER_MINUTE = 20;

export const keysBusy: Refusal = { code: 'UNAVAILABLE', message: 'Too many people are trying keys. Please try again in a moment.' };
const tooMany = (which: string): Refusal => ({ code: 'RATE_LIMITED', message: `Too many ${which}. Wait a minute, then try again.` });

/** Takes an arena, who wants in and the key they typed; resolves to what is wrong with it, or null. */
export type KeyProblem = (room: Pick<Room, 'id' | 'keyHash'>, by: UserId, password: string | undefined) => Promise<Refusal | null>;

/** Takes what looks at keys, and who counts tries; null: nobody does. */
export function createKeyTries(keys: Pick<Keys, 'matches'>, counters: Counters | null): KeyProblem {
  const { perPlayerAndRoomPerMinute, firstPerRoomPerMinute, furtherPerRoomPerMinute } = limits.keyTries;
  const ofPlayer = createLimiter('arena-keys-by', KEYS_PER_MINUTE, MINUTE_MS, counters);
  const ownTries = createLimiter('arena-keys', perPlayerAndRoomPerMinute, MINUTE_MS, counters);
  const firstOfPlayer = createLimiter('arena-keys-first', 1, MINUTE_MS, counters);
  const firstTries = createLimiter('arena-keys-of', firstPerRoomPerMinute, MINUTE_MS, counters);
  const furtherTries = createLimiter('arena-keys-of-further', furtherPerRoomPerMinute, MINUTE_MS, counters);

  return async (room, by, password) => {
    if (room.keyHash === null) return null;
    if (!password) return { code: 'KEY_REQUIRED', message: 'Please enter the lobby password' };
    if ((await ofPlayer.take(by)) > 0) return tooMany('keys');
    const own = `${room.id} ${by}`;
    // However many tries a few accounts make, they leave the places of first tries to those who have the key.
    const isFirst = (await firstOfPlayer.take(own)) === 0;
    const ofRoom = isFirst ? firstTries : furtherTries;
    if ((await ownTries.take(own)) > 0 || (await ofRoom.take(room.id)) > 0) return tooMany('wrong keys');
    const isRight = await keys.matches(password, room.keyHash);
    if (isRight === false) return { code: 'WRONG_KEY', message: 'That is not the key of this arena.' };
    // Also of who was not looked at: that was no wrong one.
    await ofRoom.giveBack(room.id);
    if (isRight === null) {
      await ownTries.giveBack(own);
      if (isFirst) await firstOfPlayer.giveBack(own);
      return keysBusy;
    }
    for (const tries of [ownTries, firstOfPlayer]) await tries.forget(own);
    return null;
  };
}
