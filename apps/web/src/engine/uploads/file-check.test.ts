import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { uploadTexts } from '../../texts/uploads.ts';
import { kindOf, refusalOf, refusalOfFacts } from './file-check.ts';

const { problems } = uploadTexts;
const { clip, still } = limits.decks;
const plenty = { items: 40, bytes: limits.decks.bytesPerPlayer };
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('what a file is', () => {
  it.each([
    ['a.mp4', 'video/mp4', 'clip'],
    ['a.webm', 'video/webm', 'clip'],
    ['a.png', 'image/png', 'still'],
    ['a.JPG', '', 'still'],
    ['a.webm', '', 'clip'],
    ['a.mov', 'video/quicktime', null],
    ['a.svg', 'image/svg+xml', null],
    ['a.gif', 'image/gif', 'still'],
    ['a.avif', '', 'still'],
    ['a.heic', 'image/heic', null],
    ['mp4', '', null],
    ['a.mp4', 'text/html', null],
  ])('%s of type "%s" is %s', (name, type, kind) => expect(kindOf(file(name, type))).toBe(kind));
});

describe('what is not sent at all, and why', () => {
  it('another type, nothing in it, or more bytes than it may have', () => {
    expect(refusalOf(file('a.txt', 'text/plain'), plenty)).toBe(problems.type);
    expect(refusalOf(file('a.mp4', 'video/mp4', 0), plenty)).toBe(problems.empty);
    expect(refusalOf(file('a.mp4', 'video/mp4', clip.bytes + 1), plenty)).toBe(problems.clipBytes);
    expect(refusalOf(file('a.png', 'image/png', still.bytes + 1), plenty)).toBe(problems.stillBytes);
    expect(refusalOf(file('a.mp4', 'video/mp4', clip.bytes), plenty)).toBeNull();
    expect(refusalOf(file('a.png', 'image/png', still.bytes), plenty)).toBeNull();
  });

  it('what deck or shelf have no room for', () => {
    expect(refusalOf(file('a.png', 'image/png'), { ...plenty, items: 0 })).toBe(problems.items);
    expect(refusalOf(file('a.png', 'image/png', 1000), { ...plenty, bytes: 999 })).toBe(problems.room);
    expect(refusalOf(file('a.png', 'image/png', 1000), { items: 1, bytes: 1000 })).toBeNull();
  });

  it('clips that are too long, too short or too large; what the browser cannot tell is left to the server', () => {
    const facts = { duration: 60_000, width: 1280, height: 720 };
    expect(refusalOfFacts('clip', facts)).toBeNull();
    expect(refusalOfFacts('clip', { ...facts, duration: 60_101 })).toBe(problems.clipLong);
    expect(refusalOfFacts('clip', { ...facts, duration: 999 })).toBe(problems.clipShort);
    expect(refusalOfFacts('clip', { ...facts, width: 1281 })).toBe(problems.clipPixels);
    expect(refusalOfFacts('clip', { ...facts, width: 720, height: 1281 })).toBe(problems.clipPixels);
    expect(refusalOfFacts('clip', { duration: null, width: null, height: null })).toBeNull();
    expect(refusalOfFacts('still', { duration: null, width: 8000, height: 5000 })).toBeNull();
    expect(refusalOfFacts('still', { duration: null, width: 8000, height: 5001 })).toBe(problems.stillPixels);
  });
});
