import { expect, it } from 'vitest';
import { download } from './download.ts';

const serving = (contents: Record<string, Uint8Array<ArrayBuffer>>): typeof fetch =>
  ((url: string) => Promise.resolve(contents[url] ? new Response(contents[url]) : new Response(null, { status: 404 }))) as typeof fetch;

it('gives every file whole, and tells the share of all bytes', async () => {
  const shares: number[] = [];
  const files = { big: { url: '/big', bytes: 3 }, small: { url: '/small', bytes: 1 } };
  const contents = { '/big': Uint8Array.of(1, 2, 3), '/small': Uint8Array.of(9) };
  const result = await download(files, (share) => shares.push(share), serving(contents));
  expect(result).toEqual({ big: Uint8Array.of(1, 2, 3), small: Uint8Array.of(9) });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

it.each([
  ['is missing', {}, 'answered 404'],
  ['is cut short', { '/a': Uint8Array.of(1) }, 'ended after 1 of 2'],
  ['is too long', { '/a': Uint8Array.of(1, 2, 3) }, 'larger than 2'],
])('fails when a file %s', async (_, contents: Record<string, Uint8Array<ArrayBuffer>>, message) => {
  await expect(download({ a: { url: '/a', bytes: 2 } }, () => undefined, serving(contents))).rejects.toThrow(message);
});
