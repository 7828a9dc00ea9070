import { decide, nextDueAt, upgraded, type Catalogue, type Command, type Refusal, type Room, type RoomEvent } from '@deadpan/game';
import { parseArenaCode, type RoomId } from '@deadpan/protocol';
import type { Bus } from '../../ports/bus.ts';
import type { Clock } from '../../ports/clock.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Log } from '../../ports/log.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Rooms as RoomStore, SaveOutcome } from '../../ports/rooms.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createAlarms } from './alarms.ts';
import { createBacklog, type Transition } from './backlog.ts';
import { createQueue } from './queue.ts';
import { messagesOf } from './wire.ts';
import { roomWrite } from './write.ts';

/** A room as this process last saw it saved. */
export interface Held {
  version: number;
  room: Room;
}

export interface Performed {
  /** The room after the command, null when there is none. */
  held: Held | null;
  refusal: Refusal | null;
}

export interface RoomsOptions {
  store: RoomStore;
  nodes: Nodes;
  clock: Clock;
  bus: Bus;
  catalogue: Catalogue;
  log: Log;
  metrics?: Metrics;
}

/** What hears of every save, after the players were told. */
export type SavedListener = (held: Held, events: readonly RoomEvent[]) => void;

/** The only way a room changes: read, decide, compare-and-swap, tell (design §2). */
export interface Rooms {
  /** Takes what is asked and when it was received (wall ms; now when absent). Throws only when the database cannot be reached. */
  perform(id: RoomId, command: Command, receivedAt?: number): Promise<Performed>;
  /** Puts a new room into the store; false when its code is taken or its host is seated elsewhere. */
  create(room: Room): Promise<boolean>;
  look(id: RoomId): Promise<Held | null>;
  /** The room if this process has it at hand. */
  peek(id: RoomId): Held | null;
  /** All rooms at hand. */
  held(): Iterable<Held>;
  onSaved(listener: SavedListener): void;
  /** What must be done before any further command, or null: used when the process has stood still. */
  guard(check: () => Promise<void> | null): void;
  /** Waits for what is under way and stops all alarms. */
  close(): Promise<void>;
}

const NOT_FOUND: Refusal = { code: 'LOBBY_NOT_FOUND', message: 'Lobby not found. It may have been deleted.' };
const ELSEWHERE: Refusal = { code: 'IN_ANOTHER_MATCH', message: 'You have a seat in another arena.' };
/** After this many lost races something is wrong: every lost race means that somebody else's command was saved. */
const MOST_RACES = 50;
const RETRY_MS = 1_000;

