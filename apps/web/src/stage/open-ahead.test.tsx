import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session as account } from '../engine/http/api.ts';
import { currentRoom } from './current-room.ts';
import { closeRoom, openAhead } from './room-sessions.ts';

const before = account.store.getState();
const ann = { id: 'ann', username: 'ann' } as NonNullable<typeof before.user>;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  history.pushState(null, '', '/game/7KQ2MX/round1');
});
afterEach(() => {
  closeRoom();
  account.store.setState(before, true);
  vi.unstubAllGlobals();
});

const isThere = (user: typeof ann | null): void => account.store.setState({ user, isAuthenticated: user !== null, loading: false });
const room = () => currentRoom.getState().current;

it('opens the room of the address once it is known who is there, and once only', () => {
  openAhead(location.pathname);
  expect(room()).toBeNull();
  isThere(ann);
  expect(room()).toMatchObject({ roomId: '7KQ2MX', me: 'ann' });
  closeRoom();
  isThere({ ...ann });
  expect(room()).toBeNull();
});

it('opens it at once for who is known already', () => {
  isThere(ann);
  openAhead(location.pathname);
  expect(room()).toMatchObject({ roomId: '7KQ2MX' });
});

it.each([
  ['for a guest', '/game/7KQ2MX/round1', null],
  ['for an address that is no room', '/game/nothing/round1', ann],
  ['for a page that was left meanwhile', '/game/ABC234/round1', ann],
])('opens none %s', (_, pathname, who) => {
  openAhead(pathname);
  isThere(who);
  expect(room()).toBeNull();
});
