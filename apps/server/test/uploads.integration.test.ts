import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits, type Deck, type DeckShelf } from '@deadpan/protocol';
import { aServer, type TestPlayer, type TestServer } from './a-server.ts';
import { aClip } from './clips.ts';
import { begin, blobsOf, newDeck, patch, picture, said, send, sent, tus } from './decks-stage.ts';

let server: TestServer;
let ann: TestPlayer;
beforeAll(async () => {
  server = await aServer();
});
beforeEach(async () => {
  ann = await server.register();
});
afterAll(() => server.close());

const deckOf = async (player: TestPlayer, id: string): Promise<Deck> => (await said(player.call('GET', `/decks/${id}`)))[1] as Deck;
const quotaOf = async (player: TestPlayer): Promise<number> => ((await said(player.call('GET', '/decks')))[1] as DeckShelf).quota.bytes;
const placeOf = (answer: Response): string => `${server.url}${answer.headers.get('location')}`;

describe('a file that is sent', () => {
  it('becomes a clip of its deck, told by the last answer', async () => {
    const deck = await newDeck(ann);
    const item = await sent(server.url, ann, deck.id, aClip('index-last.mp4'), { chunkSize: 5_000 });
    expect(item).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      kind: 'clip',
      title: 'Toast',
      alt: 'A toast waits.',
      url: expect.stringMatching(/^\/media\/decks\/[0-9a-f]{32}\.mp4$/),
      poster_url: null,
      duration: 2_000,
      width: 160,
      height: 120,
      bytes: expect.any(Number),
      family: 'mild',
      created_at: expect.any(String),
    });
    expect((await deckOf(ann, deck.id)).items).toEqual([item]);
    const film = Buffer.from(await (await fetch(`${server.url}${item.url}`)).arrayBuffer());
    expect([film.length, film.includes('SECRETNAME')]).toEqual([item.bytes, false]);
    expect(blobsOf(server.folder, 'uploads')).toEqual([]);
  });

  it('may bring its bytes along as it begins', async () => {
    const deck = await newDeck(ann);
    expect(await sent(server.url, ann, deck.id, aClip('good.webm'), { uploadDataDuringCreation: true })).toMatchObject({
      kind: 'clip',
      url: expect.stringContaining('.webm'),
    });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('becomes a still when it is a picture: %s', async (format) => {
    const deck = await newDeck(ann);
    const item = await sent(server.url, ann, deck.id, await picture(1_600, 800, format));
    expect(item).toMatchObject({ kind: 'still', duration: null, width: 1_280, height: 640, poster_url: null });
    const bytes = Buffer.from(await (await fetch(`${server.url}${item.url}`)).arrayBuffer());
    expect([bytes.subarray(8, 12).toString(), bytes.includes('SECRETNAME')]).toEqual(['WEBP', false]);
  });

  it.each([
    ['hevc.mp4', aClip('hevc.mp4'), 'HEVC'],
    ['half a clip', aClip('good.mp4').subarray(0, 9_000), 'its end is missing'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'no clip or picture'],
    ['a drawing that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'no clip or picture'],
    ['the first bytes of a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'damaged'],
    ['a byte', Buffer.from('x'), 'no clip or picture'],
  ])('is refused in words when it is %s, and nothing remains', async (_what, file, why) => {
    const deck = await newDeck(ann);
    const [before, files] = [await quotaOf(ann), blobsOf(server.folder, 'decks').length];
    const ended = await send(server.url, ann, deck.id, file);
    expect(ended).toMatchObject({ status: 400, body: { code: 'BAD_UPLOAD', detail: expect.stringContaining(why) } });
    expect([await quotaOf(ann), blobsOf(server.folder, 'decks').length, blobsOf(server.folder, 'uploads')]).toEqual([before, files, []]);
  });

  it('is at least one byte and at most 20 MB, said before anything is sent', async () => {
    const deck = await newDeck(ann);
    expect(await said(begin(server.url, ann, deck.id, 0))).toMatchObject([400, { code: 'BAD_UPLOAD' }]);
    const [status] = await said(begin(server.url, ann, deck.id, limits.decks.clip.bytes + 1));
    expect(status).toBe(413);
    expect((await deckOf(ann, deck.id)).items).toEqual([]);
  });
});

describe('an upload that breaks off', () => {
  it('goes on where it stopped after the server was started again', async () => {
    const first = await aServer();
    const bob = await first.register();
    const deck = await newDeck(bob);
    const file = aClip('good.mp4');
    const begun = await begin(first.url, bob, deck.id, file.length);
    const path = begun.headers.get('location') ?? '';
    expect((await patch(`${first.url}${path}`, bob, 0, file.subarray(0, 7_000))).headers.get('upload-offset')).toBe('7000');
    const again = await first.again();
    const state = await tus(`${again.url}${path}`, 'HEAD', bob, {});
    expect([state.status, state.headers.get('upload-offset'), state.headers.get('upload-length')]).toEqual([200, '7000', `${file.length}`]);
    const item = await sent(again.url, bob, deck.id, file, { uploadUrl: `${again.url}${path}` });
    expect(item).toMatchObject({ kind: 'clip', title: 'By hand', duration: 2_000 });
    await again.close();
  });

  it('keeps what had arrived when the line broke', async () => {
    const deck = await newDeck(ann);
    const file = aClip('good.mp4');
    const at = placeOf(await begin(server.url, ann, deck.id, file.length));
    const { hostname, port, pathname } = new URL(at);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [
      `PATCH ${pathname} HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bearer ${ann.token}`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${file.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(file.subarray(0, 8_000), () => socket.destroy());
    await once(socket, 'close');
    const offset = async () => Number((await tus(at, 'HEAD', ann, {})).headers.get('upload-offset'));
    await expect.poll(offset).toBe(8_000);
    expect(await sent(server.url, ann, deck.id, file, { uploadUrl: at })).toMatchObject({ kind: 'clip' });
  });

  it('tells again what it became, when the answer was lost', async () => {
    const deck = await newDeck(ann);
    const file = aClip('silent.mp4');
    const at = placeOf(await begin(server.url, ann, deck.id, file.length));
    const [status, item] = await said(patch(at, ann, 0, file));
    expect(status).toBe(200);
    const state = await tus(at, 'HEAD', ann, {});
    expect([state.status, state.headers.get('upload-offset')]).toEqual([200, `${file.length}`]);
    expect((await patch(at, ann, file.length, new Uint8Array(1))).status).toBe(413);
    expect(await said(patch(at, ann, file.length, new Uint8Array()))).toEqual([200, item]);
    expect((await deckOf(ann, deck.id)).items).toHaveLength(1);
  });

  it('leaves the connection to the next request when it is refused before its bytes were read', async () => {
    const deck = await newDeck(ann);
    const at = (await begin(server.url, ann, deck.id, 9_000_000)).headers.get('location') ?? '';
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
      new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
        const authorization = `Bearer ${ann.token}`;
        const asked = request(`${server.url}${path}`, { method, agent, headers: { authorization, 'tus-resumable': '1.0.0', ...headers } });
        asked.on('response', (answer) => {
          const { localPort: port } = answer.socket;
          answer.resume().on('end', () => resolve({ status: answer.statusCode, port }));
        });
        asked.on('error', reject).end(body);
      });
    const patched = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '5' };
    const { status, port } = await ask('PATCH', at, patched, Buffer.alloc(8_000_000));
    expect(status).toBe(409);
    expect(await ask('GET', '/api/decks', {})).toEqual({ status: 200, port });
    agent.destroy();
  });

  it('is gone when it is cancelled, with its bytes', async () => {
    const deck = await newDeck(ann);
    const before = await quotaOf(ann);
    const at = placeOf(await begin(server.url, ann, deck.id, 9_000));
    await patch(at, ann, 0, new Uint8Array(4_000));
    expect(await quotaOf(ann)).toBe(before + 9_000);
    expect((await tus(at, 'DELETE', ann, {})).status).toBe(204);
    expect((await tus(at, 'HEAD', ann, {})).status).toBe(404);
    expect([await quotaOf(ann), blobsOf(server.folder, 'uploads')]).toEqual([before, []]);
  });

  it('takes each byte once, whatever offsets are named in whatever order', async () => {
    const file = aClip('silent.mp4');
    const deck = await newDeck(ann);
    const tries = fc.array(
      fc.record({ offset: fc.nat(file.length + 10), length: fc.integer({ min: 0, max: 4_000 }), right: fc.boolean() }),
      {
        minLength: 3,
        maxLength: 10,
      },
    );
    for (const sequence of fc.sample(tries, 8)) {
      const at = placeOf(await begin(server.url, ann, deck.id, file.length));
      let stands = 0;
      for (const { offset, length, right } of sequence) {
        const from = right ? stands : offset;
        const bytes = file.subarray(from, from + length);
        // Not the last byte here: that is for the end.
        if (from + bytes.length >= file.length) continue;
        const { status } = await patch(at, ann, from, bytes);
        expect(status).toBe(from === stands ? 204 : 409);
        if (from === stands) stands += bytes.length;
      }
      expect((await tus(at, 'HEAD', ann, {})).headers.get('upload-offset')).toBe(`${stands}`);
      expect(await sent(server.url, ann, deck.id, file, { uploadUrl: at })).toMatchObject({ kind: 'clip', duration: 2_000 });
    }
  });

  it('takes each byte once when two send at the same time', async () => {
    const deck = await newDeck(ann);
    const file = aClip('silent.mp4');
    const at = placeOf(await begin(server.url, ann, deck.id, file.length));
    const both = await Promise.all([patch(at, ann, 0, file.subarray(0, 5_000)), patch(at, ann, 0, file.subarray(0, 6_000))]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]));
    expect(await sent(server.url, ann, deck.id, file, { uploadUrl: at })).toMatchObject({ kind: 'clip' });
    const again = await Promise.all([begin(server.url, ann, deck.id, file.length), begin(server.url, ann, deck.id, file.length)]);
    await Promise.all(again.map((answer) => tus(placeOf(answer), 'DELETE', ann, {})));
  });
});

