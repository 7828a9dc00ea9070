import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedAvatarPath, limits, type AccountAnswer, type Lobby, type User } from '@deadpan/protocol';
import { begin, seated } from './a-match.ts';
import { aServer, type TestPlayer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const aPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
const files = (): string[] => {
  try {
    return readdirSync(join(server.folder, 'blobs/avatars'));
  } catch {
    return [];
  }
};
async function upload(player: TestPlayer, picture: Uint8Array): Promise<User> {
  const answer = await player.call('PUT', '/account/avatar', picture);
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
  return (await answer.json()) as User;
}
function send(player: TestPlayer, body: Uint8Array | string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${server.url}/api/account/avatar`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${player.token}`, ...headers },
    body: typeof body === 'string' ? body : Buffer.from(body),
  });
}

describe('an uploaded picture', () => {
  it('is its player’s at once, 256 pixels square, served for good to anybody and never read as anything else', async () => {
    const ann = await server.register();
    const user = await upload(ann, await aPicture('#c2261a'));
    expect(user).toEqual({ ...ann.user, profile_picture_url: expect.stringMatching(/^\/avatars\/[0-9a-f]{32}\.webp$/) });
    expect(await (await ann.call('GET', '/auth/me')).json()).toEqual(user);
    expect(((await (await ann.call('GET', '/account')).json()) as AccountAnswer).generatedAvatar).toBe(false);
    const seen = await fetch(`${server.url}${user.profile_picture_url}`);
    const headers = Object.fromEntries(seen.headers);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const bytes = Buffer.from(await seen.arrayBuffer());
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    const head = await fetch(`${server.url}${user.profile_picture_url}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it('replaces the former one, whose file is gone, and leaves with a click', async () => {
    const ann = await server.register();
    const before = files().length;
    const first = await upload(ann, await aPicture('#111111'));
    const second = await upload(ann, await aPicture('#eeeeee'));
    expect(second.profile_picture_url).not.toBe(first.profile_picture_url);
    expect((await fetch(`${server.url}${first.profile_picture_url}`)).status).toBe(404);
    expect((await upload(ann, await aPicture('#eeeeee'))).profile_picture_url).toBe(second.profile_picture_url);
    expect((await fetch(`${server.url}${second.profile_picture_url}`)).status).toBe(200);
    expect(files()).toHaveLength(before + 1);
    expect(await (await ann.call('DELETE', '/account/avatar')).json()).toEqual(ann.user);
    expect(files()).toHaveLength(before);
  });

  it('is each player’s own file, even when two send the same picture', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    const picture = await aPicture('#35c9a5');
    const [anns, bobs] = [await upload(ann, picture), await upload(bob, picture)];
    expect(anns.profile_picture_url).not.toBe(bobs.profile_picture_url);
    await ann.call('DELETE', '/account/avatar');
    expect((await fetch(`${server.url}${bobs.profile_picture_url}`)).status).toBe(200);
  });

  it('ends as one whole picture with one file when many are sent at once', async () => {
    const ann = await server.register();
    const before = files().length;
    const pictures = await Promise.all(['#101010', '#303030', '#505050', '#707070', '#101010'].map(aPicture));
    await Promise.all(pictures.map((picture) => upload(ann, picture)));
    expect(files()).toHaveLength(before + 1);
    const { profile_picture_url } = (await (await ann.call('GET', '/auth/me')).json()) as User;
    expect((await fetch(`${server.url}${profile_picture_url}`)).status).toBe(200);
  });

  it('reaches the others where its player sits, also in a match', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    const { profile_picture_url: before } = await upload(bob, await aPicture('#ff9f1c'));
    const id = await seated([ann, bob]);
    const bobs = () => ann.view()?.players.find(({ user_id }) => user_id === bob.user.id)?.profile_picture_url;
    await ann.until(() => bobs() === before);
    const { profile_picture_url: now } = await upload(bob, await aPicture('#ffd23f'));
    await ann.until(() => bobs() === now);
    const lobby = (await (await ann.call('GET', `/game/lobbies/${id}`)).json()) as Lobby;
    expect(lobby.players.map((player) => player.profile_picture_url)).toEqual([null, now]);
    await begin(id, [ann, bob]);
    await bob.call('PUT', '/account/avatar/generated', { seed: 'bob' });
    await ann.until((view) => view.status !== 'waiting' && bobs() === generatedAvatarPath('bob'));
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 400],
    ['a page that calls itself a picture', '<!doctype html><script>alert(1)</script>', 'image/png', 400],
    ['nothing', '', 'image/png', 400],
    ['a picture’s first bytes', '\x89PNG\r\n\x1a\n', 'image/png', 400],
    ['JSON', '{}', 'application/json', 415],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ])('is not made from %s', async (_what, body, type, status) => {
    const ann = await server.register();
    const answer = await send(ann, Buffer.from(body, 'latin1'), { 'content-type': type });
    expect([answer.status, await answer.json()]).toEqual([status, { code: 'BAD_PICTURE', detail: expect.stringContaining('picture') }]);
    expect(await (await ann.call('GET', '/auth/me')).json()).toEqual(ann.user);
  });

  it('is known by its content, not by what it is called', async () => {
    const ann = await server.register();
    const answer = await send(ann, await aPicture('#0b725a'), { 'content-type': 'image/x-whatever' });
    expect(answer.status).toBe(200);
  });

  it('is at most 5 MB, said before it is read and when it was not said', async () => {
    const ann = await server.register();
    const huge = new Uint8Array(limits.avatar.bytes + 1);
    const announced = await send(ann, huge, { 'content-type': 'image/jpeg' });
    expect([announced.status, await announced.json()]).toEqual([
      413,
      { code: 'BAD_PICTURE', detail: 'The picture must not be larger than 5 MB.' },
    ]);
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(huge);
        controller.close();
      },
    });
    const chunked = await fetch(`${server.url}/account/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'image/jpeg' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect((await server.call('PUT', '/account/avatar', huge)).status).toBe(401);
  });

  it('opens no other file under its address', async () => {
    for (const path of [
      '..%2f..%2fdeadpan.db',
      '..%2ftoken.key',
      `${'0'.repeat(32)}.webp`,
      `${'0'.repeat(32)}`,
      'a.webp',
      '.webp',
      '%00.webp',
    ]) {
      expect([path, (await fetch(`${server.url}/avatars/${path}`)).status]).toEqual([path, 404]);
    }
  });
});

describe('a drawn face', () => {
  it('is served for good as a picture that can do nothing', async () => {
    const answer = await fetch(`${server.url}/avatars/generated/ann.svg`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg xmlns=/);
    for (const seed of ['', 'A', 'a-b', '%3Cscript%3E', 'a'.repeat(25), '..%2fann']) {
      const refused = await fetch(`${server.url}/avatars/generated/${seed}.svg`);
      expect([seed, refused.status, refused.headers.get('cache-control')]).toEqual([seed, 404, 'no-store']);
    }
    expect((await fetch(`${server.url}/avatars/generated/ann.png`)).status).toBe(404);
  });

  it('becomes its player’s picture, in place of an uploaded one', async () => {
    const ann = await server.register();
    const before = files().length;
    await upload(ann, await aPicture('#925000'));
    const answer = await ann.call('PUT', '/account/avatar/generated', { seed: 'stoneface' });
    expect(await answer.json()).toEqual({ ...ann.user, profile_picture_url: '/avatars/generated/stoneface.svg' });
    expect(files()).toHaveLength(before);
    expect(((await (await ann.call('GET', '/account')).json()) as AccountAnswer).generatedAvatar).toBe(true);
    for (const seed of ['../x', 'Ann', '', 5]) {
      expect((await ann.call('PUT', '/account/avatar/generated', { seed })).status).toBe(422);
    }
  });
});

describe('with rate limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await aServer({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.close());

  it('a player changes pictures so often an hour, by both addresses of the API together', async () => {
    const ann = await limited.register();
    const statuses: number[] = [];
    for (let n = 0; n <= limits.accountChanges.picturesPerHour; n++) {
      statuses.push((await ann.call('PUT', '/account/avatar/generated', { seed: `face${n}` })).status);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([limits.accountChanges.picturesPerHour, 429]);
    expect((await ann.call('PUT', '/account/avatar', await aPicture('#000000'))).status).toBe(429);
    const headers = { authorization: `Bearer ${ann.token}` };
    expect((await fetch(`${limited.url}/account/avatar`, { method: 'DELETE', headers })).status).toBe(429);
  });

  /** Sends the head and the first byte of an upload at the root; returns its connection. */
  async function begunBy(player: TestPlayer, length: number): Promise<Socket> {
    const { hostname, port } = new URL(limited.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [
      'PUT /account/avatar HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${player.token}`,
      'Content-Type: image/jpeg',
      `Content-Length: ${length}`,
      'Connection: close',
      'Expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
    // "Go on": the server has read the head.
    await once(socket, 'data');
    socket.write('\xff', 'latin1');
    // A whole request more: by then it has also looked at who sends it.
    await player.call('GET', '/auth/me');
    return socket;
  }

  it('a player sends one picture at a time, and another one once it is answered or the connection is gone', async () => {
    const [ann, bob] = [await limited.register(), await limited.register()];
    const picture = await aPicture('#123456');
    const put = (player: TestPlayer) => player.call('PUT', '/account/avatar', picture);
    const slow = await begunBy(ann, picture.length);
    const refused = await put(ann);
    expect([refused.status, await refused.json(), refused.headers.get('retry-after')]).toEqual([
      429,
      { code: 'RATE_LIMITED', detail: 'Another picture of yours is on its way. Please wait a moment and try again.' },
      '5',
    ]);
    // What was refused has not opened the way for the next.
    expect((await put(ann)).status).toBe(429);
    expect((await put(bob)).status).toBe(200);
    let answer = '';
    slow.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    slow.write(picture.subarray(1));
    await once(slow, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect((await put(ann)).status).toBe(200);

    const hungUp = await begunBy(ann, picture.length);
    expect((await put(ann)).status).toBe(429);
    hungUp.destroy();
    await expect.poll(async () => (await put(ann)).status).toBe(200);
  });

  it('keeps nobody from the next picture who hung up before the body was looked at', async () => {
    const ann = await limited.register();
    const picture = await aPicture('#654321');
    const { hostname, port } = new URL(limited.url);
    const head = ['PUT /account/avatar HTTP/1.1', `Host: ${hostname}`, `Authorization: Bearer ${ann.token}`, 'Content-Type: image/jpeg'];
    for (let n = 0; n < 20; n++) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(`${head.join('\r\n')}\r\nContent-Length: 1000\r\n\r\n\xff`, 'latin1');
      // Every time a little later: somewhere between them the server looks at the head, and has not yet begun with the body.
      for (let turn = 0; turn < n % 10; turn++) await setImmediate();
      socket.destroy();
      await once(socket, 'close');
    }
    await expect.poll(async () => (await ann.call('PUT', '/account/avatar', picture)).status).toBe(200);
  });
});
