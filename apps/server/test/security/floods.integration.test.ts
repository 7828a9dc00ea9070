import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@deadpan/protocol';
import { aServer, type TestPlayer, type TestServer } from '../a-server.ts';

const SEPARATOR = '\x1e';
const HEARTBEAT = '42["heartbeat",{}]';
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

let server: TestServer;
let ann: TestPlayer;
beforeAll(async () => {
  server = await aServer({ RATE_LIMITS: 'on', METRICS_TOKEN: 'read-the-figures-1' });
  ann = await server.register();
});
afterAll(() => server.close());

const polling = (sid?: string): string =>
  `${server.url}${limits.socket.path}?EIO=4&transport=polling${sid === undefined ? '' : `&sid=${sid}`}`;
const say = (sid: string, ...packets: string[]): Promise<Response> =>
  fetch(polling(sid), { method: 'POST', body: packets.join(SEPARATOR) }).catch(() => new Response(null, { status: 400 }));

/** Opens a connection by polling; with a player, who is signed in when it is answered. */
async function comes(player?: TestPlayer): Promise<string> {
  const { sid } = JSON.parse((await (await fetch(polling())).text()).slice(1)) as { sid: string };
  if (!player) return sid;
  await say(sid, `40${JSON.stringify({ token: player.token })}`);
  await expect.poll(async () => (await fetch(polling(sid))).text()).toContain('authenticated');
  return sid;
}
/** A connection that is gone is not known any more; one that is there is heard. */
const isOpen = async (sid: string): Promise<boolean> => (await say(sid, '3')).status === 200;
const floods = async (): Promise<number> => {
  const figures = await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer read-the-figures-1' } });
  return Number(/^deadpan_floods_total (\d+)/m.exec(await figures.text())?.[1]);
};

describe('a connection that sends more than any page does', () => {
  it('is cut off, and to come again gets nobody more; others are heard', async () => {
    const eve = await server.register();
    const before = await floods();
    const many = Array.from({ length: 3_000 }, () => HEARTBEAT);
    const first = await comes(eve);
    await say(first, ...many);
    expect(await isOpen(first)).toBe(false);
    const again = await comes(eve);
    await say(again, ...many);
    expect(await isOpen(again)).toBe(false);
    expect(await floods()).toBe(before + 2);
    await ann.connect();
    expect(await ann.ask('heartbeat')).toMatchObject({ ok: true });
  });

  it('is cut off for its bytes, too', async () => {
    const sid = await comes(await server.register());
    const offer = `42["webrtc_offer",{"sdp":"${'x'.repeat(60_000)}"}]`;
    let said = 0;
    while (said < 20 && (await say(sid, offer)).status === 200) said += 1;
    expect(said).toBeGreaterThan(2);
    expect(said).toBeLessThan(20);
  });

  it('is cut off earlier while nobody has signed in on it', async () => {
    const sid = await comes();
    await say(sid, '40');
    expect(await isOpen(sid)).toBe(true);
    await say(sid, ...Array.from({ length: 60 }, () => HEARTBEAT));
    expect(await isOpen(sid)).toBe(false);
  });

  it('is cut off for brackets, which are not parsed', async () => {
    const sid = await comes(ann);
    await say(sid, `42["heartbeat",${nested(60)}]`);
    expect(await isOpen(sid)).toBe(true);
    await say(sid, `42["heartbeat",${nested(64)}]`);
    expect(await isOpen(sid)).toBe(false);
  });
});

describe('a connection whose page has taken leave', () => {
  it.each(['signed in', 'a stranger'])('is closed: %s', async (who) => {
    const sid = await comes(who === 'signed in' ? await server.register() : undefined);
    if (who === 'a stranger') await say(sid, '40');
    expect(await isOpen(sid)).toBe(true);
    await say(sid, '41');
    await expect.poll(() => isOpen(sid)).toBe(false);
  });
});

/** Speaks to the server below HTTP; what it says is kept. */
function speak(words: string | Buffer): { socket: Socket; heard: () => string } {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (chunk: Buffer) => void (heard += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(words);
  return { socket, heard: () => heard };
}

describe('below our own protocol', () => {
  const UPGRADE = [
    `GET ${limits.socket.path}?EIO=4&transport=websocket HTTP/1.1`,
    'Host: localhost',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Extensions: permessage-deflate',
    '\r\n',
  ].join('\r\n');
  const ping = (text: string): Buffer => Buffer.from([0x89, 0x84, 0, 0, 0, 0, ...Buffer.from(text)]);
  const PING = ping('here');

  it('a ping is answered, who sends them without end is cut off, and nothing packed is taken', async () => {
    const { socket, heard } = speak(UPGRADE);
    await expect.poll(heard).toContain('"sid"');
    expect(heard(), 'nothing is unpacked').not.toContain('permessage-deflate');
    socket.write(PING);
    await expect.poll(heard).toContain('\x8a\x04here');
    socket.write(ping('last'));
    await expect.poll(heard).toContain('\x8a\x04last');
    expect(heard().split('\x8a\x04'), 'and not twice').toHaveLength(3);
    const closed = once(socket, 'close');
    socket.write(Buffer.concat(Array.from({ length: 100 }, () => PING)));
    await closed;
  });

  it('a few requests in a row are answered, and who sends them without end is cut off', async () => {
    const ASK = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const few = speak(ASK.repeat(5));
    await expect.poll(() => few.heard().match(/HTTP\/1\.1 200/g)?.length).toBe(5);
    few.socket.destroy();
    const many = speak(ASK.repeat(1_000));
    await once(many.socket, 'close');
    expect(many.heard().match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(1_000);
  });
});
