import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { aClip } from '../../../test/clips.ts';
import { expectNoDeath } from '../../../test/worker-deaths.ts';
import { BadFileError } from '../../ports/file-reader.ts';
import type { ProcessLimits } from '../workers/process-limits.ts';
import { createFileReader } from './file-reader.ts';

const ROOMY: ProcessLimits = { heapMb: 192, dataMb: 640, cpuSeconds: 600, niceness: 0 };
const files = createFileReader({ onDeath: expectNoDeath });
afterAll(() => files.close());

/** A reader with tighter limits, what died of it, and its end. */
function aReader(limits: Partial<ProcessLimits>) {
  const deaths: string[] = [];
  const reader = createFileReader({ onDeath: ({ reason }) => void deaths.push(reason), limits: { ...ROOMY, ...limits } });
  return { ...reader, deaths };
}

it('reads clips and pictures, and leaves the bytes as they were', async () => {
  const file = aClip('good.mp4');
  const before = Buffer.from(file);
  const [one, other] = await Promise.all([files.readClip(file), files.readClip(aClip('good.webm'))]);
  expect([one.type, other.type]).toEqual(['mp4', 'webm']);
  expect(one).toMatchObject({ durationMs: 2_000, width: 160, height: 120 });
  expect(one.cpuMs).toBeGreaterThan(0);
  expect(file.equals(before)).toBe(true);
  const png = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const drawn = await files.redrawPicture(png, { width: 30, height: 30, fit: 'inside', quality: 80, background: '#ffffff' });
  expect(drawn).toMatchObject({ width: 30, height: 20 });
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: 'webp', hasAlpha: false });
});

it('refuses in words', async () => {
  await expect(files.readClip(aClip('hevc.mp4'))).rejects.toThrow(BadFileError);
  await expect(files.readClip(Buffer.alloc(0))).rejects.toThrow('no clip or picture');
  const spec = { width: 9, height: 9, fit: 'cover', quality: 80 } as const;
  await expect(files.redrawPicture(Buffer.from('GIF89a'), spec)).rejects.toThrow('damaged or incomplete');
});

it('a process that runs out of memory over a file costs that file alone', async () => {
  const { readClip, deaths, close } = aReader({ dataMb: 48 });
  await expect(readClip(aClip('good.mp4'))).rejects.toMatchObject({ name: 'BadFileError', cpuMs: Infinity });
  expect(deaths).toHaveLength(1);
  await close();
  expect(await files.readClip(aClip('silent.mp4'))).toMatchObject({ type: 'mp4' });
});

it('a process that uses up its processor time over a file is ended by the system', async () => {
  const { redrawPicture, deaths, close } = aReader({ cpuSeconds: 3 });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const large = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#123', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const spec = { width: 6_000, height: 6_000, fit: 'cover', quality: 100 } as const;
  await expect(redrawPicture(large, spec)).rejects.toThrow('too hard to read');
  expect(deaths).toEqual([expect.stringMatching(/^SIG(XCPU|KILL)/)]);
  await close();
});
