// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { limits } from '@deadpan/protocol';
import { afterEach, expect, it } from 'vitest';
import { aClip, aDeck, aStill, closeAll, openAt } from './testing.tsx';

afterEach(closeAll);

const text = (of: Element): string => (of.textContent ?? '').replace(/[\u2009\u00a0]/g, ' ');
const cards = (name: string): string[] => within(screen.getByRole('list', { name })).getAllByRole('listitem').map(text);

it('shows the own decks and those of others apart, with what they hold and who sees them', async () => {
  openAt('/decks', [
    aDeck('d1', { name: 'Office', items: [aClip('a'), aClip('b', { duration: 53_400 }), aStill('c')] }),
    aDeck('d2', { name: 'Cats', visibility: 'link', items: [aStill('d'), aStill('e')] }),
    aDeck('d3', { name: 'Empty' }),
    aDeck('d4', { name: 'His', mine: false, kept: true, owner: 'kofi', items: [aClip('f')] }),
  ]);
  await screen.findByRole('heading', { level: 1, name: 'My decks' });
  expect(cards('My decks')).toEqual(['Office2 clips, 1:05 · 1 stillPrivate', 'Cats2 stillsBy link', 'EmptyNothing in it yetPrivate']);
  expect(cards('On my shelf')).toEqual(['His1 clip, 0:12by kofi']);
  expect(screen.getByRole('link', { name: 'Office' }).getAttribute('href')).toBe('/decks/d1');
  expect(screen.getByRole('meter', { name: 'Room on your shelf' }).getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
    '12 MB of 200 MB used',
  );
});

it('the board of the shelf bends under what lies on it', async () => {
  openAt('/decks', [], { bytes: 0 });
  const straight = (await screen.findByRole('meter')).querySelector('path')?.getAttribute('d');
  closeAll();
  openAt('/decks', [], { bytes: limits.decks.bytesPerPlayer });
  const bent = (await screen.findByRole('meter')).querySelector('path')?.getAttribute('d');
  expect(straight).toBe('M3 5Q120 5 237 5');
  expect(bent).toBe('M3 5Q120 23 237 5');
});

it('makes a deck and opens it; without a name it says what is missing', async () => {
  const { world, path } = openAt('/decks', []);
  fireEvent.click(await screen.findByRole('button', { name: 'Make a deck' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New deck' }));
  fireEvent.submit(dialog.getByRole('button', { name: 'Create' }));
  expect(dialog.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
  expect(world.calls).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: '  Office  ' } });
  fireEvent.submit(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(path()).toBe('/decks/made'));
  expect(world.calls).toEqual([{ what: 'POST /api/decks', body: { name: 'Office' } }]);
  await screen.findByRole('heading', { level: 1, name: 'Office' });
});

it('a deck that was refused keeps what was written', async () => {
  const { world, toast } = openAt('/decks', [aDeck('d1')]);
  fireEvent.click(await screen.findByRole('button', { name: 'New deck' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'Office' } });
  world.refuse = { status: 400, detail: 'You have 20 decks.' };
  fireEvent.submit(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to create the deck', text: 'You have 20 decks.' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Office');
});

it('says when there are as many as there may be', async () => {
  openAt(
    '/decks',
    Array.from({ length: limits.decks.perPlayer }, (_, at) => aDeck(`d${at}`)),
  );
  const button = await screen.findByRole('button', { name: 'New deck', description: '20 decks are the most.' });
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that uploads are switched off, and still shows what is there', async () => {
  openAt('/decks', [aDeck('d1', { name: 'Office' })], { uploads: false });
  await screen.findByText('Uploads are switched off.');
  expect(screen.getByRole('link', { name: 'Office' })).toBeTruthy();
});

it('loads, says that it failed or that one is offline, and tries again', async () => {
  const { world } = openAt('/decks', [aDeck('d1', { name: 'Office' })], { status: 503 });
  expect(screen.getByText('Fetching the decks...')).toBeTruthy();
  await screen.findByRole('heading', { level: 1, name: 'The decks could not be loaded.' });
  expect(screen.queryByText(/You are offline/)).toBeNull();
  world.status = 'away';
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/You are offline/);
  Reflect.deleteProperty(navigator, 'onLine');
  world.status = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Office' });
});
