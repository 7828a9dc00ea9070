import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer, TestServer } from '../a-server.ts';
import { aSharedServer } from './a-shared-server.ts';
import { doors, doorsStage, doorsWhenShared, expectHeaders, idle, namesOf, owned, signedIn, type DoorsStage } from './doors.ts';

const TOKENS = { 'no token': undefined, 'a text': 'nobody', 'three parts': 'eyJhbGciOiJub25lIn0.e30.', 'an empty one': '' };

const PAGES_OWN = ['content-security-policy', 'cross-origin-opener-policy', 'referrer-policy'];

let stage: DoorsStage;
let server: TestServer;
let ann: TestPlayer;
let bob: TestPlayer;
let mallory: TestPlayer;
let lobby: string;
let { ask, hers } = {} as DoorsStage;
beforeAll(async () => {
  stage = await doorsStage();
  ({ server, ann, bob, mallory, lobby, ask, hers } = stage);
});
afterAll(() => server?.close());

describe('every endpoint', () => {
  it('is known by whose door it is', () => {
    expect(namesOf(server.routes).toSorted()).toEqual(Object.keys(doors).toSorted());
    const both = server.routes.filter(({ url }) => !url.startsWith('/api/')).map(({ method, url }) => `${method} ${url}`);
    expect(both).toEqual(expect.arrayContaining(Object.keys(doors)));
  });

  it('and so is the one that a shared network adds: it says nothing to anybody', async () => {
    const shared = await aSharedServer();
    try {
      const added = namesOf(shared.routes).filter((name) => !(name in doors));
      expect(added).toEqual(Object.keys(doorsWhenShared));
      for (const path of ['/lan/trusted', '/api/lan/trusted']) {
        const { status, headers, body } = await shared.ask('GET', path);
        expect([path, status, body]).toEqual([path, 204, '']);
        const got = { headers: { get: (name: string) => headers[name]?.toString() ?? null } };
        // The page of the door, which is of another origin, must learn whether it came through.
        expectHeaders(got, path, ['cross-origin-resource-policy']);
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      }
    } finally {
      await shared.close();
    }
  });

  it('answers whoever asks with all the security headers: every route, pages and files too', async () => {
    const asked = new Set<string>();
    for (const { method, url } of server.routes) {
      const eve = method === 'POST' && url.includes('/logout') ? await server.register() : mallory;
      for (const token of [undefined, eve.token]) {
        const path = url.replace(/:\w+/g, 'nothing').replace(/^\*/, '/').replace('*', 'nothing');
        const answer = await fetch(`${server.url}${path}`, {
          method,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        });
        const page = answer.headers.get('content-type')?.startsWith('text/html') === true;
        // Google's sign-in is switched on here, and a page lets it in.
        expectHeaders(answer, `${method} ${url}: ${answer.status}`, page ? PAGES_OWN : []);
        asked.add(`${answer.status}`);
      }
    }
    expect([...asked]).toEqual(expect.arrayContaining(['200', '401', '404', '422']));
  });

  it.each(Object.entries(TOKENS))('for players only refuses %s, at both addresses, and says no more', async (_what, token) => {
    const before = await hers();
    for (const [name, door] of signedIn) {
      for (const prefix of ['', '/api']) {
        const answer = await ask(name, token, typeof door === 'object' ? door.owner : {}, prefix);
        if (name === 'GET /metrics') expect([401, 404], name).toContain(answer.status);
        else expect([name, answer.status]).toEqual([name, 401]);
        if (!name.startsWith('HEAD') && name !== 'GET /metrics') {
          expect(await answer.json()).toEqual({ detail: 'Authentication required', code: 'AUTH_REQUIRED' });
        }
      }
    }
    expect(await hers()).toEqual(before);
  });

  it('refuses a token that was revoked, everywhere', async () => {
    const eve = await server.register();
    expect((await eve.call('GET', '/auth/me')).status).toBe(200);
    expect((await eve.call('POST', '/auth/logout-everywhere', {})).status).toBe(204);
    for (const [name, door] of signedIn) {
      const { status } = await ask(name, eve.token, typeof door === 'object' ? door.owner : {});
      expect([name, status]).toEqual([name, name === 'GET /metrics' ? status : 401]);
    }
  });

  it.each(owned)('%s lets nobody else at what is Ann’s', async (name, payload) => {
    const before = await hers();
    const answer = await ask(name, mallory.token, payload);
    expect(idle.includes(name) ? [200, 204] : [401, 403, 404, 409], `${name}: ${answer.status}`).toContain(answer.status);
    const text = await answer.text();
    for (const secret of [ann.email, ann.user.username, 'Kitchen films', 'sesame']) expect(text).not.toContain(secret);
    expect(await hers()).toEqual(before);
  });

  it('a private arena shows an outsider neither who sits in it nor its key', async () => {
    const seen = await (await mallory.call('GET', `/game/lobbies/${lobby}`)).text();
    expect(JSON.parse(seen)).toMatchObject({ players: [], isMember: false });
    expect(seen).not.toMatch(/sesame|keyHash|password/i);
  });

  it.each(['start', 'settings', 'kick'])('only the host may %s, and another member may not', async (action) => {
    const name = `${action === 'settings' ? 'PUT' : 'POST'} /game/lobbies/:id/${action}`;
    const before = await hers();
    const answer = await ask(name, bob.token, owned.find(([each]) => each === name)?.[1] ?? {});
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'NOT_HOST' }]);
    expect(await hers()).toEqual(before);
  });
});

it('does for its owner all that it refuses to everybody else', async () => {
  const { key, operator } = stage;
  const left = new Map(owned);
  const does = async (name: string, player: TestPlayer = ann, payload = left.get(name)): Promise<void> => {
    const answer = await ask(name, player.token, payload ?? null);
    const text = name.startsWith('HEAD') ? '' : await answer.text();
    expect([name, answer.ok, text]).toEqual([name, true, text]);
    left.delete(name);
  };
  const all = async (...names: string[]): Promise<void> => {
    for (const name of names) await does(name);
  };
  await all('GET /matches/:id', 'PUT /matches/:id/curves', 'DELETE /matches/:id/curves');
  await all('GET /decks/:deck', 'PUT /decks/:deck', 'POST /decks/:deck/items');
  await all('PUT /decks/:deck/items/:item', 'PUT /decks/:deck/items/:item/poster');
  // Once she lets others at it.
  await does('PUT /decks/:deck', ann, { visibility: 'link' });
  for (const name of ['PUT /decks/:deck/keep', 'POST /decks/:deck/keep', 'DELETE /decks/:deck/keep']) await does(name, mallory);
  await does('POST /decks/:deck/report', mallory);
  await all('HEAD /uploads/:id', 'PATCH /uploads/:id', 'DELETE /uploads/:id', 'DELETE /decks/:deck/items/:item', 'DELETE /decks/:deck');
  await all('GET /memes/:id', 'PUT /memes/:id', 'GET /memes/:id/picture.png', 'DELETE /memes/:id');
  await does('POST /game/lobbies/:id/kick', ann, { user_id: bob.user.id });
  expect(await bob.ask('join_lobby', { lobby_id: lobby, password: key })).toMatchObject({ ok: true });
  await does('PUT /game/lobbies/:id/settings');
  for (const player of [ann, bob]) await does('POST /game/lobbies/:id/ready', player, { ready: true });
  await all('POST /game/lobbies/:id/start', 'POST /game/lobbies/:id/leave');
  const figures = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${operator}` } });
  expectHeaders(figures, 'GET /metrics');
  expect([figures.status, [...left.keys()]]).toEqual([200, ['GET /metrics']]);
});
