// @vitest-environment jsdom
import type { DeckItem } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fingerprintOf } from '../../engine/uploads/broken-off.ts';
import type { TransferEvents, TransferOptions } from '../../engine/uploads/transfer.ts';
import { begun } from '../../engine/uploads/uploads.ts';
import { aClip, aDeck, closeAll, openAt } from './testing.tsx';

/** The wire is the test's: what happens to a file on its way is what the test says. Everything above it is the real queue. */
const wire = vi.hoisted(() => ({ started: [] as { options: TransferOptions; events: TransferEvents; stopped: boolean[] }[] }));
vi.mock('../../engine/uploads/transfer.ts', () => ({
  startTransfer: (options: TransferOptions, events: TransferEvents) => {
    const stopped: boolean[] = [];
    wire.started.push({ options, events, stopped });
    return { stop: (forget: boolean) => void stopped.push(forget) };
  },
}));

beforeEach(() => {
  wire.started = [];
  // jsdom shows nothing: a file it cannot open is left to the server to judge.
  URL.createObjectURL = () => 'blob:a-clip';
  URL.revokeObjectURL = () => undefined;
  HTMLMediaElement.prototype.load = function load(this: HTMLMediaElement) {
    if (this.getAttribute('src')) queueMicrotask(() => this.dispatchEvent(new Event('error')));
  };
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function set(this: HTMLImageElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  });
});
afterEach(closeAll);

const KB = 1024;
const aFile = (name: string, type = 'image/png', size = 100 * KB) => new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const rows = (): string[] =>
  within(screen.getByRole('list', { name: 'Uploads' }))
    .getAllByRole('listitem')
    .map((row) => (row.textContent ?? '').replace(/[\u2009\u00a0]/g, ' '));
const said = (): string => screen.getAllByRole('status').map((one) => one.textContent)[0] ?? '';

