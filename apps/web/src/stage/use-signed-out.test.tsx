// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http, session as account, tokens } from '../engine/http/api.ts';
import { aBareWire } from '../engine/socket/testing-wire.ts';
import type { Wire } from '../engine/socket/wire.ts';
import { currentRoom } from './current-room.ts';
import { GameKeeper } from './game-keeper.tsx';
import { createRoomSession } from './room-session.ts';
import { closeRoom } from './room-sessions.ts';

const ROOM = '7KQ2MX';
/** The sockets of this page, by the token that each shows. */
const network = vi.hoisted(() => ({ open: (_token: string): Wire => Object.create(null) as Wire }));
vi.mock('../engine/socket/wire.ts', () => ({ createSocketWire: ({ token }: { token: string }) => network.open(token) }));

const before = account.store.getState();
let sockets: { token: string; world: ReturnType<typeof aBareWire>['world'] }[] = [];
/** What `/auth/me` answers to a token: whose it is, or that it is nobody's. */
let whose: (token: string | null) => string | null = () => 'ann';
let asked: (string | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, asked, whose] = [[], [], () => 'ann'];
  network.open = (token) => {
    const { world, wire } = aBareWire();
    sockets.push({ token, world });
    return wire;
  };
  vi.stubGlobal('fetch', async (path: string, init: { headers: Headers }) => {
    if (path !== '/api/auth/me') throw new TypeError('no network');
    const token = init.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    asked.push(token);
    const id = whose(token);
    const body = JSON.stringify(id === null ? { detail: 'no' } : { id, username: id });
    return { ok: id !== null, status: id === null ? 401 : 200, headers: new Headers(), text: async () => body };
  });
  http.listen({ onSessionExpired: account.expire });
});
afterEach(() => {
  cleanup();
  closeRoom();
  http.listen({});
  account.store.setState(before, true);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const signedIn = (): string | undefined => account.store.getState().user?.id;
const shown = (): string[] => sockets.map(({ token }) => token);
/** Everything that was to be asked and answered is. */
const settled = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(1_500)));

/** Ann sits in the room by a socket that shows the token t1. */
async function seated(): Promise<void> {
  tokens.write('t1');
  account.store.setState({ user: { id: 'ann', username: 'ann' } as never, isAuthenticated: true, loading: false });
  currentRoom.setState({ current: createRoomSession({ roomId: ROOM, me: 'ann', token: tokens.read() }), asking: false });
  render(
    <MemoryRouter initialEntries={[`/lobby/${ROOM}`]}>
      <GameKeeper />
    </MemoryRouter>,
  );
  act(() => sockets[0]?.world.rise());
  await settled();
}

/** The server ends the sign-in of the newest socket. */
async function revoked(): Promise<void> {
  act(() => sockets.at(-1)?.world.say('auth_error', { message: 'Your session has expired. Please log in again.' }));
  await settled();
}

it('asks over HTTP once who is there, and a 401 ends the session', async () => {
  await seated();
  whose = () => null;
  await revoked();
  expect(asked).toEqual(['t1']);
  expect([signedIn(), tokens.read(), currentRoom.getState().current]).toEqual([undefined, null, null]);
});

it('leaves the other tab a moment to write its token: asked at once, the old one would end both', async () => {
  await seated();
  act(() => sockets[0]?.world.say('auth_error', { message: 'Your session has expired. Please log in again.' }));
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  expect(asked).toEqual([]);
  tokens.write('t2');
  await settled();
  expect([asked, shown(), signedIn()]).toEqual([['t2'], ['t1', 't2'], 'ann']);
});

it('goes on with the token that another tab has got, and takes the seat again', async () => {
  await seated();
  tokens.write('t2');
  await revoked();
  expect(shown()).toEqual(['t1', 't2']);
  act(() => sockets[1]?.world.rise());
  await settled();
  expect(sockets[1]?.world.of('join_lobby')).toEqual([{ lobby_id: ROOM }]);
  expect(currentRoom.getState().current?.connection.getState()).toMatchObject({ joined: ROOM, signedOut: false });
});

it('asks again when the other tab has got its token while this one asked with the old one', async () => {
  await seated();
  whose = (token) => {
    tokens.write('t2');
    return token === 't2' ? 'ann' : null;
  };
  await revoked();
  expect(asked).toEqual(['t1', 't2']);
  expect(shown()).toEqual(['t1', 't2']);
  expect(signedIn()).toBe('ann');
});

it('does not show a token again that the socket has refused, whatever HTTP says of it', async () => {
  await seated();
  await revoked();
  expect(asked).toEqual(['t1']);
  expect(shown()).toEqual(['t1']);
});

it('does not hammer: a new token that is refused in its turn is the end of it', async () => {
  await seated();
  tokens.write('t2');
  await revoked();
  act(() => sockets[1]?.world.refuse({ message: 'no', code: 'AUTH_FAILED' }, false));
  await settled();
  expect(shown()).toEqual(['t1', 't2']);
  expect(asked).toEqual(['t2', 't2']);
  expect(currentRoom.getState().current?.room.getState()).toMatchObject({ status: 'refused', error: { code: 'AUTH_REQUIRED' } });
});

it('leaves the room alone when the token is somebody else’s: the page becomes theirs first', async () => {
  await seated();
  tokens.write('t2');
  whose = () => 'greta';
  await revoked();
  expect(asked).toEqual(['t2']);
  expect(shown()).toEqual(['t1']);
});
