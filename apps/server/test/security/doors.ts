import { expect } from 'vitest';
import type { GenerateMemeAnswer, Lobby } from '@deadpan/protocol';
import { bareHeaders } from '../../src/http/headers.ts';
import type { Offered } from '../../src/http/offered.ts';
import { aServer, type TestPlayer, type TestServer } from '../a-server.ts';
import { aClip } from '../clips.ts';
import { begin, newDeck, picture, sent } from '../decks-stage.ts';
import { aShortMatch } from './matches.ts';

/** What a route lets whom do: anybody; a player, with their own things alone; a player, with a thing somebody owns (`body`: what is sent for it). */
type Door = 'anybody' | 'a player' | { owner: object | null };
const body = (sentFor: object): Door => ({ owner: sentFor });
const bare: Door = { owner: null };

/** Every route. One that is not here fails the test: whoever adds a route says whose door it is. */
export const doors: Record<string, Door> = {
  'GET /health': 'anybody',
  'GET /health/live': 'anybody',
  'GET /health/ready': 'anybody',
  'GET /health/serving': 'anybody',
  'GET /config': 'anybody',
  'POST /analytics/page-view': 'anybody',
  'POST /auth/register': 'anybody',
  'POST /auth/login': 'anybody',
  'POST /auth/google': 'anybody',
  'POST /auth/forgot-password': 'anybody',
  'POST /auth/reset-password': 'anybody',
  'GET /avatars/:file': 'anybody',
  'GET /avatars/generated/:file': 'anybody',
  'GET /media/decks/:file': 'anybody',
  'GET /media/forged/:file': 'anybody',

  'GET /analytics/user-stats': 'a player',
  'POST /analytics/game-session': 'a player',
  'GET /leaderboard': 'a player',
  'GET /statistics/series': 'a player',
  'GET /matches': 'a player',
  'GET /webrtc/ice-servers': 'a player',
  'POST /auth/logout': 'a player',
  'POST /auth/logout-everywhere': 'a player',
  'GET /auth/me': 'a player',
  'GET /account': 'a player',
  'DELETE /account': 'a player',
  'GET /account/export': 'a player',
  'PUT /account/username': 'a player',
  'PUT /account/password': 'a player',
  'PUT /account/google': 'a player',
  'DELETE /account/google': 'a player',
  'PUT /account/avatar': 'a player',
  'PUT /account/avatar/generated': 'a player',
  'DELETE /account/avatar': 'a player',
  'GET /account/blocks': 'a player',
  'PUT /account/blocks/:userId': 'a player',
  'DELETE /account/blocks/:userId': 'a player',
  'POST /reports': 'a player',
  'GET /game/lobbies': 'a player',
  'POST /game/lobbies': 'a player',
  'GET /game/seat': 'a player',
  'GET /game/lobbies/:id': 'a player',
  'POST /game/lobbies/:id/join': 'a player',
  'GET /decks': 'a player',
  'POST /decks': 'a player',
  'POST /meme/generate': 'a player',
  'GET /memes': 'a player',
  'POST /uploads': 'a player',

  'GET /metrics': bare,
  'GET /matches/:id': bare,
  'PUT /matches/:id/curves': body({ play: 1, points: [[0, 0.5]] }),
  'DELETE /matches/:id/curves': bare,
  'POST /game/lobbies/:id/ready': body({ ready: true }),
  'POST /game/lobbies/:id/start': body({}),
  'PUT /game/lobbies/:id/settings': body({ settings: { maxPlayers: 2 } }),
  'POST /game/lobbies/:id/leave': body({ close: true }),
  'POST /game/lobbies/:id/kick': body({ user_id: 'ANN' }),
  'GET /decks/:deck': bare,
  'PUT /decks/:deck': body({ name: 'Mine now' }),
  'DELETE /decks/:deck': bare,
  'PUT /decks/:deck/keep': bare,
  'POST /decks/:deck/keep': bare,
  'DELETE /decks/:deck/keep': bare,
  'POST /decks/:deck/report': body({ reason: 'other' }),
  'POST /decks/:deck/items': body({ meme: 'MEME' }),
  'PUT /decks/:deck/items/:item': body({ title: 'Mine now' }),
  'PUT /decks/:deck/items/:item/poster': bare,
  'DELETE /decks/:deck/items/:item': bare,
  'GET /memes/:id': bare,
  'PUT /memes/:id': body({ texts: [] }),
  'DELETE /memes/:id': bare,
  'GET /memes/:id/picture.png': bare,
  'HEAD /uploads/:id': bare,
  'PATCH /uploads/:id': bare,
  'DELETE /uploads/:id': bare,
};
/** Of a server that is shared on a network besides. */
export const doorsWhenShared = { 'GET /lan/trusted': 'anybody' } as const;
/** Who asks for these has nothing there, and is told that nothing of theirs is left. */
export const idle = ['DELETE /matches/:id/curves', 'POST /game/lobbies/:id/leave', 'DELETE /decks/:deck/keep'];
export const signedIn = Object.entries(doors).filter(([, door]) => door !== 'anybody');
export const owned = Object.entries(doors).flatMap(([name, door]) => (typeof door === 'object' ? [[name, door.owner] as const] : []));

