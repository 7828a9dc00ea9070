import { nextDueAt, type Catalogue, type Command, type Room, type RoomEvent } from '@deadpan/game';
import type { RoomId } from '@deadpan/protocol';
import { createQueue } from '../../async/queue.ts';
import type { Bus } from '../../ports/bus.ts';
import type { Clock } from '../../ports/clock.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Log } from '../../ports/log.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createAlarms } from './alarms.ts';
import { createAtHand, type Held } from './at-hand.ts';
import { createBacklog } from './backlog.ts';
import { createDeciding, type Performed } from './deciding.ts';
import { createGivingBack } from './giving-back.ts';
import { createHearing } from './hearing.ts';
import { createLearning } from './learning.ts';
import { GAP_MS } from './life.ts';
import { NewerRoom } from './newer.ts';
import { createReturning } from './returning.ts';
import { createSettling } from './settling.ts';
import { createTelling, type SavedListener } from './telling.ts';
import { roomWrite } from './write.ts';

export type { Held } from './at-hand.ts';
export type { Performed } from './deciding.ts';
export type { SavedListener } from './telling.ts';

export interface RoomsOptions {
  store: RoomStore;
  nodes: Nodes;
  clock: Clock;
  bus: Bus;
  catalogue: Catalogue;
  log: Log;
  metrics?: Metrics;
}

/** The only way a room changes: read, decide, compare-and-swap, tell (design §2). */
export interface Rooms {
  /** Takes what is asked and when it was received (wall ms; now when absent). Throws when the database cannot be reached, and what is wrong with the store. */
  perform(id: RoomId, command: Command, receivedAt?: number): Promise<Performed>;
  /** Puts a new room into the store; false when its code is taken or its host is seated elsewhere. */
  create(room: Room): Promise<boolean>;
  look(id: RoomId): Promise<Held | null>;
  /** The room if this process has it at hand; with others beside it perhaps a second old. */
  peek(id: RoomId): Held | null;
  /** All rooms at hand: alone all open ones, else at least those of this node's pages. */
  held(): Iterable<Held>;
  onSaved(listener: SavedListener): void;
  /** Calls back when a room is at hand no more although it is not closed. */
  onForgotten(listener: (id: RoomId) => void): void;
  /** Asks which rooms of this node's pages others have saved since; what was missed is told soon after. Throws when the database is away. */
  compare(): Promise<void>;
  /** Whether a newer program has saved rooms of this node's players: it should be given no more of them. */
  isOutdated(): boolean;
  /** What must be done before this command, or null: used when the process has stood still. */
  guard(check: (command: Command) => Promise<void> | null): void;
  /** Waits for what is under way and stops all alarms. */
  close(): Promise<void>;
}

const RETRY_MS = 1_000;
/** How much later than the node that saved it another node fires a timer. */
const OTHERS_LATER_MS = 250;

/** Takes the store, the clock, the pages and the other nodes; returns the rooms as this process serves them, until `close`. */
export function createRooms(options: RoomsOptions): Rooms {
  const { store, nodes, clock, bus, log, metrics = createMetrics({ ofProcess: false }) } = options;
  const hand = createAtHand();
  const queue = createQueue();
  const backlog = createBacklog();
  const returning = createReturning(clock);
  const telling = createTelling({ ...options, metrics });
  let guarded: (command: Command) => Promise<void> | null = () => null;
  let closing = false;
  let isOutdated = false;
  const alarms = createAlarms((id) => {
    perform(id, { type: 'tick' }).catch((error: unknown) => {
      if (error instanceof NewerRoom) return;
      log.error({ err: error, room: id }, 'a timer could not be saved; trying again');
      if (!closing) alarms.set(id, RETRY_MS);
    });
  }, metrics.late);
  metrics.gauge({ name: 'deadpan_rooms_behind', help: 'Arenas that wait for the database', read: () => [['all', backlog.size()]] });

  /** Remembers a version, and rings when its next timer is due. */
  function keep(held: Held, laterMs = 0): void {
    hand.keep(held, clock.now());
    const due = nextDueAt(held.room);
    if (!closing) alarms.set(held.room.id, due === null ? null : due - clock.now() + laterMs);
  }

  /** The room is served here no more; its pages are cut off, and ask for it again. */
  function giveUp(id: RoomId): void {
    hand.forget(id);
    backlog.settled(id);
    alarms.set(id, null);
    bus.scatter(id);
  }

  const learn = createLearning({
    store,
    hand,
    telling,
    keep: (held) => keep(held, nodes.areSeveral ? OTHERS_LATER_MS : 0),
    touch: (held) => hand.keep(held, clock.now()),
    onNewer(id) {
      if (!isOutdated) log.warn({ room: id }, 'a newer program has saved this room: its players are sent to another node');
      isOutdated = true;
      giveUp(id);
    },
    onGone: giveUp,
  });

  const { commit, decideAndSave } = createDeciding({ store, nodes, hand, backlog, telling, metrics, keep, learn });
  const { settle, inItsTurn } = createSettling({
    store,
    nodes,
    clock,
    hand,
    backlog,
    returning,
    givingBack: createGivingBack({ hand, nodes, clock, log, learn, decideAndSave }),
    commit,
    decideAndSave,
    keep,
  });

  const hearing = createHearing({
    store,
    hand,
    nodes,
    clock,
    bus,
    log,
    learn: (id, begins) =>
      queue.run(id, async () => {
        begins();
        await settle(id);
        await learn(id);
      }),
    leave(id) {
      // What is owed to the database is still to be saved here.
      if (backlog.of(id)) return;
      hand.forget(id);
      alarms.set(id, null);
    },
  });

  async function attempt(id: RoomId, command: Command, receivedAt: number): Promise<Performed> {
    const wasAway = backlog.of(id) !== undefined;
    try {
      await settle(id);
      const performed = await inItsTurn(id, command, receivedAt, wasAway ? 0 : GAP_MS);
      metrics.performed(command.type, performed.refusal?.code ?? null);
      return performed;
    } catch (error) {
      if (error instanceof DatabaseAway && !(error instanceof NewerRoom)) {
        // Whatever code somebody thinks of is no room that owes anything.
        const room = hand.get(id)?.room;
        if (room) backlog.postpone(room, { command, receivedAt }, clock.now());
        if (room && !closing) alarms.set(id, RETRY_MS);
      }
      throw error;
    }
  }

  function perform(id: RoomId, command: Command, receivedAt = clock.now()): Promise<Performed> {
    const run = () => queue.run(id, () => attempt(id, command, receivedAt));
    const first = guarded(command);
    return first ? first.then(run) : run();
  }

  return {
    perform,
    look: (id) => queue.run(id, async () => (nodes.areSeveral ? learn(id) : (hand.get(id) ?? learn(id)))),
    peek: (id) => hand.get(id) ?? null,
    held: hand.all,
    onSaved: telling.onSaved,
    onForgotten: hand.onForgotten,
    async compare() {
      try {
        await hearing.compare();
        returning.answered();
      } catch (error) {
        returning.failed();
        throw error;
      }
    },
    isOutdated: () => isOutdated,
    guard: (check) => {
      guarded = check;
    },
    create: (room) =>
      queue.run(room.id, async () => {
        const events: RoomEvent[] = [];
        if ((await store.save(roomWrite(room, { version: 0, room: null, node: nodes.own }, events))) !== 'saved') return false;
        const held = { version: 1, room };
        keep(held);
        telling.tell(null, held, events, 'saved');
        return true;
      }),
    async close() {
      closing = true;
      alarms.close();
      await queue.idle();
    },
  };
}
