// @vitest-environment jsdom
import type { DeckSummary } from '@deadpan/protocol';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { waiting } from '../../stage/testing/session.ts';
import { atLobby, leaveLobby } from './testing.tsx';

afterEach(leaveLobby);

const aDeck = (id: string, change: Partial<DeckSummary> = {}): DeckSummary => ({
  id,
  name: id,
  visibility: 'private',
  mine: true,
  owner: 'ann',
  clips: 4,
  stills: 2,
  duration: 40_000,
  poster_url: null,
  created_at: '2026-01-01T00:00:00.000Z',
  ...change,
});
const shelfOf = (...decks: DeckSummary[]) => ({ decks, quota: { bytes: 0, maxBytes: 1 }, uploads: true });
const settings = (change: object = {}) =>
  ({ maxPlayers: 4, round1Duration: 60, round1Plays: 3, maxRounds: 1, deck: 'built-in', family: 'mild', ...change }) as const;

const dialog = () => within(screen.getByRole('dialog', { name: 'Arena settings' }));
const select = (): HTMLSelectElement => dialog().getByRole('combobox', { name: 'Deck' });
const choices = (): string[][] =>
  [...select().children].map((child) =>
    child instanceof HTMLOptGroupElement
      ? [child.label, ...[...child.children].map((one) => one.textContent ?? '')]
      : [child.textContent ?? ''],
  );
const card = (): string => screen.getByRole('region', { name: 'Arena settings' }).textContent ?? '';
const change = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByRole('dialog', { name: 'Arena settings' });
};
const save = (): boolean => fireEvent.click(dialog().getByRole('button', { name: 'Save Settings' }));

it('everybody sees which deck and which level are chosen', () => {
  const { enter } = atLobby();
  enter();
  expect(card()).toContain('DeckBuilt-inFamily filterMild');
  // Which one it is only the host is told.
  enter(waiting({ version: 2, host_id: 'bob', deck_name: 'Office', settings: settings({ family: 'strict' }) }));
  expect(card()).toContain('DeckOfficeFamily filterStrict');
});

it('the host picks a deck of their own or one they keep, and is told what it lacks', async () => {
  const { enter, http } = atLobby();
  http.shelf = shelfOf(
    aDeck('d1', { name: 'Office' }),
    aDeck('d2', { name: 'Cats', clips: 0 }),
    aDeck('d3', { name: 'His', mine: false, owner: 'kofi', stills: 0 }),
    aDeck('d4', { name: 'None', clips: 0, stills: 0 }),
  );
  enter();
  await change();
  await waitFor(() =>
    expect(choices()).toEqual([
      ['Built-in deck'],
      ['My decks', 'Office (clips 4 · stills 2)', 'Cats (clips 0 · stills 2)', 'None (clips 0 · stills 0)'],
      ['On my shelf', 'His (clips 4 · stills 0)'],
    ]),
  );
  for (const [deck, words] of [
    ['d1', 'Without clips or stills of its own'],
    ['d2', 'No clips in it: round 1 shows the built-in ones.'],
    ['d3', 'No stills in it: round 3 shows the built-in ones.'],
    ['d4', 'Nothing in it: the built-in memes are shown.'],
  ] as const) {
    fireEvent.change(select(), { target: { value: deck } });
    expect(dialog().getByText(new RegExp(words))).toBeTruthy();
  }
  expect(
    dialog()
      .getByRole('link', { name: /My decks/ })
      .getAttribute('target'),
  ).toBe('_blank');
  fireEvent.change(select(), { target: { value: 'd3' } });
  fireEvent.click(dialog().getByRole('radio', { name: 'Strict' }));
  expect(dialog().getByText(/what is not for children is left out/)).toBeTruthy();
  save();
  await waitFor(() => expect(http.calls).toHaveLength(1));
  expect(http.calls[0]?.body).toEqual({ settings: settings({ deck: 'd3', family: 'strict' }) });
});

it('a deck of a former host keeps its name and is not sent again', async () => {
  const { enter, http } = atLobby();
  http.shelf = shelfOf(aDeck('d1', { name: 'Office' }));
  enter(waiting({ deck_name: 'Bob’s', settings: settings({ deck: 'bobs' }) }));
  await change();
  await waitFor(() => expect(choices()).toHaveLength(3));
  expect(choices()[1]).toEqual(['Chosen now', 'Bob’s']);
  expect(select().value).toBe('bobs');
  save();
  await waitFor(() => expect(http.calls).toHaveLength(1));
  const { deck: _deck, ...rest } = settings();
  expect(http.calls[0]?.body).toEqual({ settings: rest });
});

it('the dialog works without the shelf, says so, and asks again when the player comes back to the tab', async () => {
  const { enter, http } = atLobby();
  http.shelf = null;
  enter();
  await change();
  await dialog().findByText('Your decks could not be loaded.');
  expect(choices()).toEqual([['Built-in deck']]);
  http.shelf = shelfOf(aDeck('d1', { name: 'Office' }));
  fireEvent.focus(window);
  await waitFor(() => expect(choices()).toHaveLength(2));
  expect(dialog().queryByText('Your decks could not be loaded.')).toBeNull();
});

it('a deck that is gone is told in the server’s words, and the choice stays', async () => {
  const { enter, http, toast } = atLobby();
  http.shelf = shelfOf(aDeck('d1', { name: 'Office' }));
  http.answer = () => ({ status: 400, body: { detail: 'That deck is gone.', code: 'BAD_SETTINGS' } });
  enter();
  await change();
  await waitFor(() => expect(choices()).toHaveLength(2));
  fireEvent.change(select(), { target: { value: 'd1' } });
  save();
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to update settings', text: 'That deck is gone.' }));
  expect(select().value).toBe('d1');
});
