import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits, type AccountExport, type Deck, type DeckItem, type DeckShelf } from '@deadpan/protocol';
import { aServer, PASSWORD, type TestPlayer, type TestServer } from './a-server.ts';
import { aClip } from './clips.ts';
import { begin, blobsOf, newDeck, patch, picture, said, sent } from './decks-stage.ts';
import { s3Server } from './s3-server.ts';

let server: TestServer;
let ann: TestPlayer;
let bob: TestPlayer;
beforeAll(async () => {
  server = await aServer();
});
beforeEach(async () => {
  [ann, bob] = [await server.register(), await server.register()];
});
afterAll(() => server.close());

const shelfOf = async (player: TestPlayer): Promise<DeckShelf> => (await said(player.call('GET', '/decks')))[1] as DeckShelf;
const NO_DECK = [404, { code: 'DECK_NOT_FOUND', detail: expect.any(String) }];
async function withClip(visibility: 'private' | 'link' = 'private'): Promise<{ deck: Deck; item: DeckItem }> {
  const deck = await newDeck(ann);
  if (visibility === 'link') await ann.call('PUT', `/decks/${deck.id}`, { visibility });
  return { deck, item: await sent(server.url, ann, deck.id, aClip('silent.mp4')) };
}

describe('a deck', () => {
  it('is made, renamed, shared and deleted with its files', async () => {
    const deck = await newDeck(ann, '  Kitchen   films ');
    expect(deck).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Kitchen films',
      visibility: 'private',
      mine: true,
      owner: ann.user.username,
      clips: 0,
      stills: 0,
      duration: 0,
      poster_url: null,
      created_at: expect.any(String),
      kept: false,
      items: [],
    });
    const [, changed] = await said(ann.call('PUT', `/decks/${deck.id}`, { name: 'Films', visibility: 'link' }));
    expect(changed).toEqual({ ...deck, name: 'Films', visibility: 'link' });
    const item = await sent(server.url, ann, deck.id, aClip('silent.mp4'));
    expect(await shelfOf(ann)).toMatchObject({
      decks: [{ id: deck.id, clips: 1, stills: 0, duration: 2_000 }],
      quota: { bytes: item.bytes, maxBytes: limits.decks.bytesPerPlayer },
      uploads: true,
    });
    expect(await said(ann.call('DELETE', `/decks/${deck.id}`))).toEqual([204, null]);
    expect((await fetch(`${server.url}${item.url}`)).status).toBe(404);
    expect(await shelfOf(ann)).toMatchObject({ decks: [], quota: { bytes: 0 } });
  });

  it('has a name of one line, and there are so many of them', async () => {
    for (const name of ['', '   ', 'x'.repeat(51), 'a\u0000b', 5]) expect((await ann.call('POST', '/decks', { name })).status).toBe(422);
    for (let n = 0; n < limits.decks.perPlayer; n++) await newDeck(ann);
    expect(await said(ann.call('POST', '/decks', { name: 'One more' }))).toMatchObject([403, { code: 'QUOTA' }]);
  });

  it('does not exist for others until it is shared, and never lets them change it', async () => {
    const { deck, item } = await withClip();
    const asBob: [string, string, unknown?][] = [
      ['GET', `/decks/${deck.id}`],
      ['POST', `/decks/${deck.id}/keep`],
      ['POST', `/decks/${deck.id}/report`, { reason: 'hate' }],
    ];
    const asOwner: [string, string, unknown?][] = [
      ['PUT', `/decks/${deck.id}`, { name: 'Mine' }],
      ['DELETE', `/decks/${deck.id}`],
      ['POST', `/decks/${deck.id}/items`, { meme: 'm1' }],
      ['PUT', `/decks/${deck.id}/items/${item.id}`, { title: 'Mine' }],
      ['DELETE', `/decks/${deck.id}/items/${item.id}`],
      ['PUT', `/decks/${deck.id}/items/${item.id}/poster`, await picture(20, 20)],
    ];
    for (const [method, path, body] of [...asBob, ...asOwner]) {
      expect([method, path, ...(await said(bob.call(method, path, body)))]).toEqual([method, path, ...NO_DECK]);
      expect([method, path, (await server.call(method, path, body)).status]).toEqual([method, path, 401]);
    }
    await ann.call('PUT', `/decks/${deck.id}`, { visibility: 'link' });
    for (const [method, path, body] of asOwner) expect(await said(bob.call(method, path, body))).toEqual(NO_DECK);
    expect(await said(bob.call('GET', `/decks/${deck.id}`))).toMatchObject([200, { mine: false, owner: ann.user.username, items: [item] }]);
    expect(JSON.stringify((await said(bob.call('GET', `/decks/${deck.id}`)))[1])).not.toContain(ann.user.id);
    // An item is found in its own deck only.
    const other = await newDeck(ann);
    expect((await ann.call('DELETE', `/decks/${other.id}/items/${item.id}`)).status).toBe(404);
    expect((await ann.call('GET', `/decks/${deck.id}`)).status).toBe(200);
  });

  it('stays on the shelf of whoever keeps it, as long as it is shared', async () => {
    const { deck } = await withClip('link');
    for (const method of ['POST', 'PUT']) expect(await said(bob.call(method, `/decks/${deck.id}/keep`))).toEqual([204, null]);
    expect((await shelfOf(bob)).decks).toMatchObject([{ id: deck.id, mine: false, owner: ann.user.username, clips: 1 }]);
    expect((await said(bob.call('GET', `/decks/${deck.id}`)))[1]).toMatchObject({ kept: true });
    expect((await ann.call('POST', `/decks/${deck.id}/keep`)).status).toBe(400);
    await ann.call('PUT', `/decks/${deck.id}`, { visibility: 'private' });
    expect((await shelfOf(bob)).decks).toEqual([]);
    await ann.call('PUT', `/decks/${deck.id}`, { visibility: 'link' });
    expect((await shelfOf(bob)).decks).toHaveLength(1);
    expect(await said(bob.call('DELETE', `/decks/${deck.id}/keep`))).toEqual([204, null]);
    expect((await shelfOf(bob)).decks).toEqual([]);
  });

  it('is a page where a browser opens its address, and the API’s where a program asks', async () => {
    const { deck } = await withClip();
    for (const path of ['/decks', `/decks/${deck.id}`]) {
      const page = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
      // Without a built app there is no page, and no question for a token either.
      expect(page.status).not.toBe(page.headers.get('content-type')?.startsWith('text/html') ? 401 : 0);
      expect((await fetch(`${server.url}${path}`)).status).toBe(401);
    }
  });
});