describe('whose an upload is', () => {
  it('is its sender’s alone, who owns the deck', async () => {
    const bob = await server.register();
    const deck = await newDeck(ann);
    expect(await said(begin(server.url, null, deck.id, 10))).toMatchObject([401, { code: 'AUTH_REQUIRED' }]);
    expect(await said(begin(server.url, bob, deck.id, 10))).toMatchObject([404, { code: 'DECK_NOT_FOUND' }]);
    await ann.call('PUT', `/decks/${deck.id}`, { visibility: 'link' });
    expect(await said(begin(server.url, bob, deck.id, 10))).toMatchObject([404, { code: 'DECK_NOT_FOUND' }]);
    const at = placeOf(await begin(server.url, ann, deck.id, 10));
    for (const who of [null, bob]) {
      const status = who ? 404 : 401;
      expect((await tus(at, 'HEAD', who, {})).status).toBe(status);
      expect((await patch(at, who, 0, new Uint8Array(3))).status).toBe(status);
      expect((await tus(at, 'DELETE', who, {})).status).toBe(status);
    }
    expect((await tus(at, 'HEAD', ann, {})).headers.get('upload-offset')).toBe('0');
    for (const id of ['0'.repeat(32), '..%2f..%2fdeadpan.db', 'x', '%00']) {
      expect((await tus(`${server.url}/api/uploads/${id}`, 'HEAD', ann, {})).status).toBe(404);
    }
    await tus(at, 'DELETE', ann, {});
  });

  it('ends with its deck', async () => {
    const deck = await newDeck(ann);
    const file = aClip('silent.mp4');
    const at = placeOf(await begin(server.url, ann, deck.id, file.length));
    await ann.call('DELETE', `/decks/${deck.id}`);
    expect(await said(patch(at, ann, 0, file))).toMatchObject([404, { code: 'DECK_NOT_FOUND' }]);
    expect((await tus(at, 'HEAD', ann, {})).status).toBe(404);
    expect(blobsOf(server.folder, 'uploads')).toEqual([]);
  });

  it('speaks the protocol or is refused in our words', async () => {
    const deck = await newDeck(ann);
    const bare = await fetch(`${server.url}/api/uploads`, { method: 'POST', headers: { authorization: `Bearer ${ann.token}` } });
    expect(await said(bare)).toMatchObject([412, { detail: expect.stringContaining('tus') }]);
    const nameless = await tus(`${server.url}/api/uploads`, 'POST', ann, { 'upload-length': '10' });
    expect(await said(nameless)).toMatchObject([400, { code: 'VALIDATION' }]);
    const endless = await tus(`${server.url}/api/uploads`, 'POST', ann, {
      'upload-defer-length': '1',
      'upload-metadata': `deck ${Buffer.from(deck.id).toString('base64')}`,
    });
    expect(endless.status).toBe(501);
    const at = placeOf(await begin(server.url, ann, deck.id, 10));
    expect((await tus(at, 'PATCH', ann, { 'upload-offset': '0', 'content-type': 'application/json' }, Buffer.from('{}'))).status).toBe(400);
    expect((await tus(at, 'HEAD', ann, {})).headers.get('upload-offset')).toBe('0');
    await tus(at, 'DELETE', ann, {});
  });
});

