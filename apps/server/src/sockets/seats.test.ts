import { Server } from 'socket.io';
import { expect, it } from 'vitest';
import { ann, aRoom, bob, NOW } from '@deadpan/game/testing';
import { roomName, seatName, userName, type Io, type PlayerSocket, type SocketData } from './io.ts';
import { createSeats, type SeatsOptions } from './seats.ts';

const room = aRoom({ players: [ann, bob] });
const io: Io = new Server();
const { adapter } = io.of('/');
const told: string[] = [];
const looked: string[] = [];

/** Puts a page of this player where Socket.IO keeps them; with an arena it holds their seat there. */
function aPage(id: string, userId: string, roomId: string | null): PlayerSocket {
  const data: SocketData = { userId, username: userId, picture: null, sessionId: null, roomId, seatSession: 0 };
  const page = {
    id,
    connected: true,
    get data() {
      looked.push(id);
      return data;
    },
    emit: (event: string) => told.push(`${id} ${event}`),
    join: (names: string[]) => adapter.addAll(id, new Set(names)),
    leave: (name: string) => adapter.del(id, name),
  } as unknown as PlayerSocket;
  io.sockets.sockets.set(id, page as never);
  const seat = roomId === null ? [] : [roomName(roomId), seatName(roomId, userId)];
  void adapter.addAll(id, new Set([userName(userId), ...seat]));
  return page;
}

/** Seats in the room, with what was asked of it; `joins` is done while a seat is taken. */
function seatsOver(joins: () => void = () => undefined, asked: string[] = []) {
  const held = { id: room.id, version: 3, room };
  const perform = async (_id: string, { type }: { type: string }) => {
    asked.push(type);
    return { ok: true, held };
  };
  const options = {
    io,
    rooms: { onSaved: () => undefined, perform },
    lobbies: { join: async () => (joins(), { ok: true }) },
    catalogue: { meme: () => undefined, still: () => undefined },
    clock: { now: () => NOW },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  };
  return createSeats(options as unknown as SeatsOptions);
}

it('takes a seat over from the player’s other pages, and looks at nobody else’s', async () => {
  const pages = [aPage('elsewhere', ann.id, 'OTHERS'), aPage('before', ann.id, room.id), aPage('idle', ann.id, null)];
  for (let n = 0; n < 100; n++) aPage(`stranger-${n}`, `stranger-${n}`, 'OTHERS');
  const now = aPage('now', ann.id, null);
  const seats = seatsOver();
  expect(await seats.join(now, ann, { lobby_id: room.id })).toMatchObject({ ok: true });
  expect(told).toEqual(['elsewhere playing_elsewhere', 'before playing_elsewhere', 'now joined_lobby', 'now lobby_joined']);
  expect(looked.filter((id) => id.startsWith('stranger'))).toEqual([]);
  expect([...(adapter.rooms.get(roomName(room.id)) ?? [])]).toEqual(['now']);
  expect([...pages, now].map(({ data }) => data.roomId)).toEqual([null, null, null, room.id]);
});

it('a page that has gone before its seat was taken takes it from no newer one', async () => {
  const [gone, newer] = [aPage('gone', bob.id, null), aPage('newer', bob.id, room.id)];
  const asked: string[] = [];
  const seats = seatsOver(() => Object.assign(gone, { connected: false }), asked);
  told.length = 0;
  expect(await seats.join(gone, bob, { lobby_id: room.id })).toMatchObject({ ok: false });
  expect([asked, told, newer.data.roomId]).toEqual([[], [], room.id]);
});
