import { withOwn, type Catalogue } from '@deadpan/game';
import {
  limits,
  type CurveBody,
  type MatchesAnswer,
  type MatchesQuery,
  type MatchId,
  type MatchRecord,
  type UserId,
} from '@deadpan/protocol';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import { readPlace, writePlace } from '../../http/place.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';
import { MINUTE_MS } from '../../ports/durations.ts';
import type { HistoryPlace, KeptMatch, OwnMatch, Records as Store } from '../../ports/records.ts';
import type { PlayersDecks } from '../lobbies/deck-choice.ts';
import { oneDecimal } from '../stats/shares.ts';
import { namesOf, ranked } from './people.ts';
import { matchRecord, shownIn, timelineIn } from './record.ts';
import type { RunningMatch } from './running.ts';

export interface RecordsDeps {
  store: Store;
  accounts: Pick<AccountStore, 'publicByIds'>;
  catalogue: Catalogue;
  decks: Pick<PlayersDecks, 'known'>;
  running: (user: UserId) => Promise<RunningMatch | null>;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

/** What remains of matches, for those who played them. */
export interface Records {
  /** A page of the matches the player played, the newest first. */
  history(user: UserId, query: MatchesQuery): Promise<MatchesAnswer>;
  /** 404 for whoever did not play it. */
  record(user: UserId, matchId: MatchId): Promise<MatchRecord>;
  /** Keeps the player's own smile curve of one play. Throws 404, 409 `TOO_LATE`, 409 `NOT_YET`, 429. */
  share(user: UserId, matchId: MatchId, curve: CurveBody): Promise<void>;
  /** Deletes the player's own curves of a match. */
  unshare(user: UserId, matchId: MatchId): Promise<void>;
}

const { perPage, shareMs, curvesPerMinute } = limits.records;

const notFound = (): HttpFailure => new HttpFailure(404, 'There is no such match among yours.');

/** A page's place: when a match ended, and which one. */
function placeOf(before: string | undefined): HistoryPlace | null {
  const place = readPlace(before);
  return place && { endedAt: place.at, matchId: place.id };
}

const nextOf = ({ endedAt, matchId }: OwnMatch): string => writePlace({ at: endedAt, id: matchId });

/** Three decimals are more than a face has to say. */
const tidy = (points: CurveBody['points']): CurveBody['points'] => points.map(([ms, value]) => [ms, Math.round(value * 1000) / 1000]);

/** The service of what remains of matches. Failures are `HttpFailure`s. */
export function createRecords({ store, accounts, catalogue, decks, running, clock, counters }: RecordsDeps): Records {
  const curves = createLimiter('curves', curvesPerMinute, MINUTE_MS, counters);

  async function mine(user: UserId, matchId: MatchId): Promise<KeptMatch | null> {
    const kept = await store.match(matchId);
    return kept?.results.some(({ userId }) => userId === user) ? kept : null;
  }

  /** The last play a curve may be about: of the match that runs, or of one that ended a moment ago. */
  async function lastPlay(user: UserId, matchId: MatchId): Promise<number> {
    const kept = await mine(user, matchId);
    if (kept) {
      const endedAt = Math.max(...kept.results.map((row) => row.endedAt));
      if (clock.now() > endedAt + shareMs) throw new HttpFailure(409, 'That match has been over for too long.', { code: 'TOO_LATE' });
      return Math.max(0, ...timelineIn(kept).plays.map(({ play }) => play));
    }
    const present = await running(user);
    if (present?.matchId !== matchId) throw notFound();
    return present.play;
  }

  return {
    async history(user, { before, type }) {
      const found = await store.history(user, { before: placeOf(before), gameType: type ?? null, limit: perPage + 1 });
      const page = found.slice(0, perPage);
      const results = await store.results(page.map(({ matchId }) => matchId));
      const nameOf = await namesOf(
        accounts,
        results.map(({ userId }) => userId),
      );
      const last = found.length > perPage ? page.at(-1) : undefined;
      return {
        matches: page.map(({ matchId, gameType, result, score, wins, plays, rounds, endedAt }) => ({
          id: matchId,
          endedAt: new Date(endedAt).toISOString(),
          gameType,
          result,
          score: oneDecimal(score),
          wins,
          plays,
          rounds: rounds ?? (gameType === 'round1' ? 1 : 0),
          players: ranked(results.filter((row) => row.matchId === matchId)).map((row) => ({
            ...nameOf(row.userId),
            result: row.result,
            score: oneDecimal(row.score),
          })),
        })),
        next: last ? nextOf(last) : null,
      };
    },

    async record(user, matchId) {
      const kept = await mine(user, matchId);
      if (!kept) throw notFound();
      const nameOf = await namesOf(
        accounts,
        kept.results.map(({ userId }) => userId),
      );
      const theirs = shownIn(kept).filter((id) => !catalogue.meme(id) && !catalogue.still(id));
      const shown = theirs.length > 0 ? withOwn(catalogue, await decks.known(theirs)) : catalogue;
      return matchRecord(kept, { matchId, viewer: user, nameOf, catalogue: shown, now: clock.now() });
    },

    async share(user, matchId, { play, points }) {
      const wait = await curves.take(user);
      if (wait > 0) throw tooMany('Too many curves. Please wait a moment.', wait);
      if (play > (await lastPlay(user, matchId))) throw new HttpFailure(409, 'That play was not played.', { code: 'NOT_YET' });
      const row = { matchId, userId: user, play, points: JSON.stringify(tidy(points)), sentAt: Math.round(clock.now()) };
      if (!(await store.keepCurve(row))) throw notFound();
    },

    unshare: (user, matchId) => store.dropCurves(matchId, user),
  };
}
