import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GenerateMemeAnswer, limits, MemeGallery, MemeResult, type GenerateMemeBody } from '@deadpan/protocol';
import { attachSqlite } from '../src/adapters/database/sqlite/open.ts';
import { aServer, PASSWORD, type TestPlayer, type TestServer } from './a-server.ts';
import { aService, painted, type AskedOfService } from './forge-stage.ts';
import { aModelServer, type ModelAnswer } from './model-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
});
async function another(env: Record<string, string>): Promise<TestServer> {
  const other = await aServer(env);
  opened.push(other);
  return other;
}

const aBody = (changes: Partial<GenerateMemeBody> = {}): GenerateMemeBody => ({
  prompt: 'my cat vs the printer',
  style: 'classic',
  format: 'square',
  ...changes,
});
const generate = (player: TestPlayer, changes: Partial<GenerateMemeBody> = {}) => player.call('POST', '/meme/generate', aBody(changes));
async function forged(player: TestPlayer, changes: Partial<GenerateMemeBody> = {}): Promise<MemeResult> {
  const answer = await generate(player, changes);
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
  return GenerateMemeAnswer.parse(await answer.json()).result;
}
const gallery = async (player: TestPlayer, query = ''): Promise<MemeGallery> =>
  MemeGallery.parse(await (await player.call('GET', `/memes${query}`)).json());
const bytesAt = async (path: string): Promise<Buffer> => Buffer.from(await (await fetch(`${server.url}${path}`)).arrayBuffer());
const statusAt = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`, { method: 'HEAD' })).status;
const files = (of: TestServer = server): string[] => {
  const folder = join(of.folder, 'blobs/forged');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const detailOf = async (answer: Response): Promise<unknown> => ((await answer.json()) as { detail: unknown }).detail;

describe('spec §7 making a meme', () => {
  it('spec §7 POST /meme/generate composes, draws and keeps it, and says by whom [7.17]', async () => {
    const ann = await server.register();
    const answer = await generate(ann, { style: 'vintage', format: 'landscape', variant: 2 });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { status, result, message } = GenerateMemeAnswer.parse(await answer.json());
    expect([status, message]).toEqual(['completed', result.message]);
    expect(result).toMatchObject({
      prompt: 'my cat vs the printer',
      style: 'vintage',
      format: 'landscape',
      variant: 2,
      is_mock: false,
      ai_model: 'embedded-composer/1 (patterns, sentence meaning, open artwork)',
      message: 'Composed by the built-in engine from open artwork; no image model painted it.',
      filename: `deadpan-my-cat-vs-the-printer-${result.id.slice(0, 6)}.png`,
      edited: false,
    });
    const seen = await fetch(`${server.url}${result.meme_url}`);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const picture = Buffer.from(await seen.arrayBuffer());
    expect(Number(seen.headers.get('content-length'))).toBe(picture.length);
    const { width, height } = result;
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
    const base = await bytesAt(result.base_url);
    expect(await sharp(base).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(Buffer.compare(base, picture)).not.toBe(0);
    expect(await statusAt(result.meme_url)).toBe(200);
  });

  it('spec §3 a request and its answer have the fields of the specification, at the root as well [3.27]', async () => {
    const ann = await server.register();
    const answer = await fetch(`${server.url}/meme/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'toast', style: 'modern', format: 'portrait' }),
    });
    const { status, result } = (await answer.json()) as { status: string; result: Record<string, unknown> };
    expect(status).toBe('completed');
    const wanted = ['meme_url', 'filename', 'prompt', 'style', 'format', 'message', 'is_mock', 'ai_model', 'download_instructions'];
    expect(Object.keys(result)).toEqual(expect.arrayContaining(wanted));
  });

  it('the same request gives the same bytes to anybody, under an address of each one’s own', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    const [anns, bobs, others] = [await forged(ann), await forged(bob), await forged(ann, { variant: 1 })];
    expect(bobs.meme_url).not.toBe(anns.meme_url);
    expect(Buffer.compare(await bytesAt(anns.meme_url), await bytesAt(bobs.meme_url))).toBe(0);
    expect(Buffer.compare(await bytesAt(anns.meme_url), await bytesAt(others.meme_url))).not.toBe(0);
  });

  it.each<[string, object]>([
    ['no prompt', { prompt: undefined }],
    ['an empty prompt', { prompt: '' }],
    ['a prompt of spaces', { prompt: ' \n\t ' }],
    ['a prompt nobody can see', { prompt: '\u200b\u2060\u202e' }],
    ['a prompt that is too long', { prompt: 'a'.repeat(limits.forge.promptUnits + 1) }],
    ['a prompt that is no text', { prompt: { $ne: '' } }],
    ['a style there is none of', { style: 'baroque' }],
    ['a format there is none of', { format: 'round' }],
    ['a variant below 0', { variant: -1 }],
    ['half a variant', { variant: 0.5 }],
  ])('is refused for %s, and nothing is kept', async (_what, changes) => {
    const ann = await server.register();
    const answer = await ann.call('POST', '/meme/generate', { ...aBody(), ...changes });
    expect([answer.status, await detailOf(answer)]).toEqual([422, expect.anything()]);
    expect((await gallery(ann)).total).toBe(0);
  });

  it('masks what offends in the prompt, as far as the operator wants', async () => {
    const ann = await server.register();
    expect((await forged(ann, { prompt: 'who the fuck called the lift' })).prompt).toBe('who the **** called the lift');
    const free = await another({ FAMILY_FILTER: 'off' });
    const bob = await free.register();
    expect((await forged(bob, { prompt: 'who the fuck called the lift' })).prompt).toBe('who the fuck called the lift');
  });

  it('draws any script, emoji, and whatever looks like a program', async () => {
    const ann = await server.register();
    for (const prompt of [
      '猫がプリンターを壊した 🖨️',
      'القطة أكلت واجبي',
      '"><svg onload=alert(1)>{{7*7}}${7*7}',
      '👩‍👩‍👧‍👦'.repeat(170),
      '\u202eevil\u0000 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
    ]) {
      const { meme_url, width, height } = await forged(ann, { prompt });
      expect(await sharp(await bytesAt(meme_url)).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });
});

