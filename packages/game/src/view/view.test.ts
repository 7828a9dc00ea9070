import { RoomView } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { EndReason, Match, MatchResult } from '../match.ts';
import type { Room } from '../room.ts';
import type { OwnMemes } from '../match.ts';
import { aCatalogue } from '../testing/catalogue.ts';
import {
  ann,
  aReadyRoom,
  aRoom,
  bob,
  cara,
  countingDown,
  drop,
  laugh,
  leave,
  NOW,
  only,
  playing,
  run,
  starting,
} from '../testing/index.ts';
import { resultMessage } from './result.ts';
import { viewFor } from './view.ts';

const see = (room: Room, wall = room.changedAt, viewer = ann.id) => viewFor(room, 3, viewer, aCatalogue, wall);

describe('who is seen', () => {
  it('[R0-18] the seated of a waiting arena, with the crown and who is ready', () => {
    const room = run(aRoom(), { type: 'set_ready', by: bob.id, ready: true }).room;
    expect(see(room)).toMatchObject({
      version: 3,
      lobby_id: 'ABCDEF',
      status: 'waiting',
      host_id: 'ann',
      you: 'ann',
      players: [
        { user_id: 'ann', username: 'Ann', is_host: true, is_ready: false, connected: true },
        { user_id: 'bob', username: 'Bob', is_host: false, is_ready: true, connected: true },
      ],
      match_id: null,
      phase: null,
      memes: [],
    });
  });

  it('[R0-18] the players of a match, with wins, who is out and why, and those who left', () => {
    const { room } = run(playing({ players: [ann, bob, cara] }), laugh(bob), leave(cara));
    expect(see(room)).toMatchObject({
      players: [
        { user_id: 'ann', is_eliminated: false, out_reason: null, left: false },
        { user_id: 'bob', is_eliminated: true, out_reason: 'smile', left: false },
        { user_id: 'cara', is_eliminated: true, out_reason: 'left', left: true, connected: false },
      ],
      active_players: ['ann'],
      eliminated_players: ['bob', 'cara'],
      active_players_count: 1,
      eliminated_players_count: 2,
      total_players: 3,
    });
  });

  it('[R0-18] never the key, of which only is told that there is one', () => {
    const view = see(aRoom({ keyHash: 'argon2-of-the-key' }));
    expect(view.is_private).toBe(true);
    expect(JSON.stringify(view)).not.toContain('argon2');
    expect(RoomView.safeParse(view).error).toBeUndefined();
  });

  it('[R0-18] the id of the deck only whoever wears the crown, for whoever has it sees the deck; its name everybody', () => {
    const room: Room = { ...aRoom({ settings: { deck: 'deck-of-goats' } }), deckName: 'Goats' };
    const told = (by: Room) => [ann, bob].map(({ id }) => see(by, NOW, id)).map((view) => [view.settings.deck, view.deck_name]);
    expect(told(room)).toEqual([
      ['deck-of-goats', 'Goats'],
      ['built-in', 'Goats'],
    ]);
    expect(told(run(room, leave(ann)).room)).toEqual([
      ['built-in', 'Goats'],
      ['deck-of-goats', 'Goats'],
    ]);
    expect(JSON.stringify(see(room, NOW, bob.id))).not.toContain('deck-of-goats');
  });
});

describe('what a player brought along', () => {
  const meme = {
    url: '/media/decks/a.webm',
    webm_url: null,
    subtitles_url: null,
    poster_url: null,
    title: 'Goat',
    alt: '',
    duration: 9_000,
    type: 'video',
  } as const;
  const own: OwnMemes = {
    memes: { goat: { id: 'goat', ...meme } },
    stills: { hat: { id: 'hat', url: '/media/decks/b.webp', alt: 'A hat.', title: 'Hat' } },
  };
  const none = { meme: () => undefined, still: () => undefined };
  const begun = (options = {}) => {
    const room = aReadyRoom({ settings: { deck: 'd1', maxRounds: 3, round1Plays: 1 }, ...options });
    return run(room, { type: 'start', by: ann.id, deck: [{ id: 'goat', durationMs: 9_000 }], stills: ['hat'], own }, 1_500, 5_000).room;
  };

  it('[R0-25] is shown as it was when the match was started, whatever the catalogue knows', () => {
    const room = begun();
    const view = viewFor(room, 3, ann.id, none, room.changedAt);
    expect(view.memes.map(({ id, url, title }) => ({ id, url, title }))).toEqual(
      Array.from({ length: 7 }, () => ({ id: 'goat', url: meme.url, title: 'Goat' })),
    );
    expect(RoomView.safeParse(view).error).toBeUndefined();
  });

  it('[R0-25] is still there in the rematch', () => {
    let room = begun({ settings: { deck: 'd1', maxRounds: 1, round1Plays: 1 } });
    room = run(room, laugh(bob), 300, 20_000, { type: 'play_again', by: ann.id }, { type: 'play_again', by: bob.id }).room;
    expect(room.match?.own).toEqual(own);
  });
});

