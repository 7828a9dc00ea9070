import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { ann, bob, cara, connect, drop, laugh, leave, NOW, only, playing, run, starting } from '../testing/index.ts';

const three = () => playing({ players: [ann, bob, cara] });

describe('leaving a match', () => {
  it('[R1-13] is leaving the play, and the match goes on', () => {
    expect(decide(three(), leave(cara), NOW + 1_000)).toMatchObject({
      room: {
        status: 'playing',
        match: {
          roster: [{ left: false }, { left: false }, { left: true }],
          round: { phase: 'playing', out: [{ who: 'cara', reason: 'left' }] },
        },
      },
      events: [
        { type: 'left', who: { id: 'cara' }, during: 'match' },
        { type: 'eliminated', who: { id: 'cara' }, play: 1, reason: 'left' },
      ],
    });
  });

  it('[R1-13] the single player left over has won the match at once, in any phase', () => {
    for (const room of [starting(), playing(), run(playing(), 60_300).room]) {
      expect(decide(room, leave(ann), room.changedAt)).toMatchObject({
        room: { status: 'finished', hostId: 'bob', match: { result: { result: 'winner', reason: 'forfeit', winner: 'bob' } } },
        events: [
          { type: 'left' },
          { type: 'round_decided' },
          { type: 'match_ended', reason: 'forfeit', winner: { id: 'bob' } },
          { type: 'host_changed' },
        ],
      });
    }
  });

  it('[R1-13] whoever left cannot win, however many plays were won before', () => {
    const ahead = run(three(), laugh(ann), laugh(bob), 300).room;
    expect(ahead.match?.wins).toMatchObject({ cara: 1 });
    const { events } = run(ahead, leave(cara), 200_000);
    expect(only(events, 'match_ended')).toMatchObject([
      {
        result: 'complete_draw',
        winner: null,
        outcomes: [{ result: 'draw' }, { result: 'draw' }, { userId: 'cara', result: 'lost', wins: 1 }],
      },
    ]);
  });

  it('[R1-13] the last of three to stay in the play wins it when another leaves', () => {
    const { room } = run(three(), laugh(ann), 1_000, leave(bob), 300);
    expect(room.match).toMatchObject({ playWinners: ['cara'], round: { phase: 'play_ended' } });
  });
});

describe('being the only one here', () => {
  it('[R1-14] for 30 s wins the match, not for less', () => {
    const room = three();
    const { room: almost } = run(room, drop(room, ann), 5_000, drop(room, cara), 29_998);
    expect(almost.status).toBe('playing');
    expect(decide(almost, { type: 'tick' }, NOW + 35_000)).toMatchObject({
      room: { status: 'finished', match: { result: { result: 'winner', reason: 'forfeit', winner: 'bob' } } },
      events: [{ type: 'round_decided' }, { type: 'match_ended', outcomes: [{ result: 'lost' }, { result: 'won' }, { result: 'lost' }] }],
    });
  });

  it('[R1-14] one who comes back in time prevents it', () => {
    const room = playing({ settings: { round1Duration: 180 } });
    expect(run(room, drop(room, ann), 29_000, connect(ann), 60_000).room.status).toBe('playing');
  });

  it('[R1-14] the first one back after nobody was here has not won yet', () => {
    const room = playing({ settings: { round1Duration: 180 } });
    const back = run(room, drop(room, ann), drop(room, bob), 40_000, connect(ann));
    expect(back.room.status).toBe('playing');
    expect(run(back.room, 10_000, connect(bob), 60_000).room.status).toBe('playing');
    expect(run(back.room, 30_000).room).toMatchObject({
      status: 'finished',
      match: { result: { winner: 'ann' } },
      rematch: { until: 6_500 + 100_000 },
    });
  });

  it('[R1-14] counts while everybody is waited for, too', () => {
    const room = starting();
    expect(run(room, drop(room, bob), 30_000).room).toMatchObject({ status: 'finished', match: { result: { winner: 'ann' } } });
  });

  it('[R1-14] an outage of the server does not count', () => {
    const room = playing({ settings: { round1Duration: 180 } });
    const restarted = decide(room, { type: 'outage', aliveUntil: NOW, allAway: true }, NOW + 90_000).room;
    expect(run(restarted, connect(ann), 34_000).room.status).toBe('playing');
    expect(run(restarted, connect(ann), 35_000).room.status).toBe('finished');
  });
});
