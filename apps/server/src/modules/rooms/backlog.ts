import type { Command, Room, RoomEvent } from '@deadpan/game';
import type { RoomId } from '@deadpan/protocol';
import type { RoomWrite } from '../../ports/rooms.ts';
import type { Held } from './at-hand.ts';

/** A decided transition on its way to the database. */
export interface Transition {
  write: RoomWrite;
  before: Room | null;
  next: Held;
  events: readonly RoomEvent[];
}

interface Fact {
  command: Command;
  receivedAt: number;
}

/** What one room owes the database. */
export interface Behind {
  /** Until then nothing is tried: a crowd of commands would only wait for the database one after the other. */
  retryAt: number;
  /** Perhaps saved: to be tried again as it is, for its own token then says so. */
  unsure: Transition | null;
  facts: Fact[];
}

/** What is true at its time of receipt and worth nothing later, when its play, turn or round is over: the others are asked again by whoever wants them. */
const FACTS: ReadonlySet<Command['type']> = new Set([
  'laugh',
  'drop',
  'mark_absent',
  'outage',
  'take_microphone',
  'hear_laughter',
  'submit_caption',
  'react',
  'judge',
  'witness',
]);
/** Takes a command; returns whether it says what was true as it was received, and is kept for the database. */
export const isFact = ({ type }: Command): boolean => FACTS.has(type);

/** What a page may say in ever another way about what happened once. The first that was received counts, as it does in the rules. */
const DETAILS: ReadonlySet<string> = new Set(['capturedAt', 'text', 'laughter', 'verdict']);
const told = (command: Command): string => JSON.stringify(command, (name, value: unknown) => (DETAILS.has(name) ? undefined : value));

const MOST_FACTS = 64;
/** Of one player, who may say of any play, turn or session what they like: more than is true while a database is away. */
const MOST_FACTS_OF_ONE = 8;
const PAUSE_MS = 500;

/** What waits for the database while it is away, per room (design "Database away"). Rooms that owe nothing are not in it. */
export function createBacklog() {
  const rooms = new Map<RoomId, Behind>();

  function behind(id: RoomId): Behind {
    const known = rooms.get(id) ?? { retryAt: 0, unsure: null, facts: [] };
    rooms.set(id, known);
    return known;
  }

  return {
    of: (id: RoomId): Behind | undefined => rooms.get(id),
    unsure(id: RoomId, transition: Transition): void {
      behind(id).unsure = transition;
    },
    /**
     * A command failed at `now` on a room; a fact is kept with its time of receipt, once however often it is repeated, and few of one player. What
     * somebody says who has no seat there is not.
     */
    postpone({ id, players }: Pick<Room, 'id' | 'players'>, { command, receivedAt }: Fact, now: number): void {
      const room = behind(id);
      // What fails within the pause was not tried: else whoever asks often enough would put off the next try for ever.
      if (now >= room.retryAt) room.retryAt = now + PAUSE_MS;
      if (!isFact(command) || room.facts.length >= MOST_FACTS) return;
      if ('by' in command && !players.some((seat) => seat.id === command.by)) return;
      const said = told(command);
      if (room.facts.some((fact) => told(fact.command) === said)) return;
      const ofTheSame = 'by' in command ? room.facts.filter((fact) => 'by' in fact.command && fact.command.by === command.by) : [];
      if (ofTheSame.length < MOST_FACTS_OF_ONE) room.facts.push({ command, receivedAt });
    },
    settled: (id: RoomId): void => void rooms.delete(id),
    /** How many rooms owe the database something. */
    size: (): number => rooms.size,
  };
}
export type Backlog = ReturnType<typeof createBacklog>;
