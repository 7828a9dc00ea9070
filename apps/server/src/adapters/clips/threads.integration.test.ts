import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { aClip } from '../../../test/clips.ts';
import { BadClip, type Clip } from '../../ports/clips.ts';
import { createClips } from './threads.ts';

const clips = createClips();
afterAll(() => clips.close());

it('reads in a thread what is read beside it, and leaves the file as it was', async () => {
  const file = aClip('good.mp4');
  const before = Buffer.from(file);
  const [one, other] = await Promise.all([clips.read(file), clips.read(aClip('good.webm'))]);
  expect([one.type, other.type]).toEqual(['mp4', 'webm']);
  expect(one).toMatchObject({ durationMs: 2_000, width: 160, height: 120 });
  expect(file.equals(before)).toBe(true);
});

it('refuses in words, across the thread', async () => {
  await expect(clips.read(aClip('hevc.mp4'))).rejects.toThrow(BadClip);
  await expect(clips.read(Buffer.alloc(0))).rejects.toThrow('no clip or picture');
});

it('ends a file that takes too long or too much memory, and reads the next', async () => {
  const hurried = createClips({ ms: 1, resourceLimits: {} });
  await expect(hurried.read(aClip('good.mp4'))).rejects.toThrow('takes too long');
  const cramped = createClips({ ms: 60_000, resourceLimits: { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1 } });
  await expect(cramped.read(aClip('good.mp4'))).rejects.toThrow(BadClip);
  expect(await clips.read(aClip('silent.mp4'))).toMatchObject({ type: 'mp4' });
});

it.each(['good.mp4', 'pieces.mp4', 'good.webm'])('takes or refuses %s whatever is changed in it, and does nothing else', async (name) => {
  const hurried = createClips({ ms: 10_000, resourceLimits: { maxOldGenerationSizeMb: 192 } });
  const file = aClip(name);
  const at = fc.oneof(
    fc.nat(600),
    fc.nat(file.length - 1),
    fc.nat(1_500).map((n) => file.length - 1 - n),
  );
  const change = fc.record({ at, value: fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(255)), length: fc.nat(8) });
  const samples = fc.sample(fc.tuple(fc.array(change, { minLength: 1, maxLength: 12 }), fc.option(fc.nat(file.length))), 6);
  for (const [changes, cut] of samples) {
    const bytes = Buffer.from(file);
    for (const one of changes) bytes.fill(one.value, one.at, Math.min(bytes.length, one.at + one.length + 1));
    const outcome = await hurried.read(bytes.subarray(0, cut ?? undefined)).catch((error: unknown) => error);
    if (outcome instanceof BadClip) continue;
    const { durationMs, width, height } = outcome as Clip;
    expect(durationMs).toBeGreaterThanOrEqual(900);
    expect(durationMs).toBeLessThanOrEqual(60_000);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1_280);
  }
});
