import type { MatchRecord, RecordedPlay } from '@deadpan/protocol';

type Out = RecordedPlay['outs'][number];

/** Out by a smile over a clip of `aMatchPlay`. */
export const anOut = (user_id: string, memeId: string | null, afterMs: number): Out => ({ user_id, reason: 'smile', afterMs, memeId });

/** A play of ten seconds with two clips. */
export const aMatchPlay = (play: number, outs: Out[] = [], winner: string | null = null): RecordedPlay => ({
  play,
  winner,
  unfinished: false,
  startedAt: '2025-03-03T10:00:00Z',
  durationMs: 10_000,
  memes: [
    { id: 'cat', title: 'Cat', offset: 0, durationMs: 5_000 },
    { id: 'dog', title: 'Good Dog', offset: 5_000, durationMs: 5_000 },
  ],
  outs,
});

/** A match of round 1 that Bob won against Ann, unless told otherwise. */
export const aMatch = (change: Partial<MatchRecord> = {}): MatchRecord => ({
  id: 'm1',
  arena: '7KQ2MX',
  startedAt: '2025-03-03T10:00:00Z',
  endedAt: '2025-03-03T10:04:00Z',
  gameType: 'round1',
  result: 'winner',
  reason: 'played',
  winner: 'bob',
  tied: [],
  message: 'bob wins round 1.',
  players: [
    { id: 'bob', username: 'bob', profile_picture_url: null, result: 'won', score: 100, left: false },
    { id: 'ann', username: 'ann', profile_picture_url: null, result: 'lost', score: 0, left: false },
  ],
  rounds: [{ round: 1, result: 'winner', winner: 'bob', tied: [], scores: { bob: 1, ann: 0 }, points: { bob: 1, ann: 0 } }],
  plays: [aMatchPlay(1, [anOut('ann', 'dog', 6_000)], 'bob')],
  turns: [],
  captions: null,
  witnessed: [],
  awards: [],
  curves: [],
  mayShare: false,
  ...change,
});
