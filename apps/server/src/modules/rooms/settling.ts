import { nextDueAt, type Command, type Room } from '@deadpan/game';
import type { RoomId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import type { AtHand, Held } from './at-hand.ts';
import { isFact, type Backlog, type Transition } from './backlog.ts';
import type { Deciding, Performed } from './deciding.ts';
import type { GivingBack } from './giving-back.ts';
import type { Returning } from './returning.ts';

export interface SettlingOptions extends Deciding {
  store: Pick<RoomStore, 'versions'>;
  nodes: Pick<Nodes, 'areSeveral'>;
  clock: Clock;
  hand: AtHand;
  backlog: Backlog;
  returning: Returning;
  givingBack: GivingBack;
  /** Sets the alarm of a version that is at hand. */
  keep: (held: Held) => void;
}

/** In which order things are decided after the database was away (design "Database away"). Both from a room's queue only; they throw `DatabaseAway`. */
export interface Settling {
  /** Saves what a room owes: first what was decided before, then the facts received meanwhile, each at its time. */
  settle(id: RoomId): Promise<void>;
  /** Decides a command in its turn; first what could not be seen meanwhile is given back. A timer may be late by so many ms. */
  inItsTurn(id: RoomId, command: Command, receivedAt: number, toleratedMs: number): Promise<Performed>;
}

/** Takes the parts the rooms are served by; returns the order in which what came while the database was away is saved and decided. */
export function createSettling(options: SettlingOptions): Settling {
  const { store, nodes, clock, hand, backlog, returning, givingBack, commit, decideAndSave, keep } = options;

  /** Throws while other nodes may still have facts to save that are older than a command. */
  async function mustBeSettled(id: RoomId): Promise<void> {
    if (!nodes.areSeveral || !returning.isUnsettled()) return;
    await store.versions([id]);
    returning.answered();
    if (returning.isUnsettled()) throw new DatabaseAway('The database was away a moment ago.');
  }

  /** Whether deciding on this room at a time (wall ms) fires timers first. */
  function firesTimers(room: Room | null | undefined, at: number): boolean {
    const due = room ? nextDueAt(room) : null;
    return due !== null && due <= at;
  }

  async function inItsTurn(id: RoomId, command: Command, receivedAt: number, toleratedMs: number): Promise<Performed> {
    // What gives time back itself knows better from when on.
    const isOutage = command.type === 'outage';
    // Only a fact that no timer comes before may be decided before the facts of other nodes.
    if (!isFact(command) || firesTimers(hand.get(id)?.room, isOutage ? command.aliveUntil : receivedAt)) await mustBeSettled(id);
    if (!isOutage) await givingBack.overdue(id, receivedAt, toleratedMs);
    return decideAndSave(id, command, receivedAt);
  }

  /** What was decided as the database went away is saved as it is, for it may have been saved already: its token says so. */
  async function commitAgain(id: RoomId, unsure: Transition): Promise<void> {
    const { before, next, write } = unsure;
    if (nodes.areSeveral && returning.isUnsettled() && firesTimers(before, next.room.changedAt)) {
      // Other nodes may hold facts that are older than its timers: unless it is saved it is decided anew, after theirs.
      if ((await store.versions([id])).get(id) === write.basedOn) return;
    }
    if ((await commit(id, unsure)) === 'saved') await givingBack.unseen(before, next);
  }

  async function settle(id: RoomId): Promise<void> {
    const behind = backlog.of(id);
    if (!behind) return;
    if (clock.now() < behind.retryAt) throw new DatabaseAway('The database was away a moment ago.');
    /** When it is away again, what was to be done is still owed. What can never be saved holds up nothing else. */
    const owed = async (job: Promise<unknown>, done: () => void): Promise<void> => {
      await job.catch((error: unknown) => {
        if (!(error instanceof DatabaseAway)) done();
        throw error;
      });
      done();
    };
    if (behind.unsure) await owed(commitAgain(id, behind.unsure), () => (behind.unsure = null));
    for (let fact = behind.facts[0]; fact; fact = behind.facts[0]) {
      // Nothing is told meanwhile, so whatever follows a deadline has begun for nobody, and so has what begins with the fact.
      const decided = inItsTurn(id, fact.command, fact.receivedAt, 0).then(({ held, from }) => held && givingBack.unseen(from, held));
      await owed(decided, () => behind.facts.shift());
    }
    backlog.settled(id);
    // The alarm was set to this retry; now it belongs to the room's timers again.
    const held = hand.get(id);
    if (held) keep(held);
  }

  return { settle, inItsTurn };
}
