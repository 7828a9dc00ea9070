import type { DeckItem } from '@deadpan/protocol';
import { describe, expect, it, vi } from 'vitest';
import { uploadTexts } from '../../texts/uploads.ts';
import { announcement } from './said.ts';
import type { TransferEvents } from './transfer.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { QueueParts } from './upload-queue.ts';
import type { UploadEntry } from './upload-types.ts';

const { problems } = uploadTexts;
const room = { items: 10, bytes: 1_000_000 };
const aFile = (name: string, type = 'video/mp4', size = 100) => new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const anItem = (title: string): DeckItem => ({
  id: `item of ${title}`,
  kind: 'clip',
  title,
  alt: '',
  url: '/media/decks/a.mp4',
  poster_url: '/media/decks/a.webp',
  duration: 5_000,
  width: 640,
  height: 360,
  bytes: 100,
  family: 'strict',
  created_at: '2026-01-01T00:00:00.000Z',
});

/** Ann's queue; each started transfer waits for what the test makes happen to it. */
function aQueue(change: Partial<QueueParts> = {}) {
  const started: { title: string; fingerprint: string; events: TransferEvents; stop: (forget: boolean) => void }[] = [];
  const parts = {
    user: () => 'ann',
    transfer: (({ metadata, fingerprint }, events) => {
      const stop = vi.fn<(forget: boolean) => void>();
      started.push({ title: metadata.title, fingerprint, events, stop });
      return { stop };
    }) satisfies QueueParts['transfer'] as QueueParts['transfer'],
    factsOf: async () => ({ duration: 5_000, width: 640, height: 360 }),
    settle: async (_file: File, { title }: UploadEntry) => anItem(title),
    rename: vi.fn<QueueParts['rename']>(async (_deck, _item, title) => anItem(title)),
    onSignedOut: vi.fn<() => void>(),
    ...change,
  };
  const queue = createUploadQueue(parts);
  const said: string[] = [];
  queue.store.subscribe((now, before) => {
    const words = announcement(before.entries, now.entries);
    if (words !== null) said.push(words);
  });
  const states = (): string[] => queue.store.getState().entries.map(({ title, state }) => `${title}: ${state}`);
  const entry = (at: number): UploadEntry => queue.store.getState().entries[at] as UploadEntry;
  return { queue, started, said, states, entry, ...parts };
}

