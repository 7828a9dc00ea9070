import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Lobby, LobbyItem } from '@deadpan/protocol';
import { aServer, type TestPlayer, type TestServer } from './a-server.ts';
import { newDeck } from './decks-stage.ts';

let server: TestServer;
beforeEach(async () => {
  server = await aServer({ FAMILY_FILTER: 'strict' });
});
afterEach(() => server.close());

async function named(username: string): Promise<TestPlayer> {
  const player = await server.register();
  expect((await player.call('PUT', '/account/username', { username })).status).toBe(200);
  return player;
}

const arena = async (host: TestPlayer, settings: object = {}): Promise<Lobby> =>
  (await (await host.call('POST', '/game/lobbies', { name: 'Damn Good Pub', settings })).json()) as Lobby;

it('an arena is spared what its level leaves out: its own name and those of its players, wherever they are shown', async () => {
  const [host, guest] = [await named('Sexy Sue'), await named('Bugger Bob')];
  const { id, name, settings } = await arena(host);
  expect({ name, family: settings.family }).toEqual({ name: '**** Good Pub', family: 'strict' });
  await guest.connect();
  expect(await guest.ask('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
  const names = (view = guest.view()) => view?.players.map(({ username }) => username);
  expect(names()).toEqual(['**** Sue', '****** Bob']);
  const list = (await (await guest.call('GET', '/game/lobbies')).json()) as LobbyItem[];
  expect(list).toMatchObject([{ id, name: '**** Good Pub', hostUsername: '**** Sue' }]);

  // A new name is masked like the first one.
  expect((await host.call('PUT', '/account/username', { username: 'Naked Sue' })).status).toBe(200);
  expect(names(await guest.until((view) => view.players[0]?.username === '***** Sue'))).toEqual(['***** Sue', '****** Bob']);

  expect((await guest.call('PUT', `/game/lobbies/${id}/settings`, { settings: { family: 'off' } })).status).toBe(403);
  expect((await host.call('PUT', `/game/lobbies/${id}/settings`, { settings: { family: 'loud' } })).status).toBe(422);
  expect((await host.call('PUT', `/game/lobbies/${id}/settings`, { settings: { family: 'off' } })).status).toBe(200);
  expect(names(await guest.until((view) => view.players.every(({ username }) => !username.includes('*'))))).toEqual([
    'Naked Sue',
    'Bugger Bob',
  ]);

  expect((await host.call('PUT', `/game/lobbies/${id}/settings`, { settings: { family: 'mild' } })).status).toBe(200);
  await guest.until((view) => view.settings.family === 'mild');
  expect(names()).toEqual(['Naked Sue', 'Bugger Bob']);
});

it('the host’s level goes before the operator’s', async () => {
  const host = await named('Sexy Sue');
  expect(await arena(host, { family: 'off' })).toMatchObject({ name: 'Damn Good Pub', players: [{ username: 'Sexy Sue' }] });
});

it('a deck that is not there, or another player’s own, is not played with', async () => {
  const host = await server.register();
  const { id } = await arena(host);
  const refused = await host.call('PUT', `/game/lobbies/${id}/settings`, { settings: { deck: 'somebody-elses' } });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'BAD_SETTINGS', detail: expect.stringContaining('deck') });
  expect((await host.call('POST', '/game/lobbies', { name: 'Another', settings: { deck: 'nowhere' } })).status).toBe(400);
  expect(((await (await host.call('GET', `/game/lobbies/${id}`)).json()) as Lobby).settings.deck).toBe('built-in');

  // Of its decks nobody hears but the host.
  const [guest, stranger] = [await server.register(), await server.register()];
  expect((await guest.call('POST', `/game/lobbies/${id}/join`, {})).status).toBe(200);
  for (const [player, code] of [
    [guest, 'NOT_HOST'],
    [stranger, 'NOT_A_MEMBER'],
  ] as const) {
    const answer = await player.call('PUT', `/game/lobbies/${id}/settings`, { settings: { deck: 'nowhere' } });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code }]);
  }
});

it('a deck is called in an arena as the arena’s level allows, and is told by its id to the host alone; it is played with by its owner or whoever may see it', async () => {
  const [host, guest] = [await server.register(), await server.register()];
  const deck = await newDeck(host, 'Damn films');
  const { id } = await arena(host, { deck: deck.id });
  for (const player of [host, guest]) {
    await player.connect();
    expect(await player.ask('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
  }
  await guest.until((view) => view.deck_name === '**** films');
  const set = (player: TestPlayer, settings: object) => player.call('PUT', `/game/lobbies/${id}/settings`, { settings });
  expect((await set(host, { family: 'mild', deck: deck.id })).status).toBe(200);
  await guest.until((view) => view.deck_name === 'Damn films');
  expect((await set(host, { family: 'strict' })).status).toBe(200);
  await guest.until((view) => view.deck_name === '**** films');
  expect((await set(host, { maxRounds: 1 })).status).toBe(200);
  await guest.until((view) => view.settings.maxRounds === 1 && view.deck_name === '**** films');

  // Whoever has the id of a shared deck sees it: it is told to the host alone.
  const stranger = await server.register();
  const toldTo = async (player: TestPlayer) => (await (await player.call('GET', `/game/lobbies/${id}`)).json()) as Lobby;
  for (const player of [guest, stranger]) expect((await toldTo(player)).settings.deck).toBe('built-in');
  expect((await toldTo(host)).settings.deck).toBe(deck.id);
  expect([host, guest].map((player) => player.view()?.settings.deck)).toEqual([deck.id, 'built-in']);

  // The deck is its owner's alone, who has left.
  const start = async () => (await guest.call('POST', `/game/lobbies/${id}/start`)).json();
  expect((await host.call('POST', `/game/lobbies/${id}/leave`)).status).toBe(200);
  await guest.until((view) => view.host_id === guest.user.id && view.settings.deck === deck.id);
  expect(await start()).toMatchObject({ code: 'BAD_SETTINGS', detail: expect.stringContaining('deck') });
  const asStranger = await stranger.call('POST', `/game/lobbies/${id}/start`);
  expect([asStranger.status, await asStranger.json()]).toMatchObject([403, { code: 'NOT_A_MEMBER' }]);
  await host.call('PUT', `/decks/${deck.id}`, { visibility: 'link' });
  expect(await start()).toMatchObject({ code: 'NOT_ENOUGH_PLAYERS' });
});
