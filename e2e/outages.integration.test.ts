import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'libsql';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { promise, slackOf } from '../apps/server/test/promise.ts';
import { createBot, readyRoom, type Bot } from './support/bot.ts';
import { left, outageOf } from './support/outage.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer | null = null;
let bots: Bot[] = [];
afterEach(async () => {
  for (const bot of bots) bot.close();
  bots = [];
  await server?.dispose();
});

/** A play of three, just begun, so long that a machine with other work does not come to its end. */
async function aPlay(round1Duration = 90): Promise<[TestServer, Bot, Bot, Bot]> {
  const started = await startServer();
  server = started;
  bots = [await createBot(started.url), await createBot(started.url), await createBot(started.url)];
  const [ann, bob, cara] = bots as [Bot, Bot, Bot];
  await readyRoom(ann, [bob, cara], { round1Duration });
  await ann.insist('start_game', {});
  await Promise.all(bots.map((bot) => bot.until('the play', (view) => view.phase === 'playing')));
  return [started, ann, bob, cara];
}

describe('outages in the middle of a play', () => {
  it('[F2] SIGTERM: the sockets are told, it ends with 0, and the next start waits for everybody who was here', async () => {
    const [running, ann, bob, cara] = await aPlay();
    const reasons = bots.map((bot) => new Promise((resolve) => void bot.socket.once('disconnect', resolve)));
    const before = left(ann.view() as RoomView);
    const asked = performance.now();
    // A server that waited for its sockets would never end.
    expect(await running.stop()).toBe(0);
    promise('F2', 'from SIGTERM until the sockets are told and it has ended with 0', (performance.now() - asked) / 1_000, 's', 5);
    expect(await Promise.all(reasons)).toEqual(Array.from(bots, () => 'io server disconnect'));
    const stopped = Date.now();
    const goesOn = outageOf(bots);
    await running.start();
    ann.socket.connect();
    const alone = await ann.until('ann back', (view) => view.paused);
    expect(alone.players.map((player) => player.connected)).toEqual([true, false, false]);
    bob.socket.connect();
    cara.socket.connect();
    await ann.until('everybody back', (view) => !view.paused && view.players.every((player) => player.connected));
    // Until then it stood.
    const slack = slackOf(Date.now() - stopped);
    expect(goesOn()?.phase_remaining_ms).toBeGreaterThan((alone.phase_remaining_ms ?? 0) - slack);
    expect(alone.phase_remaining_ms).toBeGreaterThan(before - slack - 250);
  });

  it('a server that stood still for nine seconds gives the time back, and nobody was absent', async () => {
    const [running, ann] = await aPlay();
    const end = ann.view()?.phase_ends_at ?? 0;
    running.pause();
    // Real silence, which no clock of ours can bring about; a machine that makes more of it than nine seconds does no harm.
    await sleep(9_000);
    running.resume();
    const view = await ann.until('the time back', ({ phase_ends_at }) => (phase_ends_at ?? 0) > end + 6_000);
    // Time in which somebody might be found to have been silent for too long, after all.
    await sleep(2_500);
    const after = await ann.until('everybody here', ({ players }) => players.every((player) => player.connected));
    expect(after.players.map((player) => player.out_reason)).toEqual([null, null, null]);
    expect(after.phase).toBe('playing');
    expect(view.current_play).toBe(1);
  });

  it('[F18] a database that cannot be written: calls are answered 503 and Retry-After, smiles count when it is back', async () => {
    const [running, ann, bob, cara] = await aPlay();
    // The server writes once a second that it lives: that is waited for.
    const other = new Sqlite(join(running.folder, 'deadpan.db'), { timeout: 60_000 });
    other.exec('BEGIN IMMEDIATE');
    const acks = await Promise.all([bob.ask('player_eliminated', { play: 1 }), cara.ask('player_eliminated', { play: 1 })]);
    expect(acks).toMatchObject([{ error: { code: 'UNAVAILABLE' } }, { error: { code: 'UNAVAILABLE' } }]);
    const refused = await fetch(`${running.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'Late', email: 'late@example.org', password: 'Straight-Face-1' }),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(ann.view()?.eliminated_players).toEqual([]);
    other.exec('ROLLBACK');
    other.close();
    const view = await ann.until('the verdict', ({ play_result }) => play_result !== null);
    expect(view.play_result?.winner?.user_id).toBe(ann.id);
  });
});
