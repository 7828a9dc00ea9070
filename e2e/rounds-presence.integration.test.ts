import { describe, expect, it } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import type { Bot } from './support/bot.ts';
import { decided, eventStage, heard, refusedWith, who } from './support/event-stage.ts';
import { agreed, called, captionOf, fullMatch, playCaptions, playComedy, playMemes, reach } from './support/full-match.ts';

/** Who is called has ten seconds of the match: five of ours. They mostly wait, so they wait side by side. */
const { players } = eventStage({ speed: 2 });

async function some(...names: string[]): Promise<[Bot, Bot, ...Bot[]]> {
  return (await players(...names)) as [Bot, Bot, ...Bot[]];
}

const isHere = ({ players: all }: RoomView, { id }: Bot): boolean => all.some((player) => player.user_id === id && player.connected);

/** The page is reloaded: its socket goes, and another one joins. Resolves when `other` has seen both. */
async function refresh(bot: Bot, other: Bot): Promise<void> {
  bot.socket.disconnect();
  await other.until(`${bot.username} is away`, (view) => !isHere(view, bot));
  const since = bot.told.length;
  bot.socket.connect();
  await bot.next('lobby_joined', since);
  await other.until(`${bot.username} is back`, (view) => isHere(view, bot));
}

/** Refreshes and checks that the phase and its deadline are what they were. */
async function refreshesUnnoticed(bot: Bot, other: Bot): Promise<void> {
  const before = bot.view();
  await refresh(bot, other);
  expect(bot.view()).toMatchObject({
    phase: before?.phase,
    phase_ends_at: before?.phase_ends_at,
    round: before?.round,
    comedy: before?.comedy ?? null,
    captions: before?.captions ?? null,
  });
}

