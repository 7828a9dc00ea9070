import { withOwn, type Catalogue, type Match, type Room, type RoomEvent, type Verdict } from '@deadpan/game';
import type { FamilyLevel, MatchId, RoomId, Still } from '@deadpan/protocol';
import type { Judge } from '../../ports/judge.ts';
import type { Log } from '../../ports/log.ts';
import type { Nodes } from '../../ports/nodes.ts';
import { masked } from '../family/masked.ts';
import type { Rooms } from '../rooms/rooms.ts';

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

/** Whether the judge is still to be asked about captions that wait, although it was already: by whoever revealed the first of them. */
function isDueAgain(round: { phase: 'revealing' | 'judging' }, events: readonly RoomEvent[]): boolean {
  return round.phase === 'judging' || events.some((event) => event.type === 'caption_revealed' && event.number === 1);
}

/**
 * Asks the judge once per match, as soon as its captions are revealed, and tells the room what it says (R3-5). A room that was taken up after a
 * restart is asked about again. Of several nodes the one asks that saved the first reveal; who saves that all are revealed, and no verdict has
 * come, asks again, for that node may be gone. A judge that fails costs a warning: then the laughter decides alone.
 */
export function callJudge(
  rooms: Rooms,
  judge: Judge,
  catalogue: Catalogue,
  log: Log,
  { areSeveral }: Pick<Nodes, 'areSeveral'>,
): { close(): void } {
  const asked = new Map<RoomId, Asked>();
  let isClosed = false;

  async function ask(
    { id: room, settings }: Room,
    { still, round, own }: NonNullable<ReturnType<typeof waiting>>,
  ): Promise<Verdict | null> {
    try {
      const known = still === null ? undefined : withOwn(catalogue, own).still(still);
      const shown: Still = known ?? { id: still ?? '', url: '', alt: '', title: '' };
      const verdict = await judge.judge(
        shown,
        round.captions.map(({ by, text }) => ({ id: by, text })),
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
    const match = waiting(room);
    if (!match || isClosed) {
      asked.delete(room.id);
      return;
    }
    const known = asked.get(room.id);
    if (areSeveral && known?.matchId !== match.id && (how === 'learnt' || !isDueAgain(match.round, events))) return;
    const entry = known?.matchId === match.id ? known : { matchId: match.id, verdict: ask(room, match), isTelling: false };
    asked.set(room.id, entry);
    void tell(room.id, entry);
  });

  return { close: () => void (isClosed = true) };
}
