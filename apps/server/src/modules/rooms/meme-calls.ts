import { memesOf, type Catalogue } from '@deadpan/game';
import type { Bus } from '../../ports/bus.ts';
import type { Clock } from '../../ports/clock.ts';
import { createAlarms } from './alarms.ts';
import type { Rooms } from './rooms.ts';

/**
 * `new_meme` at the moment each clip of the play's schedule begins. It follows from the saved schedule and is not saved itself: a lost one
 * costs nothing, since every view carries the whole schedule.
 */
export function callMemes(rooms: Rooms, bus: Bus, clock: Clock, catalogue: Catalogue): { close(): void } {
  const called = new Map<string, string>();

  function call(id: string): void {
    const held = rooms.peek(id);
    if (!held) {
      called.delete(id);
      return;
    }
    const { match } = held.room;
    if (!match || (match.round.phase !== 'starting' && match.round.phase !== 'playing')) return;
    const { play } = match.round;
    const memes = memesOf(held.room, catalogue);
    const now = clock.now();
    const begun = memes.findLastIndex((meme) => meme.starts_at !== null && meme.starts_at <= now);
    const meme = memes[begun];
    const name = `${match.id}/${play}/${begun}`;
    if (meme && called.get(id) !== name) {
      called.set(id, name);
      bus.toRoom(id, 'new_meme', { lobby_id: id, play, index: begun, meme });
    }
    const next = memes[begun + 1]?.starts_at;
    alarms.set(id, next === null || next === undefined ? null : next - now);
  }

  const alarms = createAlarms(call);
  rooms.onSaved(({ room }) => call(room.id));
  rooms.onForgotten((id) => void called.delete(id));
  return { close: () => alarms.close() };
}