describe('what is in a deck', () => {
  it('changes its words and its rating, and goes with its files', async () => {
    const { deck, item } = await withClip();
    const path = `/decks/${deck.id}/items/${item.id}`;
    const change = { title: ' New  title ', alt: 'A goat.', family: 'strict' };
    expect(await said(ann.call('PUT', path, change))).toEqual([200, { ...item, title: 'New title', alt: 'A goat.', family: 'strict' }]);
    for (const bad of [{ title: '' }, { alt: 'x'.repeat(301) }, { family: 'loud' }])
      expect((await ann.call('PUT', path, bad)).status).toBe(422);
    const files = blobsOf(server.folder, 'decks').length;
    expect(await said(ann.call('DELETE', path))).toEqual([204, null]);
    expect(await said(ann.call('DELETE', path))).toMatchObject([404, { code: 'MEME_NOT_FOUND' }]);
    expect(blobsOf(server.folder, 'decks')).toHaveLength(files - 1);
  });

  it('is rated by its words until somebody rates it', async () => {
    const deck = await newDeck(ann);
    const metadata = { deck: deck.id, title: 'A fucking toast' };
    const item = await sent(server.url, ann, deck.id, aClip('silent.mp4'), { metadata });
    expect(item).toMatchObject({ family: 'off' });
    const change = async (body: object) =>
      ((await said(ann.call('PUT', `/decks/${deck.id}/items/${item.id}`, body)))[1] as DeckItem).family;
    // Better words are no rating; its owner's word is one, until the words become worse than those that were rated.
    expect(await change({ title: 'A damn toast', family: 'off' })).toBe('off');
    expect(await change({ family: 'strict' })).toBe('strict');
    expect(await change({ alt: 'It waits.', family: 'strict' })).toBe('strict');
    expect(await change({ title: 'A fucking toast', family: 'strict' })).toBe('off');
    expect(await change({ title: 'A fucking toast', family: 'mild' })).toBe('mild');
  });

  it('gets a poster that is drawn anew, in place of the former', async () => {
    const { deck, item } = await withClip();
    const path = `/decks/${deck.id}/items/${item.id}/poster`;
    const put = (bytes: Uint8Array) => ann.call('PUT', path, bytes);
    const [status, first] = (await said(put(await picture(1_280, 720, 'jpeg')))) as [number, DeckItem];
    expect([status, first.poster_url]).toEqual([200, expect.stringMatching(/^\/media\/decks\/[0-9a-f]{32}\.webp$/)]);
    const shown = Buffer.from(await (await fetch(`${server.url}${first.poster_url}`)).arrayBuffer());
    expect(shown.includes('SECRETNAME')).toBe(false);
    expect(first.bytes).toBe(item.bytes + shown.length);
    const [, second] = (await said(put(await picture(640, 360)))) as [number, DeckItem];
    expect((await fetch(`${server.url}${first.poster_url}`)).status).toBe(404);
    expect((await shelfOf(ann)).decks[0]?.poster_url).toBe(second.poster_url);
    expect(await said(put(Buffer.from('<svg/>')))).toMatchObject([400, { code: 'BAD_PICTURE' }]);
    expect(await said(put(new Uint8Array(limits.decks.poster.bytes + 1)))).toMatchObject([413, { code: 'BAD_PICTURE' }]);
    expect((await ann.call('PUT', path, { not: 'a picture' })).status).toBe(415);
    const still = await sent(server.url, ann, deck.id, await picture(64, 64));
    expect((await ann.call('PUT', `/decks/${deck.id}/items/${still.id}/poster`, await picture(64, 64))).status).toBe(400);
  });

  it('is not a meme of somebody else’s', async () => {
    const deck = await newDeck(ann);
    expect(await said(ann.call('POST', `/decks/${deck.id}/items`, { meme: 'nothing' }))).toMatchObject([404, { code: 'MEME_NOT_FOUND' }]);
  });
});

