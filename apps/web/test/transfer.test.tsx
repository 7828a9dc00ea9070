// @vitest-environment jsdom
import type { DeckItem } from '@deadpan/protocol';
import { afterEach, expect, it } from 'vitest';
import { createBegun, fingerprintOf } from '../src/engine/uploads/broken-off.ts';
import { startTransfer } from '../src/engine/uploads/transfer.ts';
import type { Refusal, Transfer } from '../src/engine/uploads/transfer.ts';
import { aTusServer } from './a-tus-server.ts';

const PART = 32 * 1024;
/** In a browser the package is its browser's half by itself. */
const BROWSERS_HALF: string = 'tus-js-client/lib.esm/browser/index.js';
const load = () => import(BROWSERS_HALF) as never;

let server: Awaited<ReturnType<typeof aTusServer>>;
let transfers: Transfer[] = [];
afterEach(async () => {
  for (const transfer of transfers) transfer.stop(false);
  transfers = [];
  localStorage.clear();
  await server.close();
});

const bytes = (size: number): Uint8Array<ArrayBuffer> => Uint8Array.from({ length: size }, (_, at) => (at * 31) % 251);
const aFile = (size: number): File => new File([bytes(size)], 'cat.mp4', { type: 'video/mp4', lastModified: 7 });

/** Sends a file to the server; time passes when the test says so. */
function send(file: File, { token = 'a-token' as string | null, begun = createBegun() } = {}) {
  const timers: { ms: number; run: () => void }[] = [];
  const network = new EventTarget();
  const told = { progress: [] as number[], waiting: [] as boolean[], done: [] as (DeckItem | null)[], refused: [] as Refusal[] };
  const transfer = startTransfer(
    {
      file,
      metadata: { deck: 'd1', title: 'Die Katze – 猫' },
      user: 'ann',
      fingerprint: fingerprintOf('ann', 'd1', file),
      begun,
      token: () => token,
      endpoint: server.url,
      partBytes: PART,
      load,
      network,
      later: (ms, run) => {
        const timer = { ms, run };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer) >>> 0, timers.includes(timer) ? 1 : 0);
      },
    },
    {
      onProgress: (sent) => void told.progress.push(sent),
      onWaiting: (waiting) => void told.waiting.push(waiting),
      onDone: (item) => void told.done.push(item),
      onRefused: (refusal) => void told.refused.push(refusal),
    },
  );
  transfers.push(transfer);
  /** Lets so much time pass as the oldest timer of this length takes. */
  const after = (ms: number): void => timers.splice(timers.findIndex((one) => one.ms === ms) >>> 0, 1)[0]?.run();
  return { transfer, told, timers, network, begun, after };
}
const arrived = (): Buffer[] => [...server.uploads.values()].map(({ data }) => data);

it('sends a file in parts, with its title and the token, and hands over what the last answer says', async () => {
  server = await aTusServer();
  const { told, begun } = send(aFile(2 * PART + 5));
  await expect.poll(() => told.done).toEqual([server.item]);
  expect(server.asked).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
  expect([...server.tokens]).toEqual(['Bearer a-token']);
  expect(arrived()).toEqual([Buffer.from(bytes(2 * PART + 5))]);
  const metadata = [...server.uploads.values()][0]?.metadata.split(',').map((pair) => pair.split(' '));
  expect(metadata?.map(([key, value]) => [key, Buffer.from(value ?? '', 'base64').toString()])).toEqual([
    ['deck', 'd1'],
    ['title', 'Die Katze – 猫'],
  ]);
  expect(told.progress.at(-1)).toBe(2 * PART + 5);
  expect(told.waiting).toEqual([]);
  expect(begun.of('ann', 'd1')).toEqual([]);
});

it('goes on where it stopped after the line broke in the middle of a part, and says that it waits', async () => {
  server = await aTusServer();
  server.trouble['PATCH'] = [{ breakAfter: 9_000 }];
  const { told, after } = send(aFile(PART + 9));
  await expect.poll(() => told.waiting).toEqual([true]);
  expect(arrived()[0]).toHaveLength(9_000);
  after(1_000);
  await expect.poll(() => told.done).toHaveLength(1);
  expect(told.waiting).toEqual([true, false]);
  expect(server.asked).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
  expect(arrived()).toEqual([Buffer.from(bytes(PART + 9))]);
});