describe('what is seen of the time', () => {
  it('[R0-18] when the phase ends, in server time, and how long that is', () => {
    expect(see(playing(), NOW + 10_000)).toMatchObject({
      phase: 'playing',
      paused: false,
      phase_ends_at: NOW + 60_000,
      phase_remaining_ms: 50_000,
    });
    expect(see(playing({ speed: 20 }), NOW + 100)).toMatchObject({ phase_ends_at: NOW + 3_000, phase_remaining_ms: 58_000, speed: 20 });
  });

  it('[R0-18] the 30 s of waiting for all become 1.5 s once all are able', () => {
    const room = starting();
    expect(see(room).phase_remaining_ms).toBe(1_500);
    expect(see(run(room, drop(room, bob)).room).phase_remaining_ms).toBe(30_000);
  });

  it('[R0-18] while the clock stands there are no moments, and the rest does not shrink', () => {
    const room = decide(playing(), { type: 'outage', aliveUntil: NOW + 10_000, allAway: true }, NOW + 90_000).room;
    const view = see(room, NOW + 93_000);
    expect(view).toMatchObject({ paused: true, phase_ends_at: null, phase_remaining_ms: 50_000 });
    expect(view.memes.map(({ starts_at }) => starts_at)).toEqual(view.memes.map(() => null));
  });

  it('spec §3 Entities: [R1-6] all memes of the play are seen from the countdown on, the first one at its end [3.20]', () => {
    const view = see(countingDown());
    expect(view.memes.length).toBeGreaterThan(4);
    expect(view.memes.map(({ starts_at, offset }) => (starts_at ?? 0) - offset)).toEqual(view.memes.map(() => NOW + 5_000));
  });
});

describe('results', () => {
  it('[R1-11] the winner of a play is seen while it is shown', () => {
    const { room } = run(playing(), laugh(ann), 300);
    expect(see(room).play_result).toEqual({
      play: 1,
      result: 'winner',
      winner: { user_id: 'bob', username: 'Bob' },
      message: 'Bob won the play!',
      is_final_play: false,
    });
    expect(see(run(playing(), laugh(ann)).room).play_result).toBeNull();
    expect(see(run(playing(), 60_300).room).play_result).toMatchObject({ result: 'draw', winner: null });
  });

  it('[R1-12] the last play is called so, also when it is the last one for want of cameras', () => {
    const dark = run(countingDown({ settings: { round1Plays: 5 } }), { type: 'set_camera', by: bob.id, ready: false }, 5_000);
    expect(see(dark.room).play_result).toMatchObject({ play: 1, is_final_play: false });
    const again = run(dark.room, 3_000, 5_000);
    expect(only(again.events, 'play_ended')).toMatchObject([{ play: 2, final: true }]);
    expect(see(again.room).play_result).toMatchObject({ play: 2, is_final_play: true });
    const last = run(playing({ settings: { round1Plays: 1 } }), laugh(ann), 300).room;
    expect(see(last).play_result).toMatchObject({ play: 1, is_final_play: true });
  });

  it('[R1-18] the result of the match is seen by each from their own side', () => {
    const { room } = run(playing({ settings: { round1Plays: 1 } }), laugh(ann), 300, 4_000);
    expect(see(room, room.changedAt, bob.id)).toMatchObject({
      phase: 'round_ended',
      match_result: {
        result: 'winner',
        winner: { user_id: 'bob', username: 'Bob' },
        winners: [{ user_id: 'bob' }],
        is_tie: false,
        isCurrentPlayerWinner: true,
        wins: { ann: 0, bob: 1 },
        play_winners: ['bob'],
        allPlayers: [{ status: 'eliminated' }, { status: 'winner' }],
      },
      rematch: { accepted: [], ends_at: NOW + 34_300 },
    });
    expect(see(room).match_result?.isCurrentPlayerWinner).toBe(false);
  });

  it.each([
    ['draw', 'winner'],
    ['complete_draw', 'eliminated'],
  ] as const)('spec §3 Game result: in a %s all who are tied are tied, and each is shown as %s [3.18]', (result, status) => {
    const { match, ...room } = playing();
    const tied = ['ann', 'bob'];
    const over = match && { ...match, result: { result, reason: 'played' as const, winner: null, tied } };
    const seen = see({ ...room, match: over }).match_result;
    expect(seen).toMatchObject({ is_tie: true, winner: null, winners: [{ user_id: 'ann' }, { user_id: 'bob' }] });
    expect(seen?.allPlayers).toMatchObject([{ status }, { status }]);
  });

  it('[R1-22] who won is told so, and the others who it was', () => {
    const match = playing().match as Match;
    const told = (viewer: string, reason: EndReason) =>
      resultMessage({ ...match, result: { result: 'winner', reason, winner: 'bob', tied: [] } }, viewer);
    expect(told('ann', 'played')).toBe('Bob wins round 1.');
    expect([told('bob', 'played'), told('bob', 'forfeit'), told('bob', 'nobody_able')]).toEqual([
      'You win round 1.',
      'You are the last one here and win the match.',
      'Two plays in a row had fewer than two working cameras. You win with the plays won before.',
    ]);
  });

  it('[R1-22] every end has its words', () => {
    const match = playing().match as Match;
    const told = (result: MatchResult['result'], reason: EndReason, winner: string | null, playWinners: Match['playWinners'] = []) =>
      resultMessage({ ...match, playWinners, result: { result, reason, winner, tied: [] } });
    expect(resultMessage(match)).toBe('');
    expect([
      told('winner', 'played', 'bob'),
      told('winner', 'forfeit', 'bob'),
      told('draw', 'played', null),
      told('complete_draw', 'played', null),
      told('complete_draw', 'played', null, ['cara']),
      told('winner', 'nobody_able', 'bob', ['bob', null, null]),
      told('complete_draw', 'nobody_able', null),
      told('complete_draw', 'abandoned', null),
    ]).toEqual([
      'Bob wins round 1.',
      'Bob is the last one here and wins the match.',
      "It's a tie.",
      'Nobody won a play. A perfectly straight draw.',
      'Whoever won a play has left. Nobody wins.',
      'Two plays in a row had fewer than two working cameras. Bob wins with the plays won before.',
      'Two plays in a row had fewer than two working cameras. The match is over without a winner.',
      'Everybody left. The match is over without a winner.',
    ]);
  });
});