describe('a file of a deck', () => {
  it('is served for good, whole or in parts, and as nothing but what it is', async () => {
    const { item } = await withClip();
    const get = (headers: Record<string, string> = {}, method = 'GET') => fetch(`${server.url}${item.url}`, { headers, method });
    const whole = await get();
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': `${item.bytes}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const tag = whole.headers.get('etag') ?? '';
    const size = bytes.length;
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100-199', 100, 199],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      ['bytes=-7', size - 7, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
    ] as const) {
      const part = await get({ range });
      expect([range, part.status, part.headers.get('content-range')]).toEqual([range, 206, `bytes ${from}-${to}/${size}`]);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to + 1))).toBe(true);
    }
    const beyond = await get({ range: `bytes=${size}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    for (const range of ['bytes=5-1', 'lines=1-2', 'bytes=0-1,5-6', 'nonsense']) {
      expect([200, 416]).toContain((await get({ range })).status);
    }
    expect((await get({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200);
    expect((await get({ 'if-none-match': tag })).status).toBe(304);
    const head = await get({}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${size}`, '']);
  });

  it('is no other file', async () => {
    for (const file of [
      '..%2f..%2fdeadpan.db',
      `${'0'.repeat(32)}.mp4`,
      `${'0'.repeat(32)}.svg`,
      `${'0'.repeat(32)}`,
      'a.webm',
      '%00.mp4',
    ]) {
      expect([file, (await fetch(`${server.url}/media/decks/${file}`)).status]).toEqual([file, 404]);
    }
  });
});

describe('a report', () => {
  it('is of what one sees and does not own, and of what is there', async () => {
    const { deck, item } = await withClip('link');
    const report = (who: TestPlayer, body: unknown) => said(who.call('POST', `/decks/${deck.id}/report`, body));
    expect(await report(bob, { reason: 'copyright', item: item.id, text: 'It is mine.' })).toEqual([201, { success: true }]);
    expect(await report(bob, { reason: 'hate' })).toEqual([201, { success: true }]);
    expect(await report(bob, { reason: 'hate', item: 'nothing' })).toMatchObject([404, { code: 'MEME_NOT_FOUND' }]);
    expect(await report(ann, { reason: 'hate' })).toMatchObject([400, { code: 'VALIDATION' }]);
    expect((await bob.call('POST', `/decks/${deck.id}/report`, { reason: 'boring' })).status).toBe(422);
  });
});

