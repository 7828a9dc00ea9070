import type { UserId } from '@deadpan/protocol';
import type { Records as Store } from '../../ports/records.ts';
import type { Timeline } from './timeline.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Takes a timeline and a player; returns what it says about that player. Finished plays and rounds have rows of their own. */
function ownPart({ left, plays, turns, captions, witnessed }: Timeline, user: UserId): object {
  const caption = captions.find(({ by }) => by === user);
  return {
    left: left.includes(user),
    unfinished_plays: plays.flatMap(({ play, out, unfinished }): object[] => {
      if (!unfinished) return [];
      const own = out.find(({ who }) => who === user);
      return [{ play, out_reason: own?.reason ?? null, out_after_ms: own?.afterMs ?? null, out_over: own?.over ?? null }];
    }),
    turns: turns.flatMap(({ performer, spoke, laughs }, before): object[] => {
      const laugh = laughs.find(({ who }) => who === user);
      if (performer === user) return [{ turn: before + 1, spoke, laughs: laughs.length }];
      return laugh ? [{ turn: before + 1, reason: laugh.reason, after_ms: laugh.afterMs }] : [];
    }),
    caption: caption
      ? {
          laughter: caption.laughter,
          ...(caption.laughed !== undefined && { laughed: caption.laughed }),
          judge: caption.judge,
          score: caption.score,
        }
      : null,
    witnessed: witnessed.flatMap(({ who, play, witnesses }) => (who === user ? [{ play, witnesses }] : [])),
  };
}

/** What the records keep of a player, for the export. */
export function exportRecords(store: Pick<Store, 'of'>): (user: UserId) => Promise<object> {
  return async (user) => {
    const { rounds, captions, curves, matches } = await store.of(user);
    return {
      rounds: rounds.map(({ matchId, round, result, score, points, endedAt }) => ({
        match_id: matchId,
        round,
        result,
        score,
        points,
        ended_at: iso(endedAt),
      })),
      matches: matches.map(({ matchId, roomId, startedAt, timeline }) => ({
        match_id: matchId,
        arena: roomId,
        started_at: iso(startedAt),
        ...ownPart(JSON.parse(timeline) as Timeline, user),
      })),
      captions: captions.map(({ matchId, text, reason }) => ({ match_id: matchId, text, reason })),
      smile_curves: curves.map(({ matchId, play, points, sentAt }) => ({
        match_id: matchId,
        play,
        points: JSON.parse(points) as [number, number][],
        sent_at: iso(sentAt),
      })),
    };
  };
}
