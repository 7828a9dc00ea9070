import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Phase, RoomView } from '@deadpan/protocol';
import { slackOf } from '../apps/server/test/promise.ts';
import { createBot, type Bot } from './support/bot.ts';
import { agreed, called, captionOf, fullMatch, playMemes, reach } from './support/full-match.ts';
import { left, newest, outageOf } from './support/outage.ts';
import { startServer, type TestServer } from './support/server.ts';

const SPEED = 2;
let server: TestServer;
let bots: [Bot, Bot, Bot];

beforeAll(async () => {
  server = await startServer({ env: { MATCH_SPEED: String(SPEED) } });
  bots = [await createBot(server.url, 'ann'), await createBot(server.url, 'bob'), await createBot(server.url, 'cara')];
});
afterAll(async () => {
  for (const bot of bots) bot.close();
  await server.dispose();
});

/** Kills the server in this phase and starts it again; resolves with what is seen when everybody is back and the clock runs. */
async function survive(phase: Phase): Promise<RoomView> {
  await reach(bots, phase);
  await server.kill();
  const killed = Date.now();
  // What it told in its last moment is from before, too.
  const before = newest(bots);
  const leftBefore = left(before);
  const goesOn = outageOf(bots);
  await server.start();
  const [after] = await Promise.all(
    bots.map((bot) =>
      bot.until(
        `everybody back in ${phase}`,
        (view) => bot.socket.connected && view.version > before.version && !view.paused && view.players.every((player) => player.connected),
      ),
    ),
  );
  const outageMs = Date.now() - killed;
  if (!after) throw new Error('nobody is there');
  // What the judge has to say may have come in the last moment before; everything else is where it was, with its time.
  if (phase === 'judging' && after.phase !== 'judging') return after;
  expect(after).toMatchObject({ phase, round: before.round, match_id: before.match_id });
  expect(goesOn()?.phase_remaining_ms).toBeGreaterThan(leftBefore - slackOf(outageMs) * SPEED);
  return after;
}

it('[F1] the server is killed in every phase of the rounds 2 and 3: nothing freezes, nothing is lost, the time is given back', async () => {
  const [ann, bob, cara] = bots;
  await fullMatch(bots);
  await playMemes(bots, ann);

  await survive('calling');
  const performer = await called(bots, 1);
  const listener = bots.find((bot) => bot !== performer) as Bot;
  await agreed(performer.insist('request_microphone', {}));
  await agreed(listener.insist('laughter_detected', { emotion: 'happy', confidence: 0.9, turn: 1 }));
  const speaking = await survive('speaking');
  expect(speaking.comedy).toMatchObject({ turn: 1, speaker: performer.id, points: { [performer.id]: 1 } });
  await agreed(performer.insist('pass_turn', { turn: 1 }));
  for (const turn of [2, 3]) await agreed((await called(bots, turn)).insist('pass_turn', { turn }));
  await survive('scoreboard');

  await reach(bots, 'writing');
  await agreed(bob.insist('submit_caption', { caption: captionOf(bob) }));
  const writing = await survive('writing');
  expect(writing.captions?.submitted).toEqual([bob.id]);
  for (const bot of [ann, cara]) await agreed(bot.insist('submit_caption', { caption: captionOf(bot) }));
  const revealing = await survive('revealing');
  expect(revealing.captions?.reveal).toMatchObject({ total: 3 });
  // About caption 1, whoever wrote it: the author's own word about it changes nothing.
  await Promise.all(bots.map((bot) => agreed(bot.insist('caption_reaction', { reveal: 1, laughter: 0.8 }))));
  await survive('judging');

  const [scored] = await reach(bots, 'scoreboard', ({ round }) => round === 3);
  expect(scored?.captions?.scores?.map(({ text }) => text).toSorted()).toEqual(bots.map(captionOf).toSorted());
  expect(scored?.captions?.scores?.[0]?.laughter).toBe(1);
  const ended = await ann.until('the result', (view) => view.match_result !== null, 120_000);
  expect(ended.standings.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(ended.standings[1]).toMatchObject({ winner: { user_id: performer.id } });
});
