import { decide, type Catalogue, type Room, type RoomEvent } from '@deadpan/game';
import { ann, bob, cara, inComedy, laugh, leave, playing, run } from '@deadpan/game/testing';
import { DELETED_PLAYER, limits, MatchRecord } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { resultRows } from '../rooms/results.ts';
import { matchRecord } from './record.ts';
import { recordRow } from './timeline.ts';
import type { KeptMatch } from '../../ports/records.ts';

const catalogue: Catalogue = { meme: () => undefined, still: () => undefined };
const nameOf = (id: string) => ({ id, username: id === 'bob' ? DELETED_PLAYER : id.toUpperCase(), profile_picture_url: null });

function kept(room: Room, events: RoomEvent[]): KeptMatch {
  const { matches, plays } = resultRows(events, room.changedAt);
  return { results: matches, record: recordRow(room, events), plays, curves: [] };
}
const tell = (match: KeptMatch, viewer = 'ann', now = 0) =>
  MatchRecord.parse(matchRecord(match, { matchId: match.results[0]?.matchId ?? '', viewer, nameOf, catalogue, now }));

describe('the record of a match', () => {
  const players = [ann, bob, cara];
  const first = run(playing({ players, settings: { round1Plays: 3 } }), 2_000, laugh(bob), 1_000, laugh(cara), 300, 3_000, 5_000);
  const second = run(first.room, leave(cara), 4_000, laugh(bob, { play: 2 }), 300, 3_000, 5_000, 60_000, 300, 4_000);
  const match = kept(second.room, [...first.events, ...second.events]);
  const record = tell(match);

  it('tells the plays as they went, in the order of time', () => {
    expect(record.plays).toMatchObject([
      {
        play: 1,
        winner: 'ann',
        durationMs: 3_300,
        outs: [
          { user_id: 'bob', reason: 'smile', afterMs: 2_000 },
          { user_id: 'cara', afterMs: 3_000 },
        ],
      },
      {
        play: 2,
        winner: 'ann',
        durationMs: 4_300,
        outs: [
          { user_id: 'cara', reason: 'left', memeId: null },
          { user_id: 'bob', afterMs: 4_000 },
        ],
      },
      { play: 3, winner: null, durationMs: 60_300, outs: [{ user_id: 'cara', reason: 'left', afterMs: 0 }] },
    ]);
    expect(record.plays[0]?.outs[0]?.memeId).toBe(record.plays[0]?.memes[0]?.id);
    expect(record.plays[0]?.memes[0]).toMatchObject({ offset: 0, title: 'A clip that is gone' });
    expect(record.plays[2]?.memes.length).toBeGreaterThan(3);
  });

  it('[R4-3] tells of a play the match ended in the middle of, with what happened in it', () => {
    const story = run(playing({ players: [ann, bob, cara] }), 2_000, laugh(bob), 1_000, leave(cara), leave(bob));
    const cut = tell(kept(story.room, story.events));
    expect(cut).toMatchObject({ reason: 'forfeit', winner: 'ann', rounds: [{ round: 1, winner: 'ann' }] });
    expect(cut.plays).toMatchObject([
      {
        play: 1,
        winner: null,
        unfinished: true,
        durationMs: 3_000,
        outs: [
          { user_id: 'bob', reason: 'smile' },
          { user_id: 'cara', reason: 'left' },
        ],
      },
    ]);
    expect(cut.plays[0]?.memes).toHaveLength(1);
    expect(record.plays.map(({ unfinished }) => unfinished)).toEqual([false, false, false]);
  });

  it('lists the winner first and calls everybody as they are called today', () => {
    expect(record.players).toMatchObject([
      { id: 'ann', username: 'ANN', result: 'won', score: 66.7, left: false },
      { id: 'bob', username: DELETED_PLAYER, result: 'lost', score: 0, left: false },
      { id: 'cara', username: 'CARA', result: 'lost', left: true },
    ]);
    expect([record.message, tell(match, 'bob').message]).toEqual(['You win round 1.', 'ANN wins round 1.']);
    expect(record).toMatchObject({
      arena: 'ABCDEF',
      gameType: 'round1',
      winner: 'ann',
      reason: 'played',
      rounds: [{ round: 1, winner: 'ann', points: { ann: 2 } }],
    });
    expect(Date.parse(record.endedAt) - Date.parse(record.startedAt ?? '')).toBe(
      second.room.changedAt - (second.room.match?.startedAt ?? 0),
    );
  });

  it('takes curves for a while after the match', () => {
    const ended = Date.parse(record.endedAt);
    expect([0, limits.records.shareMs, limits.records.shareMs + 1].map((after) => tell(match, 'ann', ended + after).mayShare)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has no names and no captions in its timeline', () => {
    expect(match.record?.timeline).not.toMatch(/Ann|Bob|Cara/);
  });

  it('is written with the save that ends the match and with no other', () => {
    const { room, events } = decide(first.room, leave(cara), first.room.changedAt);
    expect(recordRow(room, events)).toBeNull();
    expect(recordRow(second.room, [])).toBeNull();
  });

  it('tells of a match from before there were records what its rows still say', () => {
    const earlier = tell({ ...match, record: null });
    expect(earlier).toMatchObject({
      arena: 'ABCDEF',
      startedAt: null,
      winner: 'ann',
      rounds: [{ points: { ann: 2, bob: 0, cara: 0 } }],
      turns: [],
      captions: null,
    });
    expect(earlier.plays.map(({ winner, outs }) => [winner, outs.length])).toEqual(
      record.plays.map(({ winner, outs }) => [winner, outs.length]),
    );
    expect(earlier.plays[0]).toMatchObject({ startedAt: null, memes: [] });
  });
});

describe('the record of three rounds', () => {
  const comedy = inComedy({ players: [ann, bob] });
  const order = comedy.match?.round.phase === 'calling' ? comedy.match.round.order : [];
  const [first = '', second = ''] = order;
  const turns = run(
    comedy,
    { type: 'take_microphone', by: first },
    5_000,
    { type: 'hear_laughter', by: second, turn: 1 },
    { type: 'pass_turn', by: first, turn: 1 },
    4_000,
    10_000,
    4_000,
    7_000,
    3_000,
  );
  const caption = (by: string) => ({ type: 'submit_caption', by, text: `Said ${by}.` }) as const;
  const written = run(turns.room, caption('ann'), caption('bob'));
  const revealed = written.room.match?.round.phase === 'revealing' ? written.room.match.round.captions : [];
  const ofAnn = revealed.findIndex(({ by }) => by === 'ann') + 1;
  const verdict = {
    judge: 'embedded',
    fellBack: false,
    scores: { ann: { score: 0.5, reason: 'Dry.' }, bob: { score: 0, reason: 'Wet.' } },
  };
  const judge = { type: 'judge', matchId: comedy.match?.id ?? '', verdict } as const;
  const end = run(written.room, 6_000, 6_000, { type: 'react', by: 'bob', reveal: ofAnn, laughter: 1 }, judge, 1_000, 12_000);
  const match = kept(end.room, end.events);
  const record = tell(match);

  it('has the turns with their laughs, and the captions with their scores and words', () => {
    expect(record).toMatchObject({ gameType: 'full', rounds: [{ round: 1 }, { round: 2, winner: first }, { round: 3, winner: 'ann' }] });
    expect(record.turns).toEqual([
      { performer: first, spoke: true, laughs: [{ user_id: second, reason: 'laughed', afterMs: 5_000 }] },
      { performer: second, spoke: false, laughs: [] },
    ]);
    expect(record.captions).toMatchObject({
      judge: { name: 'embedded', fell_back: false },
      scores: [
        { user_id: 'ann', text: 'Said ann.', reason: 'Dry.', laughter: 1, judge: 0.5, score: 1.1 },
        { user_id: 'bob', text: 'Said bob.', reason: 'Wet.', laughter: 0 },
      ],
    });
    expect(record.awards.map(({ key }) => key)).toEqual(expect.arrayContaining(['crowd_pleaser', 'punchline']));
    expect(record.awards.find(({ key }) => key === 'punchline')).toMatchObject({ user_id: 'ann', detail: { text: 'Said ann.' } });
  });

  it('keeps words apart from the timeline, and is told without them when they are gone', () => {
    expect(match.record?.timeline).not.toMatch(/Said|Dry|Wet/);
    const without = tell({ ...match, record: match.record && { ...match.record, captions: [] } });
    expect(without.captions?.scores.map(({ text, reason, laughter }) => [text, reason, laughter])).toEqual([['', '', 1], ['', '', 0]]); // prettier-ignore
  });
});
