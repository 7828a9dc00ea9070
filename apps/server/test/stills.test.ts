import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readStills } from '../src/modules/memes/stills.ts';
import { memesRoot, stillsRoot } from '../src/paths.ts';

describe('the images of round 3', () => {
  const stills = readStills(stillsRoot);
  const app = buildApp({
    log: pino({ level: 'silent' }),
    trustProxy: false,
    publicUrl: null,
    verify: async () => null,
    modules: [],
    webRoot: join(memesRoot, 'none'),
    memesRoot,
    stillsRoot,
  });
  afterAll(() => app.close());

  it('are at least twelve, and each comes from the address that players get, to be kept for good', async () => {
    expect(stills.length).toBeGreaterThanOrEqual(12);
    for (const { url } of stills) {
      const { statusCode, headers, rawPayload } = await app.inject({ url });
      expect(statusCode, url).toBe(200);
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
      expect(rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    }
  });
});
