import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClip } from '../../../test/clips.ts';
import { avcPictureSize } from './avc-size.ts';
import { avcCheck } from './bitstream.ts';

/** The bits of a number as H.264 writes it. */
const number = (value: number): string => {
  const bits = (value + 1).toString(2);
  return '0'.repeat(bits.length - 1) + bits;
};
const signed = (value: number): string => number(value > 0 ? 2 * value - 1 : -2 * value);

/** Takes bits; returns them as a unit of this kind, with the bytes that keep start codes out of it. */
function unit(kind: number, bits: string): Uint8Array {
  const stopped = `${bits}1`;
  const bytes = stopped.padEnd(Math.ceil(stopped.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  const escaped: number[] = [];
  for (const byte of bytes.map((one) => Number.parseInt(one, 2))) {
    if (byte <= 3 && escaped.at(-1) === 0 && escaped.at(-2) === 0) escaped.push(3);
    escaped.push(byte);
  }
  return Uint8Array.from([0x60 + kind, ...escaped]);
}

interface Set {
  /** in blocks of 16 pixels */
  width: number;
  height: number;
  profile?: number;
  colours?: string;
  order?: string;
  fields?: boolean;
  kind?: number;
}
function aSet({ width, height, profile = 66, colours = '', order = number(2), fields = false, kind = 7 }: Set): Uint8Array {
  const head = profile.toString(2).padStart(8, '0') + '00000000' + (31).toString(2).padStart(8, '0') + number(0);
  const size = number(width - 1) + number(height - 1) + (fields ? '00' : '1');
  return unit(kind, `${head}${colours}${number(0)}${order}${number(1)}0${size}100`);
}
/** Colours of the high profile, with lists for how blocks are scaled: one that ends at once, one in full, and none of the others. */
const LISTS = `${number(1)}${number(0)}${number(0)}01${`1${signed(-8)}`}1${signed(1).repeat(16)}000000`;

const avcC = (...sets: Uint8Array[]): Uint8Array =>
  Uint8Array.from([1, 66, 0, 31, 0xff, 0xe0 + sets.length, ...sets.flatMap((set) => [set.length >> 8, set.length & 255, ...set])]);
const packet = (...units: Uint8Array[]): Uint8Array =>
  Uint8Array.from(units.flatMap((one) => [0, 0, one.length >> 8, one.length & 255, ...one]));
const picture = Uint8Array.from([0x65, 1, 2, 3]);

describe('the size that a parameter set of H.264 announces', () => {
  it.each<[string, Partial<Set>]>([
    ['plain', {}],
    ['of the high profile', { profile: 100, colours: `${number(1)}${number(0)}${number(0)}00` }],
    ['with scaling lists', { profile: 100, colours: LISTS }],
    ['with pictures in the order of their numbers', { order: number(0) + number(4) }],
    ['with pictures in an order of its own', { order: `${number(1)}0${signed(-2)}${signed(3)}${number(2)}${signed(5)}${signed(-7)}` }],
  ])('is read: %s', (_what, changes) => {
    expect(avcPictureSize(aSet({ width: 80, height: 45, ...changes }))).toEqual({ width: 1280, height: 720 });
    expect(avcPictureSize(aSet({ width: 4_096, height: 1, ...changes }))).toEqual({ width: 65_536, height: 16 });
  });

  it('is twice as high where pictures come in halves', () => {
    expect(avcPictureSize(aSet({ width: 45, height: 18, fields: true }))).toEqual({ width: 720, height: 576 });
  });

  it('is the one of our own clip', () => {
    const file = aClip('silent.mp4');
    const at = file.indexOf('avcC') + 4;
    expect(avcPictureSize(file.subarray(at + 8, at + 8 + file.readUInt16BE(at + 6)))).toEqual({ width: 160, height: 128 });
  });

  it('is none of what cannot be read, and reading it ends', () => {
    const whole = aSet({ width: 80, height: 45 });
    for (let length = 0; length < whole.length - 2; length++) expect(avcPictureSize(whole.subarray(0, length))).toBeNull();
    expect(avcPictureSize(new Uint8Array(5_000))).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const size = avcPictureSize(Uint8Array.from([0x67, 100, 0, 31, ...bytes]));
        return size === null || (size.width >= 16 && size.height >= 16);
      }),
    );
  });
});

describe('a clip in H.264', () => {
  const [small, giant] = [aSet({ width: 80, height: 45 }), aSet({ width: 1_000, height: 1_000 })];

  it('may announce what a clip may be, and nothing else, wherever it does', () => {
    expect(avcCheck(avcC(small))(packet(small, picture), true)).toBe(true);
    expect(avcCheck(avcC(giant))(packet(picture), true)).toBe(false);
    expect(avcCheck(avcC(small, giant))(packet(picture), true)).toBe(false);
    expect(avcCheck(avcC(small))(packet(giant, picture), true)).toBe(false);
    expect(avcCheck(avcC(small))(packet(aSet({ width: 1_000, height: 1_000, kind: 15 }), picture), true)).toBe(false);
  });

  it('must announce something', () => {
    expect(avcCheck(avcC())(packet(picture), true)).toBe(false);
    expect(avcCheck(avcC(picture))(packet(picture), true)).toBe(false);
    expect(avcCheck(avcC(small).subarray(0, 12))(packet(picture), true)).toBe(false);
  });
});
