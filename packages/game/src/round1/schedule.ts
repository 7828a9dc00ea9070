import { shuffle } from '../chance.ts';
import type { Match, Slot } from '../match.ts';
import type { Room } from '../room.ts';

/** Takes a deck's order; returns it with `last` not in front, so that no clip is shown twice in succession. */
function notFirst(order: string[], last: string | undefined): string[] {
  const [first, ...rest] = order;
  return first !== undefined && first === last && rest.length > 0 ? [...rest, first] : order;
}

/** R1-4: the clips of a play in seeded order, none repeated until the deck is exhausted, enough to fill the play. */
export function planPlay(room: Room, match: Match): { schedule: Slot[]; queue: string[]; seed: number } {
  const schedule: Slot[] = [];
  let { queue } = match;
  let { seed } = room;
  let offset = 0;
  let last = 'schedule' in match.round ? match.round.schedule.at(-1)?.id : undefined;
  while (offset < match.durationMs) {
    if (queue.length === 0) {
      const [order, next] = shuffle(
        seed,
        match.deck.map(({ id }) => id),
      );
      seed = next;
      queue = notFirst(order, last);
    }
    const [id, ...rest] = queue;
    const clip = match.deck.find((entry) => entry.id === id);
    queue = rest;
    if (!clip) continue;
    schedule.push({ id: clip.id, offset, durationMs: clip.durationMs });
    last = clip.id;
    offset += Math.max(1, clip.durationMs);
  }
  return { schedule, queue, seed };
}