export function createRooms({ store, clock, bus, catalogue, log, metrics = createMetrics({ ofProcess: false }) }: RoomsOptions): Rooms {
  const atHand = new Map<RoomId, Held>();
  const queue = createQueue();
  const backlog = createBacklog();
  const listeners: SavedListener[] = [];
  let guarded: () => Promise<void> | null = () => null;
  let closing = false;
  const alarms = createAlarms((id) => {
    perform(id, { type: 'tick' }).catch((error: unknown) => {
      log.error({ err: error, room: id }, 'a timer could not be saved; trying again');
      if (!closing) alarms.set(id, RETRY_MS);
    });
  });

  async function read(id: RoomId): Promise<Held | null> {
    const known = atHand.get(id);
    if (known) return known;
    // The database need not be asked for what is no code, and PostgreSQL refuses texts with a zero in them.
    if (parseArenaCode(id) !== id) return null;
    const row = await store.load(id);
    if (!row) return null;
    const held = { version: row.version, room: upgraded(JSON.parse(row.state), row.schema) };
    if (held.room.status !== 'closed') keep(held);
    return held;
  }

  function keep(held: Held): void {
    const { room } = held;
    if (room.status === 'closed') atHand.delete(room.id);
    else atHand.set(room.id, held);
    const due = nextDueAt(room);
    if (!closing) alarms.set(room.id, due === null ? null : due - clock.now());
  }

  function tell(before: Room | null, held: Held, events: readonly RoomEvent[]): void {
    const { room, version } = held;
    const gone = (before?.players ?? []).filter(({ id }) => !room.players.some((seat) => seat.id === id));
    const part = (): void => {
      for (const { id } of gone.splice(0)) bus.part(room.id, id);
    };
    for (const { to, event, payload } of messagesOf(events, { room, version, catalogue, wall: clock.now() })) {
      // Whose seat is gone hears why, and nothing of the match that begins without them.
      if (event === 'new_game_ready') part();
      if (to === 'all') bus.toRoom(room.id, event, payload);
      else bus.toPlayer(room.id, to, event, payload);
    }
    part();
    metrics.happened(events);
    for (const listener of listeners) listener(held, events);
  }

  /** Saves a transition, and only then tells it. */
  async function commit(id: RoomId, { write, before, next, events }: Transition): Promise<SaveOutcome> {
    const outcome = await metrics
      .timed(() => store.save(write))
      .catch((error: unknown) => {
        if (error instanceof DatabaseAway) backlog.unsure(id, { write, before, next, events });
        throw error;
      });
    if (outcome === 'saved') {
      keep(next);
      tell(before, next, events);
    }
    if (outcome === 'stale') atHand.delete(id);
    return outcome;
  }

  /** The database was away (design "Database away"): first what was decided before, then the facts received meanwhile, each at its time. */
  async function settle(id: RoomId): Promise<void> {
    const behind = backlog.of(id);
    if (!behind) return;
    if (clock.now() < behind.retryAt) throw new DatabaseAway('The database was away a moment ago.');
    if (behind.unsure) await commit(id, behind.unsure);
    behind.unsure = null;
    for (let fact = behind.facts.shift(); fact; fact = behind.facts.shift()) await transition(id, fact.command, fact.receivedAt);
    backlog.settled(id);
    // The alarm was set to this retry; now it belongs to the room's timers again.
    const held = atHand.get(id);
    if (held) keep(held);
  }

  async function transition(id: RoomId, command: Command, receivedAt: number): Promise<Performed> {
    for (let race = 0; race < MOST_RACES; race++) {
      const held = await read(id);
      if (!held) return { held: null, refusal: NOT_FOUND };
      const step = decide(held.room, command, receivedAt);
      if (step.room === held.room) return { held, refusal: step.refusal };
      const next = { version: held.version + 1, room: step.room };
      const write = roomWrite(step.room, held.version, step.events);
      const outcome = await commit(id, { write, before: held.room, next, events: step.events });
      if (outcome === 'seated_elsewhere') return { held, refusal: ELSEWHERE };
      if (outcome === 'saved') return { held: next, refusal: step.refusal };
    }
    return { held: null, refusal: { code: 'UNAVAILABLE', message: 'The arena is too busy. Please try again.' } };
  }

  function perform(id: RoomId, command: Command, receivedAt = clock.now()): Promise<Performed> {
    const first = guarded();
    const attempt = async (): Promise<Performed> => {
      try {
        await settle(id);
        const performed = await transition(id, command, receivedAt);
        metrics.performed(command.type, performed.refusal?.code ?? null);
        return performed;
      } catch (error) {
        if (error instanceof DatabaseAway) {
          backlog.postpone(id, { command, receivedAt }, clock.now());
          if (!closing) alarms.set(id, RETRY_MS);
        }
        throw error;
      }
    };
    const run = () => queue.run(id, attempt);
    return first ? first.then(run) : run();
  }

  return {
    perform,
    look: (id) => queue.run(id, () => read(id)),
    peek: (id) => atHand.get(id) ?? null,
    held: () => atHand.values(),
    onSaved: (listener) => void listeners.push(listener),
    guard: (check) => {
      guarded = check;
    },
    create: (room) =>
      queue.run(room.id, async () => {
        const events: RoomEvent[] = [];
        if ((await store.save(roomWrite(room, 0, events))) !== 'saved') return false;
        const held = { version: 1, room };
        keep(held);
        tell(null, held, events);
        return true;
      }),
    async close() {
      closing = true;
      alarms.close();
      await queue.idle();
    },
  };
}
