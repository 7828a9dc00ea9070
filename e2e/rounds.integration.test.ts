import { describe, expect, it } from 'vitest';
import type { Bot } from './support/bot.ts';
import { decided, eventStage, heard, refusedWith, who } from './support/event-stage.ts';
import { captionOf, fullMatch, playCaptions, playComedy, playMemes, reach } from './support/full-match.ts';

/** Who is called has ten seconds of the match: five of ours. They mostly wait, so they wait side by side. */
const { players } = eventStage({ speed: 2 });
const NAMES = ['ann', 'bob', 'cara', 'dan'];

interface Stats {
  total_sessions: number;
  total_wins: number;
  game_type_breakdown: Record<string, { total_games: number; wins: number }>;
}

async function some(count: number): Promise<[Bot, Bot, ...Bot[]]> {
  return (await players(...NAMES.slice(0, count))) as [Bot, Bot, ...Bot[]];
}

describe('a match of three rounds over the real protocol', { concurrent: true }, () => {
  it.each([2, 3, 4])('%i players go from the memes over the microphone and the captions to the champion, and play again', async (count) => {
    const bots = await some(count);
    const [ann, bob] = bots;
    const lobby_id = await fullMatch(bots);
    const listeners = count - 1;

    const [first] = await playMemes(bots, ann);
    expect(first).toMatchObject({ status: 'playing', round: 1, rounds: 3, match_result: null });
    expect(first?.standings).toMatchObject([{ round: 1, result: 'winner', winner: who(ann), scores: { [ann.id]: 1, [bob.id]: 0 } }]);

    const [second] = await playComedy(bots, (_listener, performer) => performer === bob);
    expect(second?.standings[1]).toMatchObject({
      round: 2,
      result: 'winner',
      winner: who(bob),
      points: { [ann.id]: 0, [bob.id]: listeners },
      scores: { [bob.id]: 1 },
    });
    expect(second?.comedy?.turns).toHaveLength(count);
    expect(second?.comedy?.order.map(({ user_id }) => user_id).toSorted()).toEqual(bots.map(({ id }) => id).toSorted());

    const [third] = await playCaptions(bots, ann);
    expect(third?.standings[2]).toMatchObject({ round: 3, result: 'winner', winner: who(ann) });
    expect(third?.captions?.scores).toHaveLength(count);
    expect(third?.captions?.scores?.[0]).toMatchObject({ ...who(ann), text: captionOf(ann), laughter: 1 });
    // The judge's opinion is 0 where none has come in time.
    for (const { laughter, judge, score } of third?.captions?.scores ?? []) expect(score).toBeCloseTo(laughter + 0.2 * judge);

    const ended = await decided(bob);
    const message = `${ann.username} wins the match. Winner takes all.`;
    expect(ended).toMatchObject({
      status: 'finished',
      phase: 'round_ended',
      match_result: {
        result: 'winner',
        winner: who(ann),
        is_tie: false,
        isCurrentPlayerWinner: false,
        message,
        winning_caption: captionOf(ann),
      },
    });
    expect(heard(bob, 'game_finished')).toEqual([expect.objectContaining({ winner: who(ann), winning_caption: captionOf(ann), message })]);

    for (const bot of bots) {
      const { body } = await bot.http<Stats>('GET', '/analytics/user-stats');
      const wins = bot === ann ? 1 : 0;
      expect(body).toMatchObject({ total_sessions: 1, total_wins: wins, game_type_breakdown: { full: { total_games: 1, wins } } });
    }

    const since = bob.told.length;
    for (const bot of bots) expect(await bot.ask('request_play_again', { lobby_id })).toEqual({ ok: true });
    expect(await bob.next('new_game_ready', since)).toMatchObject({ lobby_id, redirect_to: `/game/${lobby_id}/round1` });
    const again = await bob.until('the next match', (view) => view.match_result === null && view.phase === 'starting');
    expect(again).toMatchObject({ round: 1, rounds: 3, standings: [], comedy: null, captions: null });
  });

  it('without a laugh, a word and a caption it ends all the same: a perfectly straight draw', async () => {
    const bots = await some(2);
    await fullMatch(bots);
    const [ann, bob] = bots;
    const ended = await ann.until('the result', (view) => view.match_result !== null, 180_000);
    expect(ended.match_result).toMatchObject({ result: 'complete_draw', winner: null, is_tie: true, winning_caption: null });
    expect(ended.standings.map(({ round, result }) => [round, result])).toEqual([
      [1, 'complete_draw'],
      [2, 'complete_draw'],
      [3, 'complete_draw'],
    ]);
    expect(ended.comedy?.turns.map(({ spoke }) => spoke)).toEqual([false, false]);
    expect(await bob.ask('submit_caption', { caption: 'Far too late.' })).toEqual(refusedWith('NOT_PLAYING'));
  });

  it('a smile is fatal in the first round only', async () => {
    const bots = await some(2);
    const [ann, bob] = bots;
    await fullMatch(bots);
    await playMemes(bots, ann);
    await reach(bots, 'calling');
    expect(await bob.ask('player_eliminated', { play: 1 })).toEqual(refusedWith('STALE_PLAY'));
    expect(await bob.ask('emotion_detected', { emotion: 'happy', confidence: 0.9 })).toEqual(refusedWith('NOT_PLAYING'));
    expect(bob.view()).toMatchObject({ phase: 'calling', eliminated_players: [] });
  });
});
