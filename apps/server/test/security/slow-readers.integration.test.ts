import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { createBroadcast, packetOf } from '../../src/sockets/broadcast.ts';
import { attachIo, createIo, type Io } from '../../src/sockets/io.ts';
import { createNewcomers } from '../../src/sockets/newcomers.ts';
import { aServer, type TestPlayer, type TestServer } from '../a-server.ts';
import { promise } from '../promise.ts';

const TEXT = 'x'.repeat(50_000);
/** A loop through the machine itself takes some megabytes before anything waits in the process. */
const MOST_SENDS = 2_000;
/** So often it is measured what somebody waits with and without one who does not read, and by so many texts each. */
const ROUNDS = 3;
const TEXTS = 150;
const MEGABYTE = 1024 * 1024;

/** Stops to read what comes, as a page does whose network has gone to sleep; it lives, and says so. */
function stopReading(socket: Socket): void {
  const { ws } = socket.io.engine.transport as unknown as {
    ws: { pause(): void; send(text: string): void; once(event: 'close', heard: () => void): void };
  };
  ws.pause();
  const living = setInterval(() => ws.send('3'), 1_000);
  ws.once('close', () => clearInterval(living));
}

describe('F6 slow reader: what waits for a page', () => {
  let http: Server;
  let io: Io;
  let tellAll: (payload: object) => void;
  let cut = 0;
  let url = '';
  const pages: Socket[] = [];

  beforeAll(async () => {
    http = createServer();
    const newcomers = createNewcomers({ addressOf: () => '127.0.0.1', rateLimits: false, onClosed: () => undefined });
    io = createIo([]);
    attachIo(io, http, { newcomers, floods: null, onSlow: () => (cut += 1) });
    const { toRoom } = createBroadcast(io);
    tellAll = (payload) => toRoom('all', [packetOf('error', payload)]);
    io.on('connection', (socket) => void socket.join('all'));
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
    cut = 0;
  });
  afterAll(() => io.close());

  async function page(transport: 'websocket' | 'polling'): Promise<Socket> {
    const socket = connect(url, { path: limits.socket.path, transports: [transport], forceNew: true, reconnection: false });
    pages.push(socket);
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    return socket;
  }

  /** Sends to everybody until somebody is cut off; returns the most that ever waited in the process for one page. */
  async function flood(send: () => void): Promise<number> {
    let most = 0;
    for (let i = 0; i < MOST_SENDS && cut === 0; i++) {
      send();
      for (const { conn } of io.sockets.sockets.values()) {
        const { writeBuffer, transport } = conn as unknown as {
          writeBuffer: { data: string }[];
          transport: { socket?: { bufferedAmount: number } };
        };
        most = Math.max(most, writeBuffer.reduce((sum, { data }) => sum + data.length, 0) + (transport.socket?.bufferedAmount ?? 0));
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    return most;
  }

  it.each(['all at once', 'one by one'])('is a megabyte at most, then it is cut off, and nobody else (told %s)', async (how) => {
    const [slow, quick] = [await page('websocket'), await page('websocket')];
    let heard = 0;
    quick.on('error', () => (heard += 1));
    stopReading(slow);
    let sent = 0;
    const most = await flood(() => {
      sent += 1;
      if (how === 'all at once') tellAll({ text: TEXT });
      else for (const socket of io.sockets.sockets.values()) socket.emit('error', { code: 'UNAVAILABLE', message: TEXT });
    });
    expect(cut).toBe(1);
    expect(most).toBeGreaterThan(limits.socket.waitingBytes / 2);
    expect(most).toBeLessThan(limits.socket.waitingBytes + 2 * TEXT.length);
    // Beside the text that is being handed to the system, and the one that was too much.
    promise('F6', 'the most that waited for a page before it was cut off', (most - 2 * TEXT.length) / MEGABYTE, 'MB', 1);
    await expect.poll(() => io.sockets.sockets.size).toBe(1);
    expect(io.sockets.sockets.get(quick.id ?? '')?.connected).toBe(true);
    await expect.poll(() => heard).toBe(sent);
  });

  /** Tells everybody one text after the other; returns how long a page waits for the slowest of a hundred, ms. */
  async function p99At(reader: Socket): Promise<number> {
    const waits: number[] = [];
    reader.on('error', ({ at }: { at: number }) => void waits.push(performance.now() - at));
    for (let n = 0; n < TEXTS; n++) {
      tellAll({ text: TEXT, at: performance.now() });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await expect.poll(() => waits.length).toBe(TEXTS);
    reader.off('error');
    return waits.toSorted((a, b) => a - b)[Math.floor(TEXTS * 0.99)] ?? Infinity;
  }

  it('costs the others nothing: they wait no longer beside it', async () => {
    const quick = await page('websocket');
    const longer: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const beside = await page('websocket');
      const alone = await p99At(quick);
      stopReading(beside);
      const together = await p99At(quick);
      longer.push(together - alone);
      // Cut off while it was measured, or soon: how much the system itself takes in for it is not ours.
      for (let i = 0; i < MOST_SENDS && cut < round; i++) {
        tellAll({ text: TEXT });
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(cut).toBe(round);
    }
    // Of several rounds the one in the middle: the machine does other work, too.
    const usual = longer.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity;
    promise('F6', 'the slowest of a hundred texts comes later beside it by', Math.max(0, usual), 'ms', 20);
  });

  it('is a megabyte on polling, too, for a page that does not ask', async () => {
    const opened = await fetch(`${url}${limits.socket.path}?EIO=4&transport=polling`);
    const { sid } = JSON.parse((await opened.text()).slice(1)) as { sid: string };
    await fetch(`${url}${limits.socket.path}?EIO=4&transport=polling&sid=${sid}`, { method: 'POST', body: '40' });
    await expect.poll(() => io.sockets.sockets.size).toBe(1);
    const most = await flood(() => tellAll({ text: TEXT }));
    expect(cut).toBe(1);
    expect(most).toBeLessThan(limits.socket.waitingBytes + 2 * TEXT.length);
    await expect.poll(() => io.sockets.sockets.size).toBe(0);
    const late = await fetch(`${url}${limits.socket.path}?EIO=4&transport=polling&sid=${sid}`);
    expect(late.status).toBe(400);
  });
});

describe('F6 slow reader: a player of an arena', () => {
  let server: TestServer;
  let players: [TestPlayer, TestPlayer, TestPlayer];
  beforeAll(async () => {
    server = await aServer({ METRICS_TOKEN: 'read-the-figures-1' });
    players = [await server.register(), await server.register(), await server.register()];
  });
  afterAll(() => server.close());

  it('who stops reading is away for the others, who are told everything, and comes back to the seat', async () => {
    const [ann, bob, cara] = players;
    const made = await ann.call('POST', '/game/lobbies', { name: 'Slow', isPrivate: false, maxPlayers: 4 });
    const { id } = (await made.json()) as { id: string };
    for (const player of players) {
      await player.connect();
      expect(await player.ask('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
    }
    if (bob.socket) stopReading(bob.socket);
    const isAway = (): boolean => cara.view()?.players.find(({ user_id }) => user_id === bob.user.id)?.connected === false;
    const offer = { target_sid: bob.user.id, offer: { type: 'offer', sdp: TEXT }, session: 'page-of-ann-1', to_session: 'page-of-bob-1' };
    for (let i = 0; i < MOST_SENDS && !isAway(); i++) await ann.ask('webrtc_offer', offer);
    expect(isAway()).toBe(true);
    const figures = await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer read-the-figures-1' } });
    expect(await figures.text()).toMatch(/^deadpan_slow_readers_total 1$/m);
    await bob.connect();
    expect(await bob.ask('join_lobby', { lobby_id: id })).toMatchObject({ ok: true });
    await cara.until(({ players: all }) => all.find(({ user_id }) => user_id === bob.user.id)?.connected === true);
  });
});
