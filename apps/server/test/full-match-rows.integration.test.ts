import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import { connect } from '../src/adapters/database/sqlite/connect.ts';
import { startMatch } from './a-match.ts';
import { aServer, type TestPlayer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ MATCH_SPEED: '4' });
});
afterAll(() => server.close());

const at = (players: readonly TestPlayer[], holds: (view: RoomView) => boolean) =>
  Promise.all(players.map((player) => player.until(holds)));

it('[R1-18] a match of three rounds leaves a row per player of every play, every round and the match', async () => {
  const [ann, bob] = [await server.register(), await server.register()];
  const players = [ann, bob] as const;
  await startMatch(players, { round1Plays: 1, round1Duration: 30, maxRounds: 3 });
  await at(players, ({ phase }) => phase === 'playing');
  expect(await bob.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
  for (const turn of [1, 2]) {
    const [view] = await at(players, ({ phase, comedy }) => phase === 'calling' && comedy?.turn === turn);
    const isAnn = view?.comedy?.turns.at(-1)?.performer.user_id === ann.user.id;
    const [performer, listener] = isAnn ? [ann, bob] : [bob, ann];
    expect(await performer.ask('request_microphone')).toEqual({ ok: true });
    // Only Bob is funny.
    if (!isAnn) expect(await listener.ask('laughter_detected', { emotion: 'happy', confidence: 0.9, turn })).toEqual({ ok: true });
    expect(await performer.ask('pass_turn', { turn })).toEqual({ ok: true });
  }
  const [result] = await at(players, ({ match_result }) => match_result !== null);
  expect(result?.match_result).toMatchObject({ result: 'draw', is_tie: true });

  const rows = (table: string): unknown[] => {
    const database = connect(join(server.folder, 'deadpan.db'));
    try {
      return database.prepare(`select * from ${table} where match_id = ?`).all(result?.match_id);
    } finally {
      database.close();
    }
  };
  const common = { match_id: result?.match_id, ended_at: expect.any(Number) as unknown };
  const of = (player: TestPlayer, row: object) => expect.objectContaining({ ...common, user_id: player.user.id, ...row }) as unknown;
  const sameRows = (table: string, wanted: unknown[]): void => {
    const found = rows(table);
    expect(found).toHaveLength(wanted.length);
    expect(found).toEqual(expect.arrayContaining(wanted));
  };
  const clip: unknown = expect.any(String);
  const whileItRan: unknown = expect.toSatisfy((ms: number) => ms >= 0 && ms <= 30_000);
  sameRows('play_results', [
    of(ann, { play: 1, outcome: 'won', out_after_ms: null, out_over: null }),
    of(bob, { play: 1, outcome: 'out', out_reason: 'smile', out_after_ms: whileItRan, out_over: clip }),
  ]);
  sameRows('round_results', [
    of(ann, { round: 1, result: 'won', score: 1, points: 1 }),
    of(bob, { round: 1, result: 'lost', score: 0, points: 0 }),
    of(ann, { round: 2, result: 'lost', score: 0, points: 0 }),
    of(bob, { round: 2, result: 'won', score: 1, points: 1 }),
    of(ann, { round: 3, result: 'lost', score: 0, points: 0 }),
    of(bob, { round: 3, result: 'lost', score: 0, points: 0 }),
  ]);
  // One round each, and the same sum of scores.
  sameRows('match_results', [
    of(ann, { game_type: 'full', result: 'draw', wins: 1, plays: 1, score: expect.closeTo(100 / 3) as unknown }),
    of(bob, { game_type: 'full', result: 'draw', wins: 0, plays: 1, score: expect.closeTo(100 / 3) as unknown }),
  ]);
});