async function choose(...files: File[]): Promise<void> {
  await screen.findByRole('button', { name: 'Drop files here, or choose them' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  fireEvent.change(input as HTMLInputElement, { target: { files } });
}
const tell = (change: () => void): void => act(change);

it('the zone is a button that opens the file dialog, for several files of the right kinds', async () => {
  openAt('/decks/d1', [aDeck('d1')]);
  const zone = await screen.findByRole('button', { name: 'Drop files here, or choose them' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const opened = vi.spyOn(input, 'click');
  fireEvent.click(zone);
  expect(opened).toHaveBeenCalledOnce();
  expect([input.multiple, input.accept]).toEqual([true, 'video/mp4,video/webm,image/png,image/jpeg,image/webp,image/avif,image/gif']);
  expect(screen.getByText(/Only what you may share/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
});

it('the whole page is a target, and shows it', async () => {
  openAt('/decks/d1', [aDeck('d1')]);
  await screen.findByRole('button', { name: /Drop files/ });
  const drag = (name: 'dragEnter' | 'dragOver' | 'dragLeave' | 'drop', types = ['Files']): Event => {
    const event = createEvent[name](document.body, { dataTransfer: { types, files: [aFile('cat.png')] } });
    fireEvent(document.body, event);
    return event;
  };
  expect(drag('dragOver', ['text/plain']).defaultPrevented).toBe(false);
  drag('dragEnter');
  expect(screen.getByText('Let go. They go into this deck.')).toBeTruthy();
  drag('dragLeave');
  expect(screen.queryByText('Let go. They go into this deck.')).toBeNull();
  drag('dragEnter');
  expect(drag('dragOver').defaultPrevented).toBe(true);
  expect(drag('drop').defaultPrevented).toBe(true);
  expect(screen.queryByText('Let go. They go into this deck.')).toBeNull();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it('tells how far a file is, that it waits for the connection, and puts it into the deck', async () => {
  const { world } = openAt('/decks/d1', [aDeck('d1')]);
  await choose(aFile('cat_at_desk.png'), aFile('dog.png'));
  await waitFor(() => expect(rows()).toEqual(['Cancel0 % · 0 KB of 100 KB', 'CancelWaiting for its turn']));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title of cat_at_desk.png' }).value).toBe('cat at desk');
  expect(said()).toBe('Uploading cat at desk.');
  const { events, options } = wire.started[0] as (typeof wire.started)[0];
  expect([options.metadata, options.file.name]).toEqual([{ deck: 'd1', title: 'cat at desk' }, 'cat_at_desk.png']);
  tell(() => events.onProgress(60 * KB));
  expect(rows()[0]).toBe('Cancel60 % · 60 KB of 100 KB');
  expect(screen.getByRole('progressbar', { name: 'Progress of cat at desk' }).getAttribute('aria-valuenow')).toBe('60');
  expect(said()).toBe('cat at desk: 50 percent.');
  tell(() => events.onWaiting(true));
  expect(rows()[0]).toBe('CancelWaiting for the connection');
  tell(() => events.onWaiting(false));
  const item: DeckItem = { ...aClip('i1', { kind: 'still', title: 'cat at desk', poster_url: null }) };
  world.decks = [aDeck('d1', { items: [item] })];
  await act(async () => events.onDone(item));
  await waitFor(() => expect(rows()).toEqual(['DismissIn the deck', 'Cancel0 % · 0 KB of 100 KB']));
  await screen.findByRole('heading', { level: 3, name: 'cat at desk' });
});

it('a title is changed before it has arrived and after', async () => {
  const item = { ...aClip('i1', { kind: 'still', title: 'cat', poster_url: null }) };
  const { world } = openAt('/decks/d1', [aDeck('d1', { items: [item] })]);
  await choose(aFile('cat.png'));
  await waitFor(() => expect(wire.started).toHaveLength(1));
  const field = screen.getByRole('textbox', { name: 'Title of cat.png' });
  const write = (title: string): void => {
    fireEvent.change(field, { target: { value: title } });
    fireEvent.blur(field);
  };
  write('A cat');
  await act(async () => wire.started[0]?.events.onDone(item));
  await waitFor(() => expect(world.calls).toEqual([{ what: 'PUT /api/decks/d1/items/i1', body: { title: 'A cat' } }]));
  await waitFor(() => expect(rows()).toEqual(['DismissIn the deck']));
  write('The cat');
  await waitFor(() => expect(world.calls).toHaveLength(2));
  write('   ');
  expect((field as HTMLInputElement).value).toBe('The cat');
  expect(world.calls).toHaveLength(2);
});

it('says why a file is not taken, before it is sent and after; tries again; the focus is not lost', async () => {
  openAt('/decks/d1', [aDeck('d1')]);
  await choose(aFile('notes.txt', 'text/plain'), aFile('cat.png'));
  await waitFor(() => expect(wire.started).toHaveLength(1));
  expect(rows()[0]).toContain('notes.txtDismissNot a clip or a still.');
  tell(() => wire.started[0]?.events.onRefused({ status: 422, code: 'BAD_UPLOAD', detail: 'The picture is broken.' }));
  expect(rows()[1]).toBe('cat.pngTry againDismissThe picture is broken.');
  expect(said()).toBe('cat.png: The picture is broken.');
  fireEvent.click(screen.getByRole('button', { name: 'Try cat.png again' }));
  expect(wire.started).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel cat' }));
  expect(wire.started[1]?.stopped).toEqual([true]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Drop files/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notes.txt' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

it('counts what is on its way when it says that the deck is full', async () => {
  const items = Array.from({ length: limits.decks.items - 1 }, (_, at) => aClip(`c${at}`));
  openAt('/decks/d1', [aDeck('d1', { items })]);
  await choose(aFile('cat.png'));
  await screen.findByRole('button', { name: 'The deck is full: 40 are the most.' });
});

it('asks before the page is left in the middle, and only then', async () => {
  openAt('/decks/d1', [aDeck('d1')]);
  const leave = (): boolean => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await choose(aFile('cat.png'));
  await waitFor(() => expect(wire.started).toHaveLength(1));
  expect(leave()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel cat' }));
  expect(leave()).toBe(true);
});

it('an upload goes on while its player looks at other pages of ours', async () => {
  openAt('/decks/d1', [aDeck('d1', { name: 'Office' })]);
  await choose(aFile('cat.png'));
  await waitFor(() => expect(wire.started).toHaveLength(1));
  tell(() => wire.started[0]?.events.onProgress(30 * KB));
  fireEvent.click(screen.getByRole('link', { name: 'My decks' }));
  const card = await screen.findByRole('listitem');
  expect(card.textContent).toContain('Uploading, 30\u2009%');
  expect(wire.started[0]?.stopped).toEqual([]);
});

it('tells what broke off with a former page, until it is chosen again or forgotten', async () => {
  for (const name of ['cat.png', 'dog.png'])
    begun.remember({ fingerprint: fingerprintOf('ann', 'd1', aFile(name)), user: 'ann', deck: 'd1', name, bytes: 9, url: '/uploads/1' });
  openAt('/decks/d1', [aDeck('d1')]);
  await screen.findByText(/“cat.png” broke off/);
  await choose(aFile('cat.png'));
  await waitFor(() => expect(screen.queryByText(/“cat.png” broke off/)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Forget dog.png' }));
  expect(screen.queryByText(/broke off/)).toBeNull();
  expect(begun.of('ann', 'd1').map(({ name }) => name)).toEqual(['cat.png']);
});
