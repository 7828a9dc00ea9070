import { withOwn, type Catalogue, type Match, type Room, type RoomEvent, type Verdict } from '@deadpan/game';
import type { FamilyLevel, MatchId, RoomId, Still } from '@deadpan/protocol';
import type { CaptionToJudge } from '../../ports/judge.ts';
import type { Log } from '../../ports/log.ts';
import type { Nodes } from '../../ports/nodes.ts';
import { masked } from '../family/masked.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** A judge that may say in the log which arena asked. */
interface ArenasJudge {
  judge(still: Still, captions: readonly CaptionToJudge[], room: RoomId): Promise<Verdict>;
}

/** Who judges captions. */
export interface Judges {
  /** Asked at most once per match, by whoever saves the first reveal: that save is made once, however many nodes there are and however often they start. */
  first: ArenasJudge;
  /** Asked when that one may be lost with its process: it costs nothing. */
  again: ArenasJudge;
  /** Loads what judging needs, ahead of the captions: on a busy machine that takes longer than a match waits for a verdict. */
  warmUp(): void;
}

interface Asked {
  matchId: MatchId;
  /** Null: there will be none. */
  verdict: Promise<Verdict | null>;
  isTelling: boolean;
}

/** The match whose captions wait for a verdict, or null. */
function waiting({ match }: Room): (Match & { round: { phase: 'revealing' | 'judging' } }) | null {
  if (!match || (match.round.phase !== 'revealing' && match.round.phase !== 'judging') || match.round.verdict) return null;
  return { ...match, round: match.round };
}

/** A judge that is a language model knows nothing of the arena's level. */
function spared(verdict: Verdict, family: FamilyLevel): Verdict {
  const scores = Object.entries(verdict.scores).map(([id, { score, reason }]) => [id, { score, reason: masked(reason, family) }] as const);
  return { ...verdict, scores: Object.fromEntries(scores) };
}

const isFirstReveal = (events: readonly RoomEvent[]): boolean =>
  events.some((event) => event.type === 'caption_revealed' && event.number === 1);

/**
 * Asks the judge once per match, as soon as its captions are revealed, and tells the room what it says (R3-5). Whoever did not save the first reveal
 * asks the judge that costs nothing: a process that took the room up after a restart, and, of several nodes, the one that saves that all are
 * revealed while no verdict has come, for the node that asked may be gone. By then its language model has answered or is given up (6 s,
 * as long as one caption is shown). A judge that fails costs a warning: then the laughter decides alone.
 */
export function callJudge(
  rooms: Rooms,
  judges: Judges,
  catalogue: Catalogue,
  log: Log,
  { areSeveral }: Pick<Nodes, 'areSeveral'>,
): { close(): void } {
  const asked = new Map<RoomId, Asked>();
  let isClosed = false;

  async function ask(
    { id: room, settings }: Room,
    { still, round, own }: NonNullable<ReturnType<typeof waiting>>,
    judge: Judges['first'],
  ): Promise<Verdict | null> {
    try {
      const known = still === null ? undefined : withOwn(catalogue, own).still(still);
      const shown: Still = known ?? { id: still ?? '', url: '', alt: '', title: '' };
      const verdict = await judge.judge(
        shown,
        round.captions.map(({ by, text }) => ({ id: by, text })),
        room,
      );
      return spared(verdict, settings.family);
    } catch (error) {
      if (!isClosed) log.warn({ err: error, room }, 'the judge said nothing: the laughter decides alone');
      return null;
    }
  }

  async function tell(room: RoomId, entry: Asked): Promise<void> {
    if (entry.isTelling) return;
    entry.isTelling = true;
    const verdict = await entry.verdict;
    if (!verdict || isClosed) return;
    try {
      await rooms.perform(room, { type: 'judge', matchId: entry.matchId, verdict });
    } catch (error) {
      // The room's next save brings it here again.
      entry.isTelling = false;
      if (!isClosed) log.warn({ err: error, room }, "the judge's verdict could not be saved");
    }
  }

  rooms.onForgotten((id) => void asked.delete(id));
  rooms.onSaved(({ room }, events, how) => {
    if (!isClosed && how === 'saved' && room.match?.round.phase === 'writing') judges.warmUp();
    const match = waiting(room);
    if (!match || isClosed) {
      asked.delete(room.id);
      return;
    }
    const known = asked.get(room.id);
    if (known?.matchId === match.id) return void tell(room.id, known);
    const isFirst = how === 'saved' && isFirstReveal(events);
    if (areSeveral && !isFirst && (how === 'learnt' || match.round.phase !== 'judging')) return;
    const verdict = ask(room, match, isFirst ? judges.first : judges.again);
    const entry = { matchId: match.id, verdict, isTelling: false };
    asked.set(room.id, entry);
    void tell(room.id, entry);
  });

  return { close: () => void (isClosed = true) };
}
