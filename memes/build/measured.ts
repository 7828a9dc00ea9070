import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What was found in one encoded file when a browser decoded every frame and the whole sound of it. */
export interface Measured {
  width: number;
  height: number;
  durationMs: number;
  frames: number;
  /** LUFS by ITU-R BS.1770, and the true peak in dBFS. */
  loudness: number;
  peak: number;
  /** Within the worst second (WCAG 2.3.1). */
  flashes: number;
  redFlashes: number;
}

/** A measurement and the file it is of. */
interface OfFile extends Measured {
  sha256: string;
}

/** The measurements of the deck, by the names of its files. */
export type Measurements = Record<string, OfFile>;

/** Where they are kept. Written by `npm run measure -w e2e`. */
export const measurementsFile = new URL('../measured.json', import.meta.url);

export const readMeasurements = (): Measurements => JSON.parse(readFileSync(measurementsFile, 'utf8')) as Measurements;

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** LUFS, and how far off a listener does not notice from clip to clip. */
const LOUDNESS = -16;
const LOUDNESS_OFF = 1.5;
/** dBFS: what an encoder may add to the ceiling of the mix. */
const PEAK = -1;
/** WCAG 2.3.1. */
const FLASHES = 3;

/** Takes what was found in a clip that should last so long; returns what is wrong with it, one short sentence each. */
export function faultsOf(found: Measured, durationMs: number): string[] {
  const checks: [boolean, string][] = [
    [found.width === 1280 && found.height === 720, `is ${found.width} by ${found.height}`],
    [Math.abs(found.durationMs - durationMs) < 150, `lasts ${found.durationMs} ms`],
    [Math.abs(found.frames - durationMs / 50) <= 3, `has ${found.frames} frames`],
    [Math.abs(found.loudness - LOUDNESS) < LOUDNESS_OFF, `is ${found.loudness.toFixed(1)} LUFS loud`],
    [found.peak < PEAK, `has a true peak of ${found.peak.toFixed(2)} dBFS`],
    [found.flashes <= FLASHES, `flashes ${found.flashes} times within a second`],
    [found.redFlashes <= FLASHES, `flashes red ${found.redFlashes} times within a second`],
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault);
}
