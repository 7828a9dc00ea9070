import type { RoomView } from '@deadpan/protocol';
import { viewOf, type Bot } from './bot.ts';

/** How much of the view's phase is left now, ms of the match. Of a phase that has no end, nothing. */
export const left = ({ phase_ends_at, speed }: RoomView): number => ((phase_ends_at ?? 0) - Date.now()) * speed;

/** Takes bots in one room; returns the newest view that any of them was told. */
export function newest(bots: readonly Bot[]): RoomView {
  const [view] = bots.flatMap((bot) => bot.view() ?? []).toSorted((a, b) => b.version - a.version);
  if (!view) throw new Error('nobody has seen the room');
  return view;
}

/**
 * Takes bots whose server is away; returns what finds the first view after that in which the clock goes on, whichever of them was told it.
 * What it says is as the server had it then, however late a busy machine comes to read it.
 */
export function outageOf(bots: readonly Bot[]): () => RoomView | undefined {
  const since = bots.map(({ told }) => told.length);
  const { version } = newest(bots);
  return () =>
    bots
      .flatMap(({ told }, index) => told.slice(since[index]).map(viewOf))
      .filter((view): view is RoomView => view !== null && !view.paused && view.version > version)
      .toSorted((a, b) => a.version - b.version)[0];
}
