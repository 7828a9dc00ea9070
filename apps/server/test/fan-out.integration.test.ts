import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings, limits } from '@deadpan/protocol';
import { alone } from '../src/adapters/memory/alone.ts';
import type { Bus } from '../src/ports/bus.ts';
import { createBus } from '../src/sockets/bus.ts';
import { attachIo, createIo, roomName, seatName, type Io, type PlayerSocket } from '../src/sockets/io.ts';
import { createLane, type Lane } from '../src/sockets/lane.ts';
import { createNewcomers } from '../src/sockets/newcomers.ts';

const ROOM = 'arena-1';
const USER = 'ann';

/** What came, by number, whichever event brought it. */
function numbersHeard(page: Socket): number[] {
  const numbers: number[] = [];
  page.onAny((_event, payload: { n?: number }) => {
    if (payload.n !== undefined) numbers.push(payload.n);
  });
  return numbers;
}

describe('many messages', () => {
  let http: Server;
  let io: Io;
  let bus: Bus;
  let lane: Lane;
  let slow = 0;
  const pages: Socket[] = [];
  const came: { by: string; payload: unknown }[] = [];

  beforeAll(async () => {
    http = createServer();
    const newcomers = createNewcomers({ addressOf: () => '127.0.0.1', rateLimits: false, onClosed: () => undefined });
    io = createIo([]);
    bus = createBus(io, alone());
    lane = createLane('player_summary');
    attachIo(io, http, { newcomers, floods: null, onSlow: () => (slow += 1) });
    io.on('connection', (socket) => {
      void socket.join([roomName(ROOM), seatName(ROOM, USER)]);
      lane.open(socket, (payload) => came.push({ by: socket.id, payload }));
      for (const event of ['player_summary', 'heartbeat']) {
        socket.on(event, (payload: unknown, reply?: unknown) => {
          came.push({ by: socket.id, payload });
          if (typeof reply === 'function') (reply as (ack: object) => void)({ ok: true });
        });
      }
    });
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
    came.length = 0;
    slow = 0;
  });
  afterAll(() => io.close());

  async function page(...transports: ('websocket' | 'polling')[]): Promise<Socket> {
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const socket = connect(url, { path: limits.socket.path, transports, forceNew: true, reconnection: false });
    pages.push(socket);
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    return socket;
  }

  const own = (socket: Socket): PlayerSocket => io.sockets.sockets.get(socket.id ?? '')!;
  const reading = (n: number): void => bus.pass({ room: ROOM, to: 'all', event: 'player_reading', payload: { n } as never });
  /** Seven ways to tell a page something, in turn. */
  const tell: ((n: number, to: Socket) => void)[] = [
    reading,
    (n) => bus.toRoom(ROOM, 'game_state_sync', { n } as never),
    reading,
    (n) => bus.tell(ROOM, [{ to: USER, event: 'round_won', payload: { n } as never }]),
    reading,
    (n) =>
      bus.tell(ROOM, [], { shared: { n } as never, own: [{ you: USER, settings: defaultSettings, captions: null, match_result: null }] }),
    (n) => bus.pass({ room: ROOM, to: USER, event: 'webrtc_offer', payload: { n } as never }),
  ];

  it.each([[['websocket']], [['polling']], [['polling', 'websocket']]] as const)(
    'reach a page in the order in which they were told, over %j',
    async (transports) => {
      const listener = await page(...transports);
      const heard = numbersHeard(listener);
      const wanted: number[] = [];
      for (let n = 0; n < 200; n++) {
        tell[n % tell.length]?.(n, listener);
        wanted.push(n);
        if (n % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      await expect.poll(() => heard).toEqual(wanted);
    },
  );

  it('reach a page behind what waits for a page that reads again', async () => {
    const listener = await page('websocket');
    const heard = numbersHeard(listener);
    const { ws } = listener.io.engine.transport as unknown as { ws: { pause(): void; resume(): void } };
    const line = (own(listener).conn.transport as unknown as { socket: { bufferedAmount: number } }).socket;
    ws.pause();
    let n = 0;
    // Until the system takes no more, and some beyond it: nothing may pass by what waits in the process.
    for (let beyond = 0; beyond < 10; beyond += line.bufferedAmount > 0 ? 1 : 0) {
      bus.toRoom(ROOM, 'game_state_sync', { n: n++, padding: 'x'.repeat(line.bufferedAmount > 0 ? 1_000 : 50_000) } as never);
      reading(n++);
      await new Promise((resolve) => setImmediate(resolve));
    }
    ws.resume();
    await expect.poll(() => heard.length).toBe(n);
    expect(heard).toEqual(Array.from({ length: n }, (_, at) => at));
    expect(slow).toBe(0);
  });

  it('reach all others while one page goes away in the middle', async () => {
    const [stays, goes] = [await page('websocket'), await page('websocket')];
    const heard = numbersHeard(stays);
    const { ws } = goes.io.engine.transport as unknown as { ws: { terminate(): void } };
    for (let n = 0; n < 100; n++) {
      reading(n);
      if (n === 30) ws.terminate();
      if (n === 60) own(stays)?.nsp.sockets.forEach((socket) => socket.id !== stays.id && socket.conn.close());
      if (n % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => heard.length).toBe(100);
    await expect.poll(() => io.sockets.sockets.size).toBe(1);
  });

  it('reach nobody who has parted, but what was told before does, and who comes back is reached again', async () => {
    const listener = await page('websocket');
    const heard = numbersHeard(listener);
    reading(1);
    bus.part(ROOM, USER);
    reading(2);
    own(listener).emit('heartbeat_response', { n: 3 } as never);
    await expect.poll(() => heard).toEqual([1, 3]);
    void own(listener).join([roomName(ROOM), seatName(ROOM, USER)]);
    reading(4);
    bus.tell(ROOM, [{ to: USER, event: 'round_won', payload: { n: 5 } as never }]);
    await expect.poll(() => heard).toEqual([1, 3, 4, 5]);
  });

  it('of a lane are handled in the order in which each page sent them, those that want an answer have it, and all others are untouched', async () => {
    const [ann, bob] = [await page('websocket'), await page('polling')];
    for (let n = 0; n < 40; n++) for (const sender of [ann, bob]) sender.emit('player_summary', { n });
    expect(await ann.emitWithAck('player_summary', { n: 'asked' })).toEqual({ ok: true });
    bob.emit('heartbeat', { n: 'other' });
    const of = (sender: Socket) => came.filter(({ by }) => by === sender.id).map(({ payload }) => (payload as { n: unknown }).n);
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    await expect.poll(() => of(ann).filter((n) => n !== 'asked')).toEqual(numbers);
    await expect.poll(() => of(bob).filter((n) => n !== 'other')).toEqual(numbers);
    expect(of(ann)).toContain('asked');
    await expect.poll(() => of(bob)).toContain('other');
  });

  it.each([[['websocket']], [['polling']], [['polling', 'websocket']]] as const)(
    'of a lane are not overtaken by others of the same page, over %j',
    async (transports) => {
      const ann = await page(...transports);
      const said: number[] = [];
      const say = (): void => {
        const n = said.push(said.length) - 1;
        ann.emit(n % 3 === 2 ? 'heartbeat' : 'player_summary', { n });
      };
      // Also while the line changes under them.
      await expect
        .poll(() => {
          for (let more = 0; more < 40; more++) say();
          return ann.io.engine.transport.name;
        })
        .toBe(transports.at(-1));
      for (let more = 0; more < 40; more++) say();
      await expect.poll(() => came.map(({ payload }) => (payload as { n: number }).n)).toEqual(said);
    },
  );

  it('of a lane end with the page they came from', async () => {
    const [ann, bob] = [await page('websocket'), await page('websocket')];
    const socket = own(ann);
    const waiting = new Promise((resolve) => socket.conn.once('data', () => resolve(null)));
    ann.emit('player_summary', { n: 1 });
    await waiting;
    socket.disconnect(true);
    bob.emit('player_summary', { n: 2 });
    await expect.poll(() => came).toEqual([{ by: bob.id, payload: { n: 2 } }]);
  });

  it.each(['2["player_summary",{"n":1}', '2["player_summary",{}]]', '2["player_summary",'])(
    'of a lane may be no packet: %s',
    async (text) => {
      const ann = await page('websocket');
      const gone = new Promise((resolve) => ann.once('disconnect', () => resolve(null)));
      (ann.io.engine as unknown as { write(text: string): void }).write(text);
      await gone;
      expect(came).toEqual([]);
    },
  );
});