it('waits longer each time nobody answers, for ever, and goes on at once when the browser says that it is online', async () => {
  server = await aTusServer();
  server.trouble['POST'] = Array.from({ length: 7 }, () => ({ breakAfter: 0 }));
  const { told, timers, network } = send(aFile(10));
  const waits: number[] = [];
  for (let tries = 1; tries <= 6; tries++) {
    await expect.poll(() => timers.map(({ ms }) => ms)).not.toContain(30_000); // the try is over
    const [timer] = timers.splice(0);
    waits.push(timer?.ms ?? 0);
    timer?.run();
  }
  await expect.poll(() => server.asked).toHaveLength(7);
  await expect.poll(() => timers.map(({ ms }) => ms)).not.toContain(30_000);
  expect(waits).toEqual([1_000, 2_000, 5_000, 10_000, 20_000, 20_000]);
  expect(told.waiting).toEqual([true]);
  network.dispatchEvent(new Event('online'));
  await expect.poll(() => told.done).toHaveLength(1);
  expect(told.waiting).toEqual([true, false]);
});

it('a line that says nothing for half a minute is a dead one', async () => {
  server = await aTusServer();
  const { told, network, timers } = send(aFile(10));
  await expect.poll(() => told.done).toHaveLength(1);
  expect(timers).toEqual([]);
  network.dispatchEvent(new Event('offline'));
  expect(told.waiting).toEqual([]);

  server.trouble['POST'] = [];
  const hung = send(aFile(11));
  hung.after(30_000);
  expect(hung.told.waiting).toEqual([true]);
  hung.after(1_000);
  await expect.poll(() => hung.told.done).toHaveLength(1);
});

it('goes on with the same file when the page was loaded anew, without a byte sent twice', async () => {
  server = await aTusServer();
  server.trouble['PATCH'] = [{ breakAfter: 9_000 }];
  const first = send(aFile(20_000));
  await expect.poll(() => first.told.waiting).toEqual([true]);
  first.transfer.stop(false);
  const again = send(aFile(20_000), { begun: createBegun() });
  await expect.poll(() => again.told.done).toHaveLength(1);
  expect(server.asked).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH']);
  expect(arrived()).toEqual([Buffer.from(bytes(20_000))]);
});

it('begins anew when the server has forgotten the upload, but not because it could not say', async () => {
  server = await aTusServer();
  server.trouble['PATCH'] = [{ breakAfter: 10 }];
  server.trouble['HEAD'] = [{ status: 503 }];
  const { told, after } = send(aFile(20_000));
  await expect.poll(() => told.waiting).toEqual([true]);
  after(1_000);
  await expect.poll(() => server.asked).toEqual(['POST', 'PATCH', 'HEAD']);
  server.uploads.clear();
  await expect
    .poll(() => {
      after(2_000);
      return told.done.length;
    })
    .toBe(1);
  expect(server.asked).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'POST', 'PATCH']);
});

it('tells what the server does not want, in its words, and forgets the upload', async () => {
  server = await aTusServer();
  server.trouble['PATCH'] = [{ status: 422, body: { detail: 'The clip has no picture.', code: 'BAD_UPLOAD' } }];
  const { told, begun, timers } = send(aFile(10));
  await expect.poll(() => told.refused).toEqual([{ status: 422, code: 'BAD_UPLOAD', detail: 'The clip has no picture.' }]);
  expect(begun.of('ann', 'd1')).toEqual([]);
  expect(timers).toEqual([]);
});

it('a sign-in that ended is told, and what has arrived is kept for the next', async () => {
  server = await aTusServer();
  server.trouble['PATCH'] = [{ status: 401, body: { detail: 'no', code: 'AUTH_REQUIRED' } }];
  const { told, begun } = send(aFile(10));
  await expect.poll(() => told.refused).toEqual([{ status: 401, code: 'AUTH_REQUIRED', detail: 'no' }]);
  expect(begun.of('ann', 'd1')).toHaveLength(1);
});

it('gives up on a server that only fails', async () => {
  server = await aTusServer();
  server.trouble['POST'] = Array.from({ length: 6 }, () => ({ status: 502, body: 'an error page' }));
  const { told, timers } = send(aFile(10));
  await expect
    .poll(() => {
      timers.find(({ ms }) => ms < 30_000)?.run();
      return told.refused;
    })
    .toEqual([{ status: 0, code: undefined, detail: undefined }]);
});

it('a cancelled upload is gone from the server and from the browser', async () => {
  server = await aTusServer();
  server.trouble['PATCH'] = [{ breakAfter: 10 }];
  const { told, transfer, begun } = send(aFile(20_000));
  await expect.poll(() => told.waiting).toEqual([true]);
  transfer.stop(true);
  await expect.poll(() => server.uploads.size).toBe(0);
  expect(begun.of('ann', 'd1')).toEqual([]);
  expect(told.done).toEqual([]);
});