describe('the queue of uploads', () => {
  it('sends one at a time, in the order they were chosen, and says so', async () => {
    const { queue, started, states, said, entry } = aQueue();
    queue.add('d1', [aFile('cat.mp4'), aFile('dog.mp4')], room);
    await expect.poll(states).toEqual(['cat: sending', 'dog: queued']);
    expect(started.map(({ title }) => title)).toEqual(['cat']);
    for (const sent of [10, 30, 40, 80]) started[0]?.events.onProgress(sent);
    expect(entry(0).sent).toBe(80);
    started[0]?.events.onDone(anItem('cat'));
    await expect.poll(states).toEqual(['cat: done', 'dog: sending']);
    expect(entry(0)).toMatchObject({ sent: 100, item: { title: 'cat' } });
    expect(said).toEqual(['Uploading cat.', 'cat: 25 percent.', 'cat: 75 percent.', 'cat is in the deck.', 'Uploading dog.']);
    queue.clear('d1');
    expect(states()).toEqual(['dog: sending']);
  });

  it('refuses what cannot be taken before anything is sent, and goes on with the rest', async () => {
    const { queue, states, entry, started } = aQueue({
      factsOf: async (file) => ({ duration: file.name.startsWith('long') ? 61_000 : 5_000, width: 640, height: 360 }),
    });
    queue.add('d1', [aFile('notes.txt', 'text/plain'), aFile('long.mp4'), aFile('good.mp4'), aFile('more.mp4')], {
      items: 2,
      bytes: 1_000,
    });
    await expect.poll(states).toEqual(['notes: refused', 'long: refused', 'good: sending', 'more: refused']);
    expect([0, 1, 3].map((at) => entry(at).problem)).toEqual([problems.type, problems.clipLong, problems.items]);
    queue.retry(entry(1).id);
    expect(entry(1).state).toBe('refused');
    expect(started).toHaveLength(1);
  });

  it('does not stop at a file the browser stumbles over: the server looks again', async () => {
    const { queue, states } = aQueue({ factsOf: () => Promise.reject(new Error('no')) });
    queue.add('d1', [aFile('odd.mp4')], room);
    await expect.poll(states).toEqual(['odd: sending']);
  });

  it('says that it waits for the connection, and that it is back', async () => {
    const { queue, started, states, said } = aQueue();
    queue.add('d1', [aFile('cat.mp4')], room);
    await expect.poll(states).toEqual(['cat: sending']);
    started[0]?.events.onWaiting(true);
    expect(states()).toEqual(['cat: waiting']);
    started[0]?.events.onWaiting(false);
    expect(states()).toEqual(['cat: sending']);
    expect(said.slice(1)).toEqual(['cat: waiting for the connection.', 'cat: the connection is back.']);
  });

  it('a refusal of the server is shown in its words and may be tried again, the same file in the same place', async () => {
    const { queue, started, states, entry } = aQueue();
    queue.add('d1', [aFile('cat.mp4'), aFile('dog.mp4')], room);
    await expect.poll(states).toEqual(['cat: sending', 'dog: queued']);
    started[0]?.events.onRefused({ status: 422, code: 'BAD_UPLOAD', detail: 'The file is cut off.' });
    expect(states()).toEqual(['cat: refused', 'dog: sending']);
    expect(entry(0)).toMatchObject({ problem: 'The file is cut off.', again: true });
    queue.retry(entry(0).id);
    expect(states()).toEqual(['cat: queued', 'dog: sending']);
    started[1]?.events.onDone(anItem('dog'));
    await expect.poll(states).toEqual(['cat: sending', 'dog: done']);
    expect(started[2]?.fingerprint).toBe(started[0]?.fingerprint);
  });

  it.each([
    [0, undefined, problems.server],
    [413, 'QUOTA', problems.room],
    [400, undefined, problems.unknown],
  ] as const)('a refusal with %i and no words has words of ours', async (status, code, problem) => {
    const { queue, started, states, entry } = aQueue();
    queue.add('d1', [aFile('cat.mp4')], room);
    await expect.poll(states).toEqual(['cat: sending']);
    started[0]?.events.onRefused({ status, code, detail: undefined });
    expect(entry(0).problem).toBe(problem);
  });

  it('finds out whether the session is over', async () => {
    const { queue, started, states, onSignedOut, entry } = aQueue();
    queue.add('d1', [aFile('cat.mp4')], room);
    await expect.poll(states).toEqual(['cat: sending']);
    started[0]?.events.onRefused({ status: 401, code: 'AUTH_REQUIRED', detail: 'no' });
    expect(entry(0).problem).toBe(problems.signedOut);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  it('cancels for good: the server is told, the next one begins', async () => {
    const { queue, started, states, entry } = aQueue();
    queue.add('d1', [aFile('cat.mp4'), aFile('dog.mp4'), aFile('pie.mp4')], room);
    await expect.poll(states).toEqual(['cat: sending', 'dog: queued', 'pie: queued']);
    queue.cancel(entry(1).id);
    queue.cancel(entry(0).id);
    expect(states()).toEqual(['pie: sending']);
    expect(started[0]?.stop).toHaveBeenCalledExactlyOnceWith(true);
    expect(started.map(({ title }) => title)).toEqual(['cat', 'pie']);
  });

  it('what is cancelled while it is looked at is never sent', async () => {
    let looked: () => void = () => undefined;
    const { queue, started, entry, states } = aQueue({
      factsOf: () => new Promise((resolve) => (looked = () => resolve({ duration: null, width: null, height: null }))),
    });
    queue.add('d1', [aFile('cat.mp4'), aFile('dog.mp4')], room);
    await expect.poll(states).toEqual(['cat: checking', 'dog: checking']);
    queue.cancel(entry(0).id);
    const first = looked;
    first();
    await expect.poll(() => looked === first).toBe(false);
    looked();
    await expect.poll(states).toEqual(['dog: sending']);
    expect(started.map(({ title }) => title)).toEqual(['dog']);
  });

  it('a title may be changed on the way and afterwards', async () => {
    const { queue, started, states, entry, rename } = aQueue();
    queue.add('d1', [aFile('cat.mp4')], room);
    await expect.poll(states).toEqual(['cat: sending']);
    await queue.rename(entry(0).id, 'A cat');
    expect(rename).not.toHaveBeenCalled();
    started[0]?.events.onDone(anItem('cat'));
    await expect.poll(states).toEqual(['A cat: done']); // settled with the title of this moment
    await queue.rename(entry(0).id, 'The cat');
    expect(rename).toHaveBeenCalledExactlyOnceWith('d1', 'item of A cat', 'The cat');
    expect(entry(0).item?.title).toBe('The cat');
  });

  it('a title written while the poster is made is saved too, the last one of several; one that is refused may be tried again', async () => {
    let settled: () => void = () => undefined;
    let refused = false;
    const rename = vi.fn<QueueParts['rename']>((_deck, _item, title) =>
      refused ? Promise.reject(new Error('no')) : Promise.resolve(anItem(title)),
    );
    const { queue, started, states, entry } = aQueue({
      settle: (_file, { title }) => new Promise((resolve) => (settled = () => resolve(anItem(title)))),
      rename,
    });
    queue.add('d1', [aFile('cat.mp4'), aFile('dog.mp4')], room);
    await expect.poll(states).toEqual(['cat: sending', 'dog: queued']);
    started[0]?.events.onDone(anItem('cat'));
    await queue.rename(entry(0).id, 'A cat');
    await queue.rename(entry(0).id, 'The cat');
    expect(rename).not.toHaveBeenCalled();
    settled();
    await expect.poll(states).toEqual(['The cat: done', 'dog: sending']);
    expect(rename).toHaveBeenCalledExactlyOnceWith('d1', 'item of cat', 'The cat');
    expect(entry(0).item?.title).toBe('The cat');

    started[1]?.events.onDone(anItem('dog'));
    await queue.rename(entry(1).id, 'The dog');
    refused = true;
    settled();
    await expect.poll(states).toEqual(['The cat: done', 'dog: done']);
    refused = false;
    await queue.rename(entry(1).id, 'The dog');
    expect(entry(1).item?.title).toBe('The dog');
  });

  it('who signs out takes nothing along: it stops, and can be taken up again', async () => {
    const { queue, started, states } = aQueue();
    queue.add('d1', [aFile('cat.mp4'), aFile('dog.mp4')], room);
    await expect.poll(states).toEqual(['cat: sending', 'dog: queued']);
    queue.stop();
    expect(states()).toEqual([]);
    expect(started[0]?.stop).toHaveBeenCalledExactlyOnceWith(false);
  });
});
