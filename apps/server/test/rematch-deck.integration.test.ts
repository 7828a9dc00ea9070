import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ack } from '@deadpan/protocol';
import { seated, startMatch } from './a-match.ts';
import { aServer, type TestPlayer, type TestServer } from './a-server.ts';
import { newDeck } from './decks-stage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

/** Plays what has begun to its end, Bob smiling; resolves to the id of the match. */
async function played([ann, bob]: readonly [TestPlayer, TestPlayer], before: string | null = null): Promise<string> {
  const { match_id } = await ann.until((view) => view.phase === 'playing' && view.match_id !== before);
  expect(await bob.ask('player_eliminated', { play: 1 })).toMatchObject({ ok: true });
  await ann.until((view) => view.match_id === match_id && view.status === 'finished');
  return match_id ?? '';
}

it('a rematch is played with a deck that its host may still see; when it is gone the players hear so, and play on in another arena', async () => {
  const players = [await server.register(), await server.register()] as const;
  const [ann, bob] = players;
  const deck = await newDeck(ann);
  await startMatch(players, { deck: deck.id, round1Plays: 1, round1Duration: 30, maxRounds: 1 });
  const again = (): Promise<Ack[]> => Promise.all(players.map((player) => player.ask('request_play_again')));

  const first = await played(players);
  expect(await again()).toEqual([{ ok: true }, { ok: true }]);
  await played(players, first);
  expect((await ann.call('DELETE', `/decks/${deck.id}`)).status).toBe(204);
  const refused = { ok: false, error: { code: 'BAD_SETTINGS', message: expect.stringContaining('another arena') } };
  expect(await again()).toMatchObject([refused, refused]);
  expect(ann.view()).toMatchObject({ status: 'finished', rematch: { accepted: [] } });

  const next = await seated([bob, ann]);
  expect(await ann.until((view) => view.lobby_id === next && view.players.length === 2)).toMatchObject({ status: 'waiting' });
});

it('a private deck goes with its owner, and whoever wanted another match hears that it is for this', async () => {
  const players = [await server.register(), await server.register(), await server.register()] as const;
  const [ann, bob, cara] = players;
  const deck = await newDeck(ann);
  await startMatch(players, { deck: deck.id, round1Plays: 1, round1Duration: 30, maxRounds: 1 });
  await ann.until((view) => view.phase === 'playing');
  for (const player of [bob, cara]) expect(await player.ask('player_eliminated', { play: 1 })).toMatchObject({ ok: true });
  await bob.until((view) => view.status === 'finished');
  expect(await bob.ask('request_play_again')).toEqual({ ok: true });
  const closed = [bob, cara].map((player) => new Promise((hear) => player.socket?.once('lobby_deleted', hear)));
  expect(await ann.ask('leave_lobby')).toMatchObject({ ok: true });
  for (const message of await Promise.all(closed)) expect(message).toMatchObject({ reason: 'deck_gone' });
});