describe('coming and going in a match of three rounds', { concurrent: true }, () => {
  it('a page that is reloaded in every round finds it as it was, and its match is played to the end', async () => {
    const bots = await some('ann', 'bob', 'cara');
    const [ann, bob] = bots;
    await fullMatch(bots);
    await refreshesUnnoticed(bob, ann);
    await playMemes(bots, bob);

    const performer = await called(bots, 1);
    const listener = bots.find((bot) => bot !== performer) as Bot;
    await refreshesUnnoticed(performer, listener);
    await agreed(performer.insist('request_microphone', {}));
    await reach(bots, 'speaking');
    await refreshesUnnoticed(listener, performer);
    await agreed(listener.insist('laughter_detected', { emotion: 'happy', confidence: 0.9, turn: 1 }));
    for (const bot of [listener, performer]) await bot.until('the point', ({ comedy }) => comedy?.points[performer.id] === 1);
    await refreshesUnnoticed(performer, listener);
    await agreed(performer.insist('pass_turn', { turn: 1 }));
    for (const turn of [2, 3]) await agreed((await called(bots, turn)).insist('pass_turn', { turn }));
    await reach(bots, 'scoreboard', ({ round }) => round === 2);
    await refreshesUnnoticed(bob, ann);

    await reach(bots, 'writing');
    await agreed(bob.insist('submit_caption', { caption: captionOf(bob) }));
    await bob.until('bob has sent one', ({ captions }) => captions?.yours === captionOf(bob));
    await refreshesUnnoticed(bob, ann);
    for (const bot of bots) if (bot !== bob) await agreed(bot.insist('submit_caption', { caption: captionOf(bot) }));
    await reach(bots, 'revealing');
    await refresh(bob, ann);
    expect(bob.view()?.captions?.yours).toBe(captionOf(bob));
    const [result, sameResult] = await Promise.all([decided(ann), decided(bob)]);
    expect(sameResult.match_result?.winner).toEqual(result.match_result?.winner);
  });

  it('who leaves in round 2 is not called, cannot win, and the others play on', async () => {
    const bots = await some('ann', 'bob', 'cara');
    await fullMatch(bots);
    const [, bob] = bots;
    await playMemes(bots, bob);
    const performer = await called(bots, 1);
    const [gone, stays] = bots.filter((bot) => bot !== performer) as [Bot, Bot];
    expect(await gone.ask('leave_lobby', {})).toEqual({ ok: true });
    expect(await stays.next('player_left_game', 0)).toMatchObject(who(gone));
    const rest = [performer, stays];
    await agreed(performer.insist('request_microphone', {}));
    await agreed(stays.insist('laughter_detected', { emotion: 'happy', confidence: 0.9 }));
    await agreed(performer.insist('pass_turn', {}));
    expect(await called(rest, 2)).toBe(stays);
    await agreed(stays.insist('pass_turn', {}));
    const [scores] = await reach(rest, 'scoreboard', ({ round }) => round === 2);
    expect(scores?.comedy?.turns.map((turn) => turn.performer.user_id)).toEqual([performer.id, stays.id]);
    expect(scores?.players.find(({ user_id }) => user_id === gone.id)).toMatchObject({ left: true, out_reason: 'left' });
    await playCaptions(rest, performer);
    const ended = await decided(stays);
    expect(ended.match_result?.allPlayers).toHaveLength(3);
    expect([performer.id, stays.id]).toContain(ended.match_result?.winner?.user_id);
    const { body } = await gone.http<{ total_losses: number }>('GET', '/analytics/user-stats');
    expect(body.total_losses).toBe(1);
  });

  it('a performer who leaves ends the turn, not the match', async () => {
    const bots = await some('ann', 'bob', 'cara');
    const [ann] = bots;
    await fullMatch(bots);
    await playMemes(bots, ann);
    const performer = await called(bots, 1);
    const rest = bots.filter((bot) => bot !== performer);
    await agreed(performer.insist('request_microphone', {}));
    await reach(rest, 'speaking');
    expect(await performer.ask('leave_lobby', {})).toEqual({ ok: true });
    const [after] = await reach(rest, 'turn_ended');
    expect(after).toMatchObject({ status: 'playing', comedy: { speaker: null } });
    expect(await called(rest, 2)).not.toBe(performer);
  });

  it('of two one leaves in round 2: the other has won the match, at once', async () => {
    const bots = await some('ann', 'bob');
    const [ann, bob] = bots;
    await fullMatch(bots);
    await playMemes(bots, bob);
    await called(bots, 1);
    expect(await bob.ask('leave_lobby', {})).toEqual({ ok: true });
    const ended = await decided(ann);
    expect(ended).toMatchObject({
      status: 'finished',
      round: 2,
      match_result: { result: 'winner', winner: who(ann), message: 'You are the last one here and win the match.' },
    });
    expect(heard(ann, 'game_over')).toEqual([expect.objectContaining({ winner: who(ann) })]);
    const { body } = await ann.http<{ game_type_breakdown: object }>('GET', '/analytics/user-stats');
    expect(body.game_type_breakdown).toMatchObject({ full: { total_games: 1, wins: 1 } });
  });

  it.each(['speaking', 'writing'] as const)(
    'everybody drops while %s and comes back: it goes on to its end',
    async (phase) => {
      const bots = await some('ann', 'bob');
      const [ann, bob] = bots;
      await fullMatch(bots);
      await playMemes(bots, ann);
      if (phase === 'speaking') await agreed((await called(bots, 1)).insist('request_microphone', {}));
      else await playComedy(bots, () => false);
      await reach(bots, phase);
      const since = bots.map(({ told }) => told.length);
      for (const bot of bots) bot.socket.disconnect();
      for (const bot of bots) bot.socket.connect();
      await Promise.all(bots.map((bot, index) => bot.next('lobby_joined', since[index])));
      await ann.until('both are here', (view) => isHere(view, ann) && isHere(view, bob));
      expect(ann.view()).toMatchObject({ phase, paused: false });
      if (phase === 'speaking') {
        const turn = ann.view()?.comedy?.turns[0];
        const performer = turn?.performer.user_id === ann.id ? ann : bob;
        await agreed(performer.insist('pass_turn', { turn: 1 }));
        await agreed((await called(bots, 2)).insist('pass_turn', { turn: 2 }));
      }
      await playCaptions(bots, bob);
      expect((await decided(ann)).match_result?.winning_caption).toBe(captionOf(bob));
    },
    180_000,
  );

  it('nobody else speaks, writes or laughs for somebody: without a seat every event of the rounds is refused', async () => {
    const bots = await some('ann', 'bob');
    await fullMatch(bots);
    const [eve] = await some('eve');
    for (const refused of [
      await eve.ask('request_microphone', {}),
      await eve.ask('pass_turn', {}),
      await eve.ask('laughter_detected', { emotion: 'happy', confidence: 0.9 }),
      await eve.ask('submit_caption', { caption: 'A cat, briefly.' }),
      await eve.ask('caption_reaction', { reveal: 1, laughter: 0.5 }),
      await eve.ask('smile_seen', { user_id: bots[0].id, play: 1 }),
    ]) {
      expect(refused).toEqual(refusedWith('NOT_A_MEMBER'));
    }
  });
});