describe('how much may be sent', () => {
  it('counts what is under way, and ends when there is no room', async () => {
    const bob = await server.register();
    const deck = await newDeck(bob);
    for (let n = 0; n < limits.decks.uploadsAtOnce; n++) expect((await begin(server.url, bob, deck.id, 1_000)).status).toBe(201);
    expect(await said(begin(server.url, bob, deck.id, 1_000))).toMatchObject([429, { code: 'RATE_LIMITED' }]);
    expect(await quotaOf(bob)).toBe(limits.decks.uploadsAtOnce * 1_000);
  });

  it.each([
    ['as it begins, all of it announced', 'POST', true],
    ['as it begins, none of it announced', 'POST', false],
    ['later, all of it announced', 'PATCH', true],
    ['later, none of it announced', 'PATCH', false],
  ] as const)(
    'is as much as was said first: an upload to which more comes %s, gives back its place and its room at once',
    async (_when, method, isAnnounced) => {
      const bob = await server.register();
      const deck = await newDeck(bob);
      const bytes = Buffer.alloc(2_500_000);
      const size = bytes.length - 1;
      const body = isAnnounced ? bytes : new Blob([bytes]).stream();
      const headers = { authorization: `Bearer ${bob.token}`, 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
      const beginning = { 'upload-length': `${size}`, 'upload-metadata': `deck ${btoa(deck.id)},title ${btoa('More')}` };
      const at = method === 'POST' ? `${server.url}/api/uploads` : placeOf(await begin(server.url, bob, deck.id, size));
      const more = method === 'POST' ? beginning : { 'upload-offset': '0' };
      const answer = await fetch(at, { method, headers: { ...headers, ...more }, body, duplex: 'half' } as RequestInit);
      expect(await said(answer)).toMatchObject([413, { detail: 'More bytes came than the upload has.' }]);
      expect(await quotaOf(bob)).toBe(0);
      // A part that was just being kept goes as soon as it is there.
      await expect.poll(() => blobsOf(server.folder, 'uploads')).toEqual([]);
      for (let n = 0; n < limits.decks.uploadsAtOnce; n++) expect((await begin(server.url, bob, deck.id, 10)).status).toBe(201);
    },
  );

  it('is so much an hour', async () => {
    const limited = await aServer({ RATE_LIMITS: 'on' });
    const bob = await limited.register();
    const deck = await newDeck(bob);
    const statuses: number[] = [];
    for (let n = 0; n <= limits.decks.uploadsPerHour; n++) {
      const answer = await begin(limited.url, bob, deck.id, 10);
      statuses.push(answer.status);
      if (answer.status === 201) await tus(`${limited.url}${answer.headers.get('location')}`, 'DELETE', bob, {});
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]));
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });

  it('is nothing when the operator says so, and what is there stays', async () => {
    const off = await aServer({ UPLOADS: 'off' });
    const bob = await off.register();
    const deck = await newDeck(bob);
    expect(await said(begin(off.url, bob, deck.id, 10))).toMatchObject([
      403,
      { code: 'UPLOADS_OFF', detail: expect.stringContaining('switched') },
    ]);
    for (const method of ['HEAD', 'DELETE', 'PATCH']) {
      expect((await tus(`${off.url}/uploads/${'0'.repeat(32)}`, method, bob, {})).status).toBe(403);
    }
    expect((await said(bob.call('GET', '/decks')))[1]).toMatchObject({ uploads: false, decks: [{ id: deck.id }] });
    await off.close();
  });
});
