// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDeck, aGallery, aMeme, aServer, inBrowser, leave, made, no, ok, open, toast, wentTo } from '../testing.tsx';

const wall = () => within(screen.getByRole('region', { name: 'My memes' }));
const pressOn = (name: string): void => void fireEvent.click(wall().getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const opens = (): (string | null)[] =>
  wall()
    .queryAllByRole('button', { name: /^Open: / })
    .map((one) => one.getAttribute('aria-label'));
const words = (): string => screen.getByLabelText<HTMLTextAreaElement>('Describe your meme').value;
const a = aMeme({ id: 'a', prompt: 'first', alt: 'A.' });
const b = aMeme({ id: 'b', prompt: 'second', alt: 'B.', format: 'portrait', height: 1350 });
const c = aMeme({ id: 'c', prompt: 'third', alt: 'C.' });

beforeEach(inBrowser);
afterEach(leave);

describe('the wall', () => {
  it('is waited for, and is bare at first', async () => {
    const server = aServer({ 'GET /memes': 'wait' });
    open();
    expect(screen.getByText('Hanging them up...')).toBeTruthy();
    server.answer({ status: 200, body: aGallery() });
    expect(await screen.findByText('The wall is bare.')).toBeTruthy();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    aServer({ 'GET /memes': ['network', ok(aGallery([a]))] });
    open();
    await screen.findByText('Your memes could not be loaded.');
    pressOn('Try again');
    await waitFor(() => expect(opens()).toEqual(['Open: A.']));
    expect(screen.getByText('1 meme')).toBeTruthy();
  });

  it('shows the newest first, a page at a time; the focus goes on with the next page', async () => {
    aServer({
      'GET /memes': ok(aGallery([a, b], { next: 'b', total: 3 })),
      'GET /memes?before=b': ['network', ok(aGallery([c], { total: 3 }))],
    });
    open();
    await screen.findByText('3 memes');
    expect(opens()).toEqual(['Open: A.', 'Open: B.']);
    pressOn('Show more');
    await screen.findByText('Your memes could not be loaded.');
    expect(opens()).toHaveLength(2);
    pressOn('Show more');
    await waitFor(() => expect(opens()).toEqual(['Open: A.', 'Open: B.', 'Open: C.']));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Open: C.'));
    expect(wall().queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('opens a meme in the result panel and marks it', async () => {
    aServer({ 'GET /memes': ok(aGallery([a, b])) });
    open();
    await screen.findByText('2 memes');
    pressOn('Open: B.');
    expect(await screen.findByRole('img', { name: 'B.' })).toBeTruthy();
    expect(words()).toBe('second');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Portrait' }).checked).toBe(true);
    // Words that nothing came of yet are left alone.
    fireEvent.change(screen.getByLabelText('Describe your meme'), { target: { value: 'a thought' } });
    pressOn('Open: A.');
    expect(await screen.findByRole('img', { name: 'A.' })).toBeTruthy();
    expect(words()).toBe('a thought');
    pressOn('Open: B.');
    expect(await screen.findByRole('img', { name: 'B.' })).toBeTruthy();
    expect(wall().getByRole('button', { name: 'Open: B.' }).getAttribute('aria-current')).toBe('true');
    expect(wall().getByRole('button', { name: 'Open: A.' }).getAttribute('aria-current')).toBeNull();
  });

  it('has a new meme in front at once', async () => {
    aServer({ 'GET /memes': ok(aGallery([a])), 'POST /meme/generate': made(c) });
    open();
    await screen.findByText('1 meme');
    fireEvent.change(screen.getByLabelText('Describe your meme'), { target: { value: 'third' } });
    fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(opens()).toEqual(['Open: C.', 'Open: A.']));
    expect(screen.getByText('2 memes')).toBeTruthy();
  });

  it('shows a face for a picture that does not come', async () => {
    aServer({ 'GET /memes': ok(aGallery([a])) });
    open();
    await screen.findByText('1 meme');
    const card = wall().getByRole('button', { name: 'Open: A.' });
    const picture = card.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(card.querySelector('img')).toBeNull();
    expect(card.querySelector('svg')).toBeTruthy();
  });
});

describe('Delete', () => {
  const start = async (...answers: Parameters<typeof no>[]) => {
    const server = aServer({ 'GET /memes': ok(aGallery([a, b])), 'DELETE /memes/a': answers.map((each) => no(...each)) });
    open('/generate-meme?meme=a');
    await screen.findByRole('img', { name: 'A.' });
    await screen.findByText('2 memes');
    pressOn('Delete: first');
    return server;
  };

  it('asks first', async () => {
    const server = await start([204]);
    expect(dialog().getByText('“first” goes for good. Decks that have it keep their copy.')).toBeTruthy();
    fireEvent.click(dialog().getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.of('DELETE /memes/a')).toEqual([]);
  });

  it.each([[204], [404]])('takes it away for good, from the result panel too (%i)', async (status) => {
    await start([status]);
    fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(opens()).toEqual(['Open: B.']));
    expect(toast()?.title).toBe('Meme deleted');
    expect(screen.getByText('1 meme')).toBeTruthy();
    expect(await screen.findByText('Nothing forged yet.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('My memes'));
  });

  it('says when it did not work; the question stays', async () => {
    await start([500, { detail: 'The nail is rusty.' }], [204]);
    fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Not deleted', text: 'The nail is rusty.' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('Use in a deck', () => {
  const shelf = (...decks: ReturnType<typeof aDeck>[]) => ok({ decks, quota: { bytes: 0, maxBytes: 1 }, uploads: true });
  const start = async (answers: Parameters<typeof aServer>[0]) => {
    const server = aServer({ 'GET /memes': ok(aGallery([a])), ...answers });
    open();
    await screen.findByText('1 meme');
    pressOn('Use in a deck: first');
    return server;
  };
  const add = (): void => void fireEvent.click(dialog().getByRole('button', { name: 'Add' }));
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('adds it to one of the player’s own decks', async () => {
    const server = await start({
      'GET /decks': shelf(aDeck(), aDeck({ id: 'd2', name: 'Dogs' }), aDeck({ id: 'd3', name: 'Of others', mine: false })),
      'POST /decks/d2/items': ok({}),
    });
    await screen.findByRole('group', { name: 'Which deck' });
    const names = dialog()
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Cats1 picture', 'Dogs1 picture', 'New deck']);
    fireEvent.click(dialog().getByRole('radio', { name: /Dogs/ }));
    add();
    const way = await screen.findByRole('link', { name: 'Open the deck' });
    expect(dialog().getByText('“Dogs” has it now.')).toBeTruthy();
    expect(document.activeElement).toBe(way);
    expect(server.of('POST /decks/d2/items')).toEqual([{ meme: 'a' }]);
    fireEvent.click(way);
    expect(await wentTo()).toBe('/decks/d2');
  });

  it('makes a new deck; one that was made is not made again', async () => {
    const server = await start({
      'GET /decks': shelf(),
      'POST /decks': ok({ ...aDeck({ id: 'd9', name: 'Mine' }), kept: false, items: [] }),
      'POST /decks/d9/items': [no(409, { detail: 'There is no room left.', code: 'QUOTA' }), ok({})],
    });
    const name = await screen.findByLabelText<HTMLInputElement>('Name of the deck');
    fireEvent.change(name, { target: { value: ' ' } });
    add();
    expect(await screen.findByText('A deck needs a name.')).toBeTruthy();
    fireEvent.change(name, { target: { value: 'Mine' } });
    add();
    expect((await screen.findByRole('alert')).textContent).toBe('There is no room left.');
    add();
    await screen.findByRole('link', { name: 'Open the deck' });
    fireEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await closed();
    expect(server.of('POST /decks')).toEqual([{ name: 'Mine' }]);
    expect(server.of('POST /decks/d9/items')).toHaveLength(2);
  });

  it('says when the decks cannot be loaded, and tries again', async () => {
    await start({ 'GET /decks': ['network', shelf(aDeck())] });
    await screen.findByText('Your decks could not be loaded.');
    fireEvent.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Cats/ })).toBeTruthy();
  });

  it('says when it could not be added', async () => {
    await start({ 'GET /decks': shelf(aDeck()), 'POST /decks/d1/items': 'network' });
    await screen.findByRole('radio', { name: /Cats/ });
    add();
    expect((await screen.findByRole('alert')).textContent).toBe('The meme could not be added. Please try again.');
  });
});
