import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { begin, seated } from './a-match.ts';
import { aServer, type TestPlayer, type TestServer } from './a-server.ts';
import { promise } from './promise.ts';

const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ MATCH_SPEED: '10' });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => server?.close());

/** From now on the clock of the system, which the server shares with this test, is so far from what it was. */
function jump(ms: number): void {
  vi.restoreAllMocks();
  const real = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + ms);
}

/** Takes a player and what is waited for; resolves with the next view of which it holds, and the monotonic time at which it came. */
function hears({ socket }: TestPlayer, holds: (view: RoomView) => boolean): Promise<{ view: RoomView; at: number }> {
  return new Promise((resolve) => {
    socket?.on('game_state_update', (view: RoomView) => {
      if (holds(view)) resolve({ view, at: performance.now() });
    });
  });
}

it('F10 plays in which the system’s clock jumps an hour ahead, and then two hours back, end at their time', async () => {
  const [ann, bob] = [await server.register(), await server.register()];
  const id = await seated([ann, bob], { round1Plays: 3, round1Duration: 30, maxRounds: 1 });
  const plays = [1, 2].map((play) => hears(ann, (view) => view.current_play === play && view.phase === 'playing'));
  await begin(id, [ann, bob]);
  for (const [began, by] of [
    [plays[0], HOUR_MS],
    [plays[1], -HOUR_MS],
  ] as const) {
    const { view, at } = (await began) ?? expect.fail('a play was wanted');
    const ends = hears(ann, ({ phase, current_play }) => current_play === view.current_play && phase !== 'playing');
    jump(by);
    // By a timer, which on a machine with other work is as late as those of the server.
    const due = sleep(at + (view.phase_remaining_ms ?? 0) / view.speed - performance.now()).then(() => performance.now());
    const ended = await ends;
    const offMs = Math.abs(ended.at - (await due));
    promise('F10', `how far off the play ended in which the clock jumped ${by > 0 ? 'ahead' : 'back'}`, offMs, 'ms', 250);
    // A machine with other work may tell of the end only when it is decided already.
    expect(['deciding', 'play_ended']).toContain(ended.view.phase);
    expect(ended.view).toMatchObject({ eliminated_players: [], paused: false });
  }
});
