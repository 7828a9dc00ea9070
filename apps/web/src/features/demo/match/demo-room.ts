import type { Command, RoomEvent } from '@deadpan/game';
import { limits } from '@deadpan/protocol';
import type { RoomState } from '../../../engine/socket/room-types.ts';
import { createPatchStore } from '../../../engine/socket/store.ts';
import type { ReadableStore } from '../../../engine/socket/store.ts';
import { createDemoClock } from './demo-clock.ts';
import type { DemoClock } from './demo-clock.ts';
import { createDemoMatch } from './demo-match.ts';
import type { DemoMatchOptions } from './demo-match.ts';
import { GUEST } from './players.ts';

/** How often it is looked whether something is due. */
const LOOK_MS = 50;
const READING_MS = limits.detection.everyMs;

/** The arena of the demo, as screens read any arena; the referee sits in this page. */
export interface DemoRoom extends ReadableStore<RoomState> {
  readonly clock: DemoClock;
  /** Asks the rules for something in the guest's name. */
  ask(command: Command): void;
  /** Calls back with what happened; returns the way out. */
  onEvents(listener: (events: readonly RoomEvent[]) => void): () => void;
  pause(): void;
  resume(): void;
  /** Goes to the end of the running play at once. For who is out of it, or only watches. */
  skip(): void;
  /** Everybody plays again. */
  again(): void;
  close(): void;
}

interface DemoRoomOptions extends Omit<DemoMatchOptions, 'now'> {
  /** The guest's happiness now, 0 to 1: the bots see it. */
  happy: () => number;
  clock?: DemoClock;
}

/** Opens the arena and begins; it is over when `view.phase` is `round_ended`, and stands still then. */
export function createDemoRoom({ happy, clock = createDemoClock(), ...options }: DemoRoomOptions): DemoRoom {
  const match = createDemoMatch({ ...options, now: clock.now() });
  const listeners = new Set<(events: readonly RoomEvent[]) => void>();
  const { store, patch } = createPatchStore<RoomState>({
    status: 'open',
    view: match.view(clock.now()),
    readings: {},
    error: null,
    connectionError: null,
  });
  let shown = { version: match.version(), readAt: match.readAt() };

  const isOver = (): boolean => store.getState().view?.phase === 'round_ended';
  const showView = (): void => {
    patch({ view: match.view(clock.now(), clock.isPaused()) });
    // Nobody has to answer before the rules' own deadline for a rematch.
    if (isOver()) clock.pause();
  };
  const showReadings = (): void => {
    const at = performance.now();
    const play = store.getState().view?.current_play ?? 0;
    const readings = Object.entries(match.happiness()).map(([id, happiness]) => [
      id,
      { play, happy: happiness, facelessMs: 0, hidden: false, at },
    ]);
    patch({ readings: Object.fromEntries(readings) as RoomState['readings'] });
  };
  const tell = (events: readonly RoomEvent[]): void => {
    const now = { version: match.version(), readAt: match.readAt() };
    if (now.version !== shown.version) showView();
    if (now.readAt !== shown.readAt) showReadings();
    shown = now;
    if (events.length > 0) for (const listener of listeners) listener(events);
  };
  const advance = (): void => {
    if (!clock.isPaused()) tell(match.advance(clock.now(), happy()));
  };
  const timer = setInterval(advance, LOOK_MS);

  return {
    ...store,
    clock,
    ask: (command) => tell(match.ask(command, clock.now())),
    onEvents: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pause: () => {
      if (clock.isPaused() || isOver()) return;
      advance();
      clock.pause();
      showView();
    },
    resume: () => {
      if (!clock.isPaused() || isOver()) return;
      clock.resume();
      showView();
    },
    skip: () => {
      const { view } = store.getState();
      if (clock.isPaused() || view?.phase !== 'playing' || view.active_players.includes(GUEST)) return;
      const events: RoomEvent[] = [];
      while (match.view(clock.now()).phase === 'playing') {
        clock.skip(READING_MS);
        events.push(...match.advance(clock.now(), 0));
      }
      tell(events);
    },
    again: () => {
      if (!isOver()) return;
      clock.resume();
      tell(match.again(clock.now()));
    },
    close: () => {
      clearInterval(timer);
      listeners.clear();
    },
  };
}
