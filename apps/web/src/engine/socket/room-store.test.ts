import { describe, expect, it, vi, type Mock } from 'vitest';
import { createRoomStore } from './room-store.ts';
import { aConnection, aView, LOBBY } from './testing.ts';

function anOpenRoom() {
  const { connection, world } = aConnection();
  const room = createRoomStore(connection, LOBBY);
  world.sit();
  world.say('game_state_update', aView({ version: 5 }));
  return { room, world, connection };
}

describe('the room store', () => {
  it('is connecting until a view comes, and open from then on', () => {
    const { connection, world } = aConnection();
    const room = createRoomStore(connection, LOBBY);
    expect(room.getState()).toMatchObject({ status: 'connecting', view: null });
    world.patch({ status: 'connected' });
    world.say('lobby_joined', { game_state: aView() });
    expect(room.getState()).toMatchObject({ status: 'open', view: { version: 1 } });
  });

  it('keeps the last view while the socket is away, and is open again after the next join', () => {
    const { room, world } = anOpenRoom();
    world.fall();
    expect(room.getState()).toMatchObject({ status: 'lost', view: { version: 5 } });
    world.patch({ status: 'connected' });
    expect(room.getState().status).toBe('lost');
    world.sit();
    expect(room.getState().status).toBe('open');
  });

  it('ignores views older than it has, and those of other rooms', () => {
    const { room, world } = anOpenRoom();
    world.say('game_state_update', aView({ version: 4, name: 'old' }));
    world.say('game_state_update', aView({ version: 9, lobby_id: 'XYZ789' }));
    expect(room.getState().view).toMatchObject({ version: 5, name: 'The arena' });
    world.say('game_state_update', aView({ version: 5, name: 'again' }));
    expect(room.getState().view?.name).toBe('again');
  });

  it('passes on events that are not older than the view', () => {
    const { room, world } = anOpenRoom();
    const seen: number[] = [];
    const off = room.on('play_starting', ({ play }) => seen.push(play));
    for (const [version, play] of [[4, 1], [5, 2], [6, 3]]) world.say('play_starting', { lobby_id: LOBBY, version, play }); // prettier-ignore
    world.say('play_starting', { lobby_id: 'XYZ789', version: 9, play: 9 });
    off();
    world.say('play_starting', { lobby_id: LOBBY, version: 7, play: 4 });
    expect(seen).toEqual([2, 3]);
  });

  it('forgets who stopped listening: a long match keeps no pile of them', () => {
    const { connection } = aConnection();
    const offs: Mock<() => void>[] = [];
    const on = () => offs[offs.push(vi.fn<() => void>()) - 1] as Mock<() => void>;
    const room = createRoomStore({ ...connection, on }, LOBBY);
    for (let screen = 0; screen < 3; screen++) room.on('play_starting', () => {})();
    room.on('play_starting', () => {});
    room.close();
    room.close();
    expect(offs.map((off) => off.mock.calls.length)).toEqual(offs.map(() => 1));
  });

  it('keeps the readings of this play only', () => {
    const { room, world } = anOpenRoom();
    world.say('player_reading', { lobby_id: LOBBY, user_id: 'bob', play: 1, happy: 0.2, faceless_ms: 10, hidden: false });
    expect(room.getState().readings).toMatchObject({ bob: { play: 1, happy: 0.2, facelessMs: 10, hidden: false } });
    world.say('game_state_update', aView({ version: 6, current_play: 2 }));
    expect(room.getState().readings).toEqual({});
  });

  it('spec §8 Socket: LOBBY_NOT_FOUND is refused with its text, until it is joined again [8.52]', async () => {
    const { connection, world } = aConnection();
    const room = createRoomStore(connection, LOBBY);
    world.patch({ joined: null, refusal: { code: 'LOBBY_NOT_FOUND', message: 'no' } });
    expect(room.getState()).toMatchObject({ status: 'refused', error: { message: 'Lobby not found. It may have been deleted.' } });
    world.patch({ refusal: null });
    expect(room.getState().status).toBe('refused');
    await room.join({ password: 'secret' });
    expect(room.getState()).toMatchObject({ error: null });
    world.say('lobby_joined', { game_state: aView() });
    expect(room.getState().status).toBe('open');
  });

  it.each([
    ['LOBBY_RECOVERY_FAILED', 'no', 'Unable to join lobby. Please try again.'],
    ['LOBBY_FULL', '', 'Failed to join lobby'],
    ['LOBBY_FULL', 'This arena is full.', 'This arena is full.'],
  ] as const)('spec §8 Socket: a join refused with %s and "%s" says "%s" [8.53 8.56]', (code, message, said) => {
    const { connection, world } = aConnection();
    const room = createRoomStore(connection, LOBBY);
    world.patch({ refusal: { code, message } });
    expect(room.getState()).toMatchObject({ status: 'refused', error: { code, message: said } });
  });

  it('spec §8 Socket: a room that is gone when the page comes back has expired [8.57]', () => {
    const { room, world } = anOpenRoom();
    world.fall();
    world.patch({ status: 'connected', refusal: { code: 'LOBBY_NOT_FOUND', message: 'no' } });
    expect(room.getState()).toMatchObject({ status: 'refused', error: { message: 'Lobby session expired' } });
  });

  it('keeps what a refusal asks for on the screen until the next answer', async () => {
    const { connection, world } = aConnection();
    const room = createRoomStore(connection, LOBBY);
    world.patch({ refusal: { code: 'KEY_REQUIRED', message: 'a key' } });
    const seen: string[] = [];
    room.subscribe(({ status, error }) => seen.push(`${status} ${error?.code}`));
    world.patch({ refusal: null });
    world.patch({ refusal: { code: 'WRONG_KEY', message: 'not that one' } });
    expect(seen).toEqual(['refused WRONG_KEY']);
  });

  it('spec §8 Socket: an error that is none changes nothing, one of the room is kept, one that ends it does [8.54 7.40]', () => {
    const { room, world } = anOpenRoom();
    world.say('error', { code: 'VALIDATION', message: 'You are already connected to this lobby', lobby_id: LOBBY });
    expect(room.getState()).toMatchObject({ status: 'open', error: null });
    world.say('error', { code: 'NOT_HOST', message: 'Only the host.', lobby_id: LOBBY });
    expect(room.getState()).toMatchObject({ status: 'open', error: { message: 'Only the host.' } });
    world.say('error', { code: 'LOBBY_CLOSED', message: 'Arena closed', lobby_id: 'XYZ789' });
    expect(room.getState().status).toBe('open');
    world.say('error', { code: 'VALIDATION', message: 'Arena closed: Host has left', lobby_id: LOBBY });
    expect(room.getState()).toMatchObject({ status: 'refused', error: { message: 'Arena closed: Host has left' } });
  });

  it('spec §7 Received events: lobby_deleted and a removal end the room, and it is joined no more [7.39]', () => {
    const closed = anOpenRoom();
    closed.world.say('lobby_deleted', { lobby_id: LOBBY, version: 6, reason: 'host_left', message: 'Host has left' });
    const error = { code: 'LOBBY_CLOSED', message: 'Host has left' };
    expect(closed.room.getState()).toMatchObject({ status: 'refused', closed: 'host_left', error });
    expect(closed.world.forgotten).toEqual([LOBBY]);
    const kicked = anOpenRoom();
    kicked.world.say('player_kicked', { lobby_id: LOBBY, version: 6, user_id: 'bob', username: 'bob' });
    expect(kicked.room.getState().status).toBe('open');
    kicked.world.say('player_kicked', { lobby_id: LOBBY, version: 7, user_id: 'ann', username: 'ann' });
    expect(kicked.room.getState().status).toBe('refused');
  });

  it('after a match it is over for whom the others play again without; what leaves another room, or in mid-match, is none of its ends', () => {
    const { room, world } = anOpenRoom();
    world.say('left_lobby', { lobby_id: LOBBY });
    expect(room.getState().status).toBe('open');
    const { view } = room.getState();
    world.say('game_state_update', { ...view, version: 7, status: 'finished' });
    world.say('left_lobby', { lobby_id: 'XYZ789' });
    expect(room.getState().status).toBe('open');
    world.say('left_lobby', { lobby_id: LOBBY });
    expect(room.getState()).toMatchObject({ status: 'refused', error: { message: 'The others play again without you.' } });
    expect(world.forgotten).toEqual([LOBBY]);
  });

  it('knows that another page took the seat, and that the sign-in is over', () => {
    const { room, world } = anOpenRoom();
    world.patch({ elsewhere: true, status: 'disconnected', joined: null });
    expect(room.getState().status).toBe('elsewhere');
    world.patch({ elsewhere: false, signedOut: true, error: 'Authentication required' });
    expect(room.getState()).toMatchObject({ status: 'refused', error: { code: 'AUTH_REQUIRED', message: 'Authentication required' } });
  });

  it('hears nothing after it is closed', () => {
    const { room, world } = anOpenRoom();
    room.close();
    room.close();
    world.say('game_state_update', aView({ version: 8 }));
    expect(room.getState().view?.version).toBe(5);
  });
});
