import { viewFor, type Catalogue } from '@deadpan/game';
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
    const view = viewFor(held.room, held.version, held.room.hostId, catalogue, clock.now());
    if (view.phase !== 'starting' && view.phase !== 'playing') return;
    const now = clock.now();
    const begun = view.memes.findLastIndex((meme) => meme.starts_at !== null && meme.starts_at <= now);
    const meme = view.memes[begun];
    const name = `${view.match_id}/${view.current_play}/${begun}`;
    if (meme && called.get(id) !== name) {
      called.set(id, name);
      bus.toRoom(id, 'new_meme', { lobby_id: id, play: view.current_play, index: begun, meme });
    }
    const next = view.memes[begun + 1]?.starts_at;
    alarms.set(id, next === null || next === undefined ? null : next - now);
  }

  const alarms = createAlarms(call);
  rooms.onSaved(({ room }) => call(room.id));
  rooms.onForgotten((id) => void called.delete(id));
  return { close: () => alarms.close() };
}