/** Takes every route of a server; returns those under `/api` by their names here, once each, and no `HEAD` that only goes with a `GET`. */
export function namesOf(routes: readonly Offered[]): string[] {
  const offered = routes.filter(({ url }) => url.startsWith('/api/')).map(({ method, url }) => ({ method, url: url.slice('/api'.length) }));
  const own = offered.filter(
    ({ method, url }) => method !== 'HEAD' || !offered.some((other) => other.method === 'GET' && other.url === url),
  );
  return [...new Set(own.map(({ method, url }) => `${method} ${url}`))];
}

/** What every answer says to a browser, but for `Strict-Transport-Security`, which only a server of an https address says. */
const headers: Record<string, string | RegExp> = {
  ...bareHeaders,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': /^camera=\(self\), microphone=\(self\), .*geolocation=\(\)/,
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** Takes an answer; fails when one of the security headers is not on it. `but`: those that a route has its own of. */
export function expectHeaders(answer: { headers: { get(name: string): string | null } }, what: string, but: readonly string[] = []): void {
  for (const [name, value] of Object.entries(headers)) {
    if (but.includes(name)) continue;
    const found = answer.headers.get(name);
    expect(typeof value === 'string' ? found === value : value.test(found ?? ''), `${what}: ${name} is ${found}`).toBe(true);
  }
}

const OPERATOR = 'read-the-figures-1';

/** A server on which Ann has one of everything, in a private arena with Bob; Mallory has nothing. */
export interface DoorsStage {
  server: TestServer;
  ann: TestPlayer;
  bob: TestPlayer;
  mallory: TestPlayer;
  /** Ann's arena, and its key. */
  lobby: string;
  key: string;
  /** What opens the figures. */
  operator: string;
  /** Asks a route by its name about what is Ann's; fails when a security header is missing. `prefix`: at which of both addresses. */
  ask(name: string, token: string | undefined, payload: object | null, prefix?: string): Promise<Response>;
  /** All that Ann has, as she sees it. */
  hers(): Promise<unknown>;
}

export async function doorsStage(): Promise<DoorsStage> {
  const server = await aServer({ METRICS_TOKEN: OPERATOR, GOOGLE_CLIENT_ID: '1234-abcd.apps.googleusercontent.com' });
  const [ann, bob, mallory] = [await server.register(), await server.register(), await server.register()];
  const match = await aShortMatch([ann, bob]);
  await ann.call('PUT', `/matches/${match}/curves`, { play: 1, points: [[0, 0.5]] });
  const key = 'open sesame';
  const made = await ann.call('POST', '/game/lobbies', { name: 'Anns', isPrivate: true, password: key });
  const { id: lobby } = (await made.json()) as Lobby;
  for (const player of [ann, bob]) expect(await player.ask('join_lobby', { lobby_id: lobby, password: key })).toMatchObject({ ok: true });
  const deck = await newDeck(ann);
  const item = await sent(server.url, ann, deck.id, aClip('silent.mp4'));
  const upload = (await begin(server.url, ann, deck.id, 1_000)).headers.get('location')?.split('/').at(-1) ?? '';
  const forged = await ann.call('POST', '/meme/generate', { prompt: 'my cat vs the printer', style: 'classic', format: 'square' });
  const meme = ((await forged.json()) as GenerateMemeAnswer).result.id;
  const poster = await picture(64, 64);

  function pathOf(url: string): string {
    const id = url.startsWith('/game') ? lobby : url.startsWith('/uploads') ? upload : url.startsWith('/memes') ? meme : match;
    return url.replace(':deck', deck.id).replace(':item', item.id).replace(':userId', ann.user.id).replace(':id', id);
  }

  return {
    server,
    ann,
    bob,
    mallory,
    lobby,
    key,
    operator: OPERATOR,
    async ask(name, token, payload, prefix = '/api') {
      const [method = '', url = ''] = name.split(' ');
      const json = payload !== null && method !== 'GET' ? JSON.stringify(payload).replace('ANN', ann.user.id).replace('MEME', meme) : null;
      const isPoster = url.endsWith('/poster');
      const body = isPoster ? poster : method === 'PATCH' ? 'bytes' : json;
      const answer = await fetch(`${server.url}${prefix}${pathOf(url)}`, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(json !== null && { 'content-type': 'application/json' }),
          ...(url.startsWith('/uploads') && { 'tus-resumable': '1.0.0', 'upload-offset': '0' }),
          ...(method === 'POST' && url === '/uploads' && { 'upload-length': '5' }),
          ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
          ...(isPoster && { 'content-type': 'image/png' }),
        },
        ...(body !== null && { body }),
      });
      expectHeaders(answer, `${name}: ${answer.status}`);
      return answer;
    },
    async hers() {
      const looks = ['/account', `/game/lobbies/${lobby}`, `/decks/${deck.id}`, '/memes', '/decks', '/account/blocks', `/matches/${match}`];
      const found = await Promise.all(looks.map(async (path) => (await ann.call('GET', path)).text()));
      const still = await fetch(`${server.url}/api/uploads/${upload}`, {
        method: 'HEAD',
        headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${ann.token}` },
      });
      return [...found, still.status, still.headers.get('upload-offset')];
    },
  };
}
