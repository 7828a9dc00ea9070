// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { aConnection, LOBBY } from '../engine/socket/testing.ts';
import { tellUnload } from './unload.ts';

function leaving(token: string | null, seat: number | undefined) {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return new Response('{}');
  });
  const { connection, world } = aConnection();
  const stop = tellUnload({ connection, roomId: LOBBY, token, seat: () => seat });
  return { calls, world, stop, unload: () => window.dispatchEvent(new Event('pagehide')) };
}

afterEach(() => vi.unstubAllGlobals());

it('spec §7 HTTP: POST /game/lobbies/{id}/leave is sent when the page unloads, as a drop that names its session [7.15]', () => {
  const { calls, world, stop, unload } = leaving('token', 7);
  unload();
  expect(calls).toEqual([]); // without a seat there is nothing to tell
  world.sit();
  unload();
  expect(calls).toMatchObject([
    [
      `/api/game/lobbies/${LOBBY}/leave?reason=unload`,
      { method: 'POST', keepalive: true, headers: { authorization: 'Bearer token' }, body: '{"session":7}' },
    ],
  ]);
  stop();
  unload();
  expect(calls).toHaveLength(1);
});

it('spec §6 Roles: the unload call needs a token [6.6]', () => {
  const { calls, world, stop, unload } = leaving(null, 7);
  world.sit();
  unload();
  expect(calls).toEqual([]);
  stop();
});
