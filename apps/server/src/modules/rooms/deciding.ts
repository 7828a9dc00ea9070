import { decide, NOT_FOUND, type Command, type Refusal, type Room } from '@deadpan/game';
import type { RoomId } from '@deadpan/protocol';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Nodes } from '../../ports/nodes.ts';
import type { Rooms as RoomStore, SaveOutcome } from '../../ports/rooms.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AtHand, Held } from './at-hand.ts';
import type { Backlog, Transition } from './backlog.ts';
import type { Telling } from './telling.ts';
import { roomWrite } from './write.ts';

export interface Performed {
  /** The room after the command; null when there is none, or when it was too busy to be changed. */
  held: Held | null;
  refusal: Refusal | null;
  /** The room the command was decided on, when that changed it. */
  from?: Room;
}

export interface DecidingOptions {
  store: Pick<RoomStore, 'save'>;
  nodes: Pick<Nodes, 'own' | 'areSeveral'>;
  hand: AtHand;
  backlog: Backlog;
  telling: Telling;
  metrics: Metrics;
  /** Remembers a version that this node saved. */
  keep: (held: Held) => void;
  /** Reads the row. */
  learn: (id: RoomId) => Promise<Held | null>;
}

/** Both are to be called from the room's queue only, and throw `DatabaseAway`. */
export interface Deciding {
  /** Saves a transition, and only then tells it. */
  commit(id: RoomId, transition: Transition): Promise<SaveOutcome>;
  /** Decides a command that was received at a time (wall ms), again and again until it was decided on what is saved. */
  decideAndSave(id: RoomId, command: Command, receivedAt: number): Promise<Performed>;
}

const ELSEWHERE: Refusal = { code: 'IN_ANOTHER_MATCH', message: 'You have a seat in another arena.' };
const BUSY: Refusal = { code: 'UNAVAILABLE', message: 'The arena is too busy. Please try again.' };
/** After this many lost races something is wrong: every lost race means that somebody else's command was saved. */
const MOST_RACES = 50;

/** How a command becomes a saved version: decide, compare-and-swap, tell (design "The only way a room changes"). */
export function createDeciding({ store, nodes, hand, backlog, telling, metrics, keep, learn }: DecidingOptions): Deciding {
  async function commit(id: RoomId, transition: Transition): Promise<SaveOutcome> {
    const { write, before, next, events } = transition;
    const outcome = await metrics
      .timed(() => store.save(write))
      .catch((error: unknown) => {
        if (error instanceof DatabaseAway) backlog.unsure(id, transition);
        throw error;
      });
    // What others saved after it may be known already, and what happened in it with that.
    if (outcome === 'saved' && (hand.get(id)?.version ?? 0) < next.version) {
      keep(next);
      telling.tell(before, next, events, 'saved');
    }
    return outcome;
  }

  async function decideAndSave(id: RoomId, command: Command, receivedAt: number): Promise<Performed> {
    const remembered = hand.get(id);
    let held = remembered ?? (await learn(id));
    // What is remembered proves nothing where others save too: only a save, or the row as it is now, does.
    let isProof = !nodes.areSeveral || !remembered;
    for (let race = 0; race < MOST_RACES; race++) {
      if (!held) return { held: null, refusal: NOT_FOUND };
      const step = decide(held.room, command, receivedAt);
      if (step.room === held.room) {
        if (isProof) return { held, refusal: step.refusal };
      } else {
        const next = { version: held.version + 1, room: step.room };
        const write = roomWrite(step.room, { ...held, node: nodes.own }, step.events);
        const outcome = await commit(id, { write, before: held.room, next, events: step.events });
        if (outcome === 'seated_elsewhere') return { held, refusal: ELSEWHERE };
        if (outcome === 'saved') return { held: next, refusal: step.refusal, from: held.room };
      }
      held = await learn(id);
      isProof = true;
    }
    return { held: null, refusal: BUSY };
  }

  return { commit, decideAndSave };
}