describe('an account', () => {
  it('takes its decks along when it is exported and when it is deleted', async () => {
    const { deck, item } = await withClip('link');
    await ann.call('PUT', `/decks/${deck.id}/items/${item.id}/poster`, await picture(64, 64));
    await bob.call('POST', `/decks/${deck.id}/keep`);
    const bobs = await newDeck(bob);
    await bob.call('PUT', `/decks/${bobs.id}`, { visibility: 'link' });
    await ann.call('POST', `/decks/${bobs.id}/report`, { reason: 'other', text: 'Dull.' });
    const [status, exported] = (await said(ann.call('GET', '/account/export'))) as [number, AccountExport];
    expect(status).toBe(200);
    expect(exported.more['decks']).toMatchObject({
      own: [{ id: deck.id, items: [{ id: item.id, url: item.url }] }],
      kept: [],
      reports: [{ deck: { id: bobs.id, name: bobs.name }, item: null, reason: 'other', text: 'Dull.' }],
    });
    const before = blobsOf(server.folder, 'decks').length;
    expect((await ann.call('DELETE', '/account', { password: PASSWORD })).status).toBeLessThan(300);
    expect(blobsOf(server.folder, 'decks')).toHaveLength(before - 2);
    expect((await fetch(`${server.url}${item.url}`)).status).toBe(404);
    expect((await shelfOf(bob)).decks).toMatchObject([{ id: bobs.id }]);
    expect(await said(bob.call('GET', `/decks/${deck.id}`))).toEqual(NO_DECK);
  });

  it('takes along what is under way into its decks, and what has arrived a moment ago', async () => {
    const { deck, item } = await withClip('private');
    const begun = await begin(server.url, ann, deck.id, 10);
    await patch(`${server.url}${begun.headers.get('location')}`, ann, 0, new Uint8Array(4));
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
    const times = { begun_at: iso, last_at: iso };
    const [, { more }] = (await said(ann.call('GET', '/account/export'))) as [number, AccountExport];
    expect(more['uploads']).toEqual([
      {
        deck: deck.id,
        title: 'Toast',
        alt: 'A toast waits.',
        size: expect.any(Number),
        received: expect.any(Number),
        item: item.id,
        ...times,
      },
      { deck: deck.id, title: 'By hand', alt: '', size: 10, received: 4, item: null, ...times },
    ]);
    const [, { more: bobs }] = (await said(bob.call('GET', '/account/export'))) as [number, AccountExport];
    expect(bobs['uploads']).toEqual([]);
    expect((await ann.call('DELETE', '/account', { password: PASSWORD })).status).toBe(204);
    expect(blobsOf(server.folder, 'uploads')).toEqual([]);
  });
});

it('keeps everything in a bucket when it is told to, parts of uploads and avatars too', async () => {
  const bucket = await s3Server();
  const cloud = await aServer(bucket.env);
  const cara = await cloud.register();
  const deck = await newDeck(cara);
  const item = await sent(cloud.url, cara, deck.id, aClip('good.mp4'), { chunkSize: 6_000 });
  expect([...bucket.objects.keys()]).toEqual([`decks/${item.url.split('/').at(-1)}`]);
  const part = await fetch(`${cloud.url}${item.url}`, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  expect((await cara.call('PUT', '/account/avatar', await picture(64, 64, 'jpeg'))).status).toBe(200);
  expect([...bucket.objects.keys()].filter((key) => key.startsWith('avatars/'))).toHaveLength(1);
  await cara.call('DELETE', `/decks/${deck.id}`);
  expect([...bucket.objects.keys()].filter((key) => key.startsWith('decks/'))).toEqual([]);
  await cloud.close();
  await expect(aServer({ ...bucket.env, S3_SECRET: 'wrong' })).rejects.toThrow('S3_URL leads to no bucket that can be used');
  await bucket.close();
});