describe('a player’s memes', () => {
  it('are listed, the newest first, page by page, and each can be looked at', async () => {
    const ann = await server.register();
    const newest = await forged(ann);
    // So many that were made before, put beside it: making each would take a minute.
    const store = await attachSqlite(server.folder);
    const meme = await store.memes.byId(ann.user.id, newest.id);
    const made = [newest.id];
    for (let n = 1; meme && n <= limits.forge.perPage; n++) {
      const older = { ...meme, id: `${meme.id.slice(0, -4)}${1_000 + n}`, createdAt: meme.createdAt - n };
      expect(await store.memes.insert(older)).toBe(true);
      made.push(older.id);
    }
    await store.close();
    const first = await gallery(ann);
    expect([first.total, first.memes.map(({ id }) => id)]).toEqual([made.length, made.slice(0, limits.forge.perPage)]);
    const second = await gallery(ann, `?before=${first.next}`);
    expect([second.next, second.memes.map(({ id }) => id)]).toEqual([null, made.slice(limits.forge.perPage)]);
    expect(MemeResult.parse(await (await ann.call('GET', `/memes/${made[0]}`)).json())).toEqual(first.memes[0]);
    expect((await ann.call('GET', '/memes?before=yesterday')).status).toBe(422);
  });

  it('are saved as PNG under their name', async () => {
    const ann = await server.register();
    const { id, filename, width, height } = await forged(ann);
    const png = await ann.call('GET', `/memes/${id}/picture.png`);
    expect(Object.fromEntries(png.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    });
    expect(await sharp(Buffer.from(await png.arrayBuffer())).metadata()).toMatchObject({ format: 'png', width, height });
  });

  it('are drawn anew when a text is changed or moved; the rest stays, and the former picture goes', async () => {
    const ann = await server.register();
    const meme = await forged(ann);
    const before = files().length;
    const pictureOf = async ({ meme_url }: MemeResult) => Buffer.from(await (await fetch(`${server.url}${meme_url}`)).arrayBuffer());
    const drawn = await pictureOf(meme);
    const [first, ...rest] = meme.texts;
    if (!first) throw new Error('no text');
    const moved = { ...first, text: '  Nothing\n happened \u202e', x: 0.9, y: 0.9, width: 0.5, height: 0.25 };
    const answer = await ann.call('PUT', `/memes/${meme.id}`, { texts: [moved] });
    expect(answer.status).toBe(200);
    const edited = MemeResult.parse(await answer.json());
    const changed = { slot: first.slot, text: 'Nothing happened', x: 0.5, y: 0.75, width: 0.5, height: 0.25 };
    expect(edited).toEqual({
      ...meme,
      meme_url: expect.not.stringMatching(meme.meme_url),
      texts: [changed, ...rest],
      alt: expect.stringContaining('Nothing happened'),
      edited: true,
    });
    expect(await (await ann.call('GET', `/memes/${meme.id}`)).json()).toEqual(edited);
    expect([await statusAt(meme.meme_url), await statusAt(edited.meme_url), await statusAt(edited.base_url)]).toEqual([404, 200, 200]);
    expect(files()).toHaveLength(before);
    const back = MemeResult.parse(await (await ann.call('PUT', `/memes/${meme.id}`, { texts: [first] })).json());
    expect(back).toMatchObject({ texts: meme.texts, alt: meme.alt });
    expect((await pictureOf(back)).equals(drawn)).toBe(true);
  });

  it('keep an alt text that was written by hand until it is emptied', async () => {
    const ann = await server.register();
    const { id, alt, texts } = await forged(ann);
    const put = async (body: object): Promise<MemeResult> => MemeResult.parse(await (await ann.call('PUT', `/memes/${id}`, body)).json());
    expect((await put({ texts: [], alt: ' A cat,\nwho is fucking right. ' })).alt).toBe('A cat, who is ****ing right.');
    const [text] = texts;
    expect((await put({ texts: [{ ...text, text: 'Another' }] })).alt).toBe('A cat, who is ****ing right.');
    expect((await put({ texts: [{ ...text, text: text?.text }], alt: '' })).alt).toBe(alt);
  });

  it.each<[string, object]>([
    ['a text the meme does not have', { texts: [{ slot: 'nowhere', text: '', x: 0, y: 0, width: 1, height: 1 }] }],
    ['a text beyond the picture', { texts: [{ slot: 'left', text: '', x: -1, y: 0, width: 1, height: 1 }] }],
    ['a text larger than the picture', { texts: [{ slot: 'left', text: '', x: 0, y: 0, width: 1e9, height: 1 }] }],
    ['a text of no size', { texts: [{ slot: 'left', text: '', x: 0, y: 0, width: 0, height: 0 }] }],
    ['a text without end', { texts: [{ slot: 'left', text: 'a'.repeat(limits.forge.textUnits + 1), x: 0, y: 0, width: 1, height: 1 }] }],
    [
      'more texts than there are',
      { texts: Array.from({ length: 13 }, () => ({ slot: 'left', text: '', x: 0, y: 0, width: 1, height: 1 })) },
    ],
    ['no list', { texts: 'left' }],
    ['nothing', {}],
  ])('are not changed by %s', async (_what, body) => {
    const ann = await server.register();
    const meme = await forged(ann);
    const answer = await ann.call('PUT', `/memes/${meme.id}`, body);
    expect([answer.status, await detailOf(answer)]).toEqual([422, expect.anything()]);
    expect(await (await ann.call('GET', `/memes/${meme.id}`)).json()).toEqual(meme);
  });

  it('are nobody else’s: what another one asks about them is not found and changes nothing', async () => {
    const [ann, bob] = [await server.register(), await server.register()];
    const meme = await forged(ann);
    const at = `/memes/${meme.id}`;
    const answers = [
      await bob.call('GET', at),
      await bob.call('PUT', at, { texts: [], alt: 'Mine.' }),
      await bob.call('DELETE', at),
      await bob.call('GET', `${at}/picture.png`),
      await bob.call('GET', '/memes/nothing'),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([404, { code: 'MEME_NOT_FOUND', detail: 'There is no such meme among yours.' }]);
    }
    expect((await gallery(bob)).memes).toEqual([]);
    expect(await (await ann.call('GET', at)).json()).toEqual(meme);
  });

  it('are for who is signed in', async () => {
    const ann = await server.register();
    const { id, meme_url } = await forged(ann);
    for (const token of [undefined, 'no-token', `${ann.token}x`]) {
      for (const [method, path, body] of [
        ['POST', '/meme/generate', aBody()],
        ['GET', '/memes', undefined],
        ['GET', `/memes/${id}`, undefined],
        ['PUT', `/memes/${id}`, { texts: [] }],
        ['DELETE', `/memes/${id}`, undefined],
        ['GET', `/memes/${id}/picture.png`, undefined],
      ] as const) {
        const answer = await server.call(method, path, body, token);
        expect([path, answer.status, await detailOf(answer)]).toEqual([path, 401, 'Authentication required']);
      }
    }
    // Only a picture's address is open, to whoever was given it.
    expect(await statusAt(meme_url)).toBe(200);
  });

  it('are deleted with their pictures', async () => {
    const ann = await server.register();
    const [gone, stays] = [await forged(ann), await forged(ann, { variant: 1 })];
    expect((await ann.call('DELETE', `/memes/${gone.id}`)).status).toBe(204);
    expect((await ann.call('DELETE', `/memes/${gone.id}`)).status).toBe(404);
    expect([await statusAt(gone.meme_url), await statusAt(gone.base_url)]).toEqual([404, 404]);
    expect([await statusAt(stays.meme_url), await statusAt(stays.base_url)]).toEqual([200, 200]);
    expect((await gallery(ann)).memes).toEqual([stays]);
  });

  it('leave with the account, and are in its export before', async () => {
    const ann = await server.register();
    const before = files().length;
    const meme = await forged(ann);
    const { more } = (await (await ann.call('GET', '/account/export')).json()) as { more: { memes: object[] } };
    expect(more.memes).toEqual([
      {
        id: meme.id,
        created_at: meme.created_at,
        prompt: meme.prompt,
        style: meme.style,
        format: meme.format,
        texts: meme.texts.map(({ text }) => text),
        alt: meme.alt,
        composed_by: meme.ai_model,
        edited: false,
        picture: meme.meme_url,
      },
    ]);
    expect((await ann.call('DELETE', '/account', { password: PASSWORD })).ok).toBe(true);
    expect([await statusAt(meme.meme_url), await statusAt(meme.base_url), files().length]).toEqual([404, 404, before]);
  });

  it.each(['x.webp', `${'a'.repeat(32)}.png`, `${'A'.repeat(32)}.webp`, '..%2f..%2fdeadpan.db', `${'a'.repeat(32)}.webp`])(
    'have no picture called %s',
    async (file) => {
      const answer = await fetch(`${server.url}/media/forged/${file}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );
});

describe('spec §8 when memes are asked for too often', () => {
  it('a player makes so many a minute, and edits so many; another player is not concerned', async () => {
    const strict = await another({ RATE_LIMITS: 'on' });
    const [ann, bob] = [await strict.register(), await strict.register()];
    // Tries that come to nothing count too.
    for (let n = 0; n < limits.forge.perMinute; n++) expect((await generate(ann, { prompt: '\u200b' })).status).toBe(422);
    const refused = await generate(ann);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0, await detailOf(refused)]).toEqual([
      429,
      true,
      "You're generating memes too quickly! Please wait a moment and try again.",
    ]);
    await forged(bob);
  });

  it('a player makes one at a time', async () => {
    const ann = await server.register();
    const both = await Promise.all([generate(ann), generate(ann)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    await forged(ann);
  });
});

describe('with an AI service', () => {
  let purple: Buffer;
  beforeAll(async () => {
    purple = await painted('#7a1fd0');
  });
  async function served(others: Parameters<typeof aService>[1], env: Record<string, string> = {}) {
    const service = await aModelServer<AskedOfService['body']>(aService(purple, others));
    opened.push(service);
    const own = await another({
      FORGE_AI_URL: service.url,
      FORGE_AI_KEY: 'sk-1',
      FORGE_AI_CHAT_MODEL: 'chatty',
      FORGE_AI_IMAGE_MODEL: 'painty',
      METRICS_TOKEN: 'a-token-of-enough-letters',
      ...env,
    });
    const ann = await own.register();
    const metrics = async () =>
      (await fetch(`${own.url}/metrics`, { headers: { authorization: 'Bearer a-token-of-enough-letters' } })).text();
    return { service, own, ann, metrics };
  }
  const refusal =
    (status: number): (() => ModelAnswer) =>
    () => ({ status, pieces: ['{"error":{"message":"no"}}'] });

  it('its models have a part in the meme, the background stays with it, and it can be changed as any other', async () => {
    const { own, ann } = await served({});
    const meme = await forged(ann);
    expect(meme).toMatchObject({
      is_mock: false,
      ai_model: expect.stringMatching(/^chatty \(words\) \+ painty \(background\) \+ embedded-composer/),
      message: 'The words are by chatty and the background is by painty; the built-in engine put them together.',
    });
    expect(files(own)).toHaveLength(3);
    const [text] = meme.texts;
    const answer = await ann.call('PUT', `/memes/${meme.id}`, { texts: [{ ...text, text: 'By hand' }] });
    const { meme_url } = MemeResult.parse(await answer.json());
    const picture = Buffer.from(await (await fetch(`${own.url}${meme_url}`)).arrayBuffer());
    // Most of it is still what the image model painted.
    const { dominant } = await sharp(picture).stats();
    expect(dominant.b).toBeGreaterThan(dominant.g + 60);
    await ann.call('DELETE', `/memes/${meme.id}`);
    expect(files(own)).toEqual([]);
  });

  it('the built-in engine stands in where it fails, and the player is told', async () => {
    const { ann, metrics } = await served({ chat: refusal(500), image: refusal(500) });
    const { message, ai_model } = await forged(ann);
    expect(message).toMatch(/^The AI service that was asked did not deliver\. Composed by the built-in engine/);
    expect(ai_model).toMatch(/^embedded-composer/);
    expect(await metrics()).toContain('deadpan_memes_total{engine="embedded",outcome="fell_back"} 1');
  });

  it('a player who hangs up is let go of at once: nothing is kept, and the next meme can be made', async () => {
    let chat: ModelAnswer | null = 'never';
    const { service, ann, own, metrics } = await served({ chat: (asked) => chat ?? aService(purple)(asked) });
    const giveUp = new AbortController();
    const meme = fetch(`${own.url}/api/meme/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(aBody()),
      signal: giveUp.signal,
    });
    await expect.poll(() => service.asked.some(({ path }) => path.endsWith('/chat/completions'))).toBe(true);
    giveUp.abort();
    await expect(meme).rejects.toThrow('aborted');
    await expect.poll(metrics).toContain('deadpan_memes_total{engine="none",outcome="cancelled"} 1');
    chat = null;
    await forged(ann);
    expect((await gallery(ann)).total).toBe(1);
  });

  it('no more than it may wait for is asked of it at once: one more is told so, and to come back', async () => {
    const { own, ann, service, metrics } = await served({ chat: () => 'never', image: () => 'never' }, { FORGE_AI_TIMEOUT: '50' });
    const waiting = await Promise.all(Array.from({ length: 20 }, () => own.register()));
    const giveUp = new AbortController();
    const asking = waiting.map(({ token }) =>
      fetch(`${own.url}/api/meme/generate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(aBody()),
        signal: giveUp.signal,
      }),
    );
    const ended = Promise.allSettled(asking);
    await expect.poll(() => service.asked.length).toBeGreaterThan(0);
    const busy = await generate(ann);
    expect([busy.status, busy.headers.get('retry-after'), await busy.json()]).toEqual([
      503,
      '5',
      { code: 'UNAVAILABLE', detail: 'Many memes are being made right now. Please try again in a moment.' },
    ]);
    giveUp.abort();
    await ended;
    await expect.poll(metrics).toContain('deadpan_memes_total{engine="none",outcome="cancelled"} 20');
    expect(await metrics()).toContain('deadpan_memes_total{engine="none",outcome="busy"} 1');
  });

  it('a prompt its moderation forbids is refused', async () => {
    const flagged: ModelAnswer = { pieces: ['{"results":[{"flagged":true}]}'] };
    const { ann } = await served({ moderation: () => flagged });
    const answer = await generate(ann);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { code: 'BAD_PROMPT', detail: 'The AI service refuses this prompt. Please choose another one.' },
    ]);
  });

  it.each<[string, number, (() => ModelAnswer) | undefined, RegExp]>([
    ['that refuses its key', 500, refusal(401), /API key/],
    ['that has a fault', 500, refusal(500), /No AI service/],
    ['that nobody can reach', 500, undefined, /No AI service/],
    ['that is asked too often', 503, refusal(429), /too often/],
    ['that answers nonsense', 500, () => ({ pieces: ['{}'] }), /no usable answer/],
  ])('spec §8 without falling back, of a service %s the player is told [8.70]', async (_what, status, chat, detail) => {
    const env = { FORGE_AI_ONLY: 'on', ...(chat ? {} : { FORGE_AI_URL: 'http://127.0.0.1:1/v1' }) };
    const { ann, metrics } = await served({ ...(chat && { chat }) }, env);
    const answer = await generate(ann);
    expect([answer.status, await detailOf(answer)]).toEqual([status, expect.stringMatching(detail)]);
    expect((await gallery(ann)).total).toBe(0);
    expect(await metrics()).toContain('deadpan_memes_total{engine="none",outcome="failed"} 1');
  });
});
