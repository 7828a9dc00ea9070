import { describe, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { promise } from '../apps/server/test/promise.ts';
import { readyRoom, type Bot } from './support/bot.ts';
import { decided, eventStage, heard } from './support/event-stage.ts';

const SPEED = 8;
const { players } = eventStage({ speed: SPEED });

/** Takes a moment and a time of the match; returns how much later than that after it it is now, seconds. */
const lateAfter = (began: number, matchMs: number): number => (performance.now() - began - matchMs / SPEED) / 1_000;
/** A timer counts as due a millisecond ahead. */
const NOT_EARLY_S = -0.002;

describe('what a bad line does to messages', { concurrent: true }, () => {
  it('F11 replayed, doubled and out of order: one elimination per player and play, one end of each play, the same result for all', async ({
    expect,
  }) => {
    const bots = await players('ann', 'bob', 'cara');
    const [ann, bob, cara] = bots as [Bot, Bot, Bot];
    // So long that a busy machine comes to say something in it; two smiles end it.
    await readyRoom(ann, [bob, cara], { round1Plays: 3, round1Duration: 180 });
    const since = ann.told.length;
    await Promise.all([ann.ask('start_game', {}), ann.ask('start_game', {}), ann.ask('start_game', {})]);
    let sent = 0;
    for (const play of [1, 2, 3]) {
      await Promise.all(bots.map((bot) => bot.until(`play ${play}`, (view) => view.phase === 'playing' && view.current_play === play)));
      // The one after and the one before come first; what counts comes three times from each, all at once.
      const order = [play + 1, play - 1, play, play, play, play + 1, play].filter((number) => number > 0);
      const acks = await Promise.all(
        [bob, cara].map((bot) => Promise.all(order.map((number) => bot.ask('player_eliminated', { play: number })))),
      );
      sent += 2 * order.length;
      for (const each of acks) expect(each.filter((ack) => ack.ok).length).toBeGreaterThan(0);
      for (const each of acks) expect(order.filter((number, at) => number > play && each[at]?.ok)).toEqual([]);
    }
    const views = await Promise.all(bots.map(decided));
    for (const view of views) expect(view.match_result?.winner?.user_id).toBe(ann.id);
    for (const bot of bots) {
      const ended = heard(bot, 'play_ended', bot === ann ? since : 0);
      expect(ended.map(({ play }) => play)).toEqual([1, 2, 3]);
      const out = heard(bot, 'player_eliminated', bot === ann ? since : 0);
      for (const who of [bob, cara]) expect(out.filter(({ user_id }) => user_id === who.id)).toHaveLength(3);
    }
    promise('F11', 'messages sent about three plays, wrong ones and doubles; six eliminations came of them', sent);
  });

  it('F14 the host is gone, then everybody: the crown waits for its time of grace and moves; the empty arena is gone', async ({
    expect,
  }) => {
    const [ann, bob, cara] = (await players('dora', 'emil', 'finn')) as [Bot, Bot, Bot];
    const code = await readyRoom(ann, [bob]);
    const began = performance.now();
    ann.socket.disconnect();
    const held = await bob.until('the host away', (view) =>
      view.players.some(({ user_id, connected }) => user_id === ann.id && !connected),
    );
    expect(held.host_id).toBe(ann.id);
    await bob.until('the crown', (view) => view.host_id === bob.id);
    const crownLate = lateAfter(began, limits.seats.holdMs);
    expect(crownLate).toBeGreaterThan(NOT_EARLY_S);
    promise('F14', 'the crown moved later than after its 30 s of grace by', crownLate, 's', 1);
    const empty = performance.now();
    bob.socket.disconnect();
    await expect.poll(async () => (await cara.http('GET', `/game/lobbies/${code}`)).status).toBe(404);
    const goneLate = lateAfter(empty, limits.seats.emptyRoomMs);
    expect(goneLate).toBeGreaterThan(NOT_EARLY_S);
    promise('F14', 'an empty arena was gone later than after its 60 s by', goneLate, 's', 1);
  });
});
