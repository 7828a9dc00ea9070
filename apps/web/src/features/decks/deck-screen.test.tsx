// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aClip, aDeck, aStill, closeAll, openAt } from './testing.tsx';

afterEach(closeAll);

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const office = (change = {}) => aDeck('d1', { name: 'Office', items: [aClip('goat'), aClip('pie'), aStill('cat')], ...change });
const his = (change = {}) => office({ mine: false, owner: 'kofi', visibility: 'link', ...change });

async function about(title: string, wish: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `About ${title}` }));
  fireEvent.click(screen.getByRole('menuitem', { name: wish }));
}
const titles = (): string[] =>
  within(screen.getByRole('region', { name: 'What is in it' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent ?? '');

describe('the own deck', () => {
  it('shows what is in it; a clip plays in its place, a still opens', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    openAt('/decks/d1', [office()]);
    await screen.findByRole('heading', { level: 1, name: 'Office' });
    expect(titles()).toEqual(['goat', 'pie', 'cat']);
    fireEvent.click(button('Play goat, 0:12'));
    const video = screen.getByLabelText('goat');
    expect(video.getAttribute('src')).toBe('/media/decks/goat.mp4');
    fireEvent.click(button('Play pie, 0:12'));
    expect(screen.queryByLabelText('goat')).toBeNull();
    fireEvent.error(screen.getByLabelText('pie'));
    expect(screen.getByRole('alert').textContent).toBe('This browser cannot play it. Others may.');
    fireEvent.click(button('Enlarge cat'));
    expect(dialog('cat').getByRole('img', { name: 'cat' }).getAttribute('src')).toBe('/media/decks/cat.webp');
  });

  it('renames the deck', async () => {
    const { world, toast } = openAt('/decks/d1', [office()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Rename' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'The office' } });
    fireEvent.submit(button('Save'));
    await screen.findByRole('heading', { level: 1, name: 'The office' });
    expect(world.calls).toEqual([{ what: 'PUT /api/decks/d1', body: { name: 'The office' } }]);
    expect(toast()?.title).toBe('Deck renamed');
  });

  it('edits title, description and family level of an item', async () => {
    const { world } = openAt('/decks/d1', [office()]);
    await about('goat', 'Edit…');
    const edit = dialog('Edit the clip');
    fireEvent.change(edit.getByRole('textbox', { name: 'Title' }), { target: { value: '' } });
    fireEvent.submit(edit.getByRole('button', { name: 'Save' }));
    expect(edit.getByText('Give it a title.', { selector: 'span:not(.vh)' })).toBeTruthy();
    expect(world.calls).toEqual([]);
    fireEvent.change(edit.getByRole('textbox', { name: 'Title' }), { target: { value: 'Aria of a goat' } });
    fireEvent.change(edit.getByRole('textbox', { name: 'Description' }), { target: { value: 'A goat sings.' } });
    fireEvent.click(edit.getByRole('radio', { name: 'Off or mild' }));
    expect(edit.getByText('Not for children. Left out where the filter is strict.')).toBeTruthy();
    fireEvent.submit(edit.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(titles()).toEqual(['Aria of a goat', 'pie', 'cat']));
    expect(world.calls).toEqual([
      { what: 'PUT /api/decks/d1/items/goat', body: { title: 'Aria of a goat', alt: 'A goat sings.', family: 'mild' } },
    ]);
    expect(screen.getByText('Not for children')).toBeTruthy();
  });

  it('Escape asks before it throws away what was typed about an item; an answer that comes late closes no other form', async () => {
    const { world } = openAt('/decks/d1', [office()]);
    await about('goat', 'Edit…');
    const title = (value: string): void => void fireEvent.change(dialog('Edit the clip').getByLabelText('Title'), { target: { value } });
    title('Half a word');
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Edit the clip' }), { key: 'Escape' });
    fireEvent.click(dialog('Leave the changes?').getByRole('button', { name: 'Go on editing' }));
    fireEvent.submit(dialog('Edit the clip').getByRole('button', { name: 'Save' }));
    fireEvent.click(dialog('Edit the clip').getByRole('button', { name: 'Cancel' }));
    // At once: the answer is on its way.
    fireEvent.click(button('About goat'));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Edit…' }));
    title('Another word');
    await screen.findByText('Half a word', { selector: 'h3' });
    expect(world.calls).toHaveLength(1);
    expect(dialog('Edit the clip').getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Another word');
  });

  it('a press beside a form leaves it open, with what was typed', async () => {
    openAt('/decks/d1', [office()]);
    await screen.findByRole('heading', { level: 1, name: 'Office' });
    const forms = [
      ['Rename the deck', 'Name', async () => void fireEvent.click(button('Rename'))],
      ['Edit the clip', 'Title', () => about('goat', 'Edit…')],
    ] as const;
    for (const [name, field, open] of forms) {
      await open();
      fireEvent.change(dialog(name).getByRole('textbox', { name: field }), { target: { value: 'Half a word' } });
      await new Promise((resolve) => setTimeout(resolve)); // a dialog listens for presses one turn after it has opened
      fireEvent.pointerDown(document.body);
      fireEvent.click(document.body);
      expect(dialog(name).getByRole<HTMLInputElement>('textbox', { name: field }).value).toBe('Half a word');
      fireEvent.click(dialog(name).getByRole('button', { name: 'Cancel' }));
    }
  });

  it('deletes an item after asking; the focus stays where it was', async () => {
    const { changes } = openAt('/decks/d1', [office()]);
    await about('goat', 'Delete…');
    fireEvent.click(dialog('Delete “goat”?').getByRole('button', { name: 'Keep it' }));
    expect(changes()).toEqual([]);
    for (const [title, next] of [
      ['pie', 'About cat'],
      ['cat', 'About goat'],
    ] as const) {
      await about(title, 'Delete…');
      fireEvent.click(dialog(`Delete “${title}”?`).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(document.activeElement).toBe(button(next)));
    }
    await about('goat', 'Delete…');
    fireEvent.click(dialog('Delete “goat”?').getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What is in it' })));
    expect(screen.getByText('Nothing in it yet.')).toBeTruthy();
    expect(changes()).toEqual(['pie', 'cat', 'goat'].map((item) => `DELETE /api/decks/d1/items/${item}`));
  });

  it('keeps what could not be deleted, and says so', async () => {
    const { world, toast } = openAt('/decks/d1', [office()]);
    await about('pie', 'Delete…');
    world.refuse = { status: 500, detail: '' };
    fireEvent.click(dialog('Delete “pie”?').getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to delete', text: 'Please try again.' }));
    expect(screen.getByRole('dialog', { name: 'Delete “pie”?' })).toBeTruthy();
    expect(world.decks[0]?.items).toHaveLength(3);
  });

  it('shares by link and takes it back; the link can be copied', async () => {
    const { world, toast } = openAt('/decks/d1', [office()]);
    const copied: string[] = [];
    const clipboard = { writeText: async (words: string) => void copied.push(words) };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { clipboard }));
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    const share = dialog('Share the deck');
    expect(share.queryByRole('button', { name: 'Copy link' })).toBeNull();
    fireEvent.click(share.getByRole('switch', { name: /Shared by link/ }));
    fireEvent.click(await share.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(copied).toEqual([`${location.origin}/decks/d1`]));
    expect(share.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(copied[0]);
    fireEvent.click(share.getByRole('switch', { name: /Shared by link/ }));
    await waitFor(() => expect(toast()?.title).toBe('Private again'));
    expect(world.calls.map(({ body }) => body)).toEqual([{ visibility: 'link' }, { visibility: 'private' }]);
  });

  it('deletes the deck after asking, and leads to the others', async () => {
    const { path, changes } = openAt('/decks/d1', [office()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(dialog('Delete “Office”?').getByRole('button', { name: 'Delete the deck' }));
    await waitFor(() => expect(path()).toBe('/decks'));
    await screen.findByText('No deck of your own.');
    expect(changes()).toEqual(['DELETE /api/decks/d1']);
  });

  it('takes no files while uploads are switched off, and says so', async () => {
    openAt('/decks/d1', [office()], { uploads: false });
    await screen.findByText('Uploads are switched off.');
    expect(screen.queryByRole('button', { name: /Drop files/ })).toBeNull();
  });
});

describe('somebody else’s deck', () => {
  it('can be looked at, not changed', async () => {
    openAt('/decks/d1', [his()]);
    await screen.findByText('by kofi');
    for (const name of ['Rename', 'Share', 'Delete', /Drop files/]) expect(screen.queryByRole('button', { name })).toBeNull();
    fireEvent.click(button('About goat'));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Report…']);
  });

  it('can be kept and let go', async () => {
    const { changes, toast } = openAt('/decks/d1', [his()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Keep on my shelf' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take off my shelf' }));
    await screen.findByRole('button', { name: 'Keep on my shelf' });
    expect(toast()?.title).toBe('Off your shelf');
    expect(changes().map((what) => what.split(' ')[0])).toEqual(['PUT', 'DELETE']);
  });

  it('is used in an arena: kept, and on to /play', async () => {
    const { changes, path } = openAt('/decks/d1', [his()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Use in an arena' }));
    await waitFor(() => expect(path()).toBe('/play'));
    expect(changes()).toHaveLength(1);
    closeAll();
    const kept = openAt('/decks/d1', [his({ kept: true })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Use in an arena' }));
    await waitFor(() => expect(kept.path()).toBe('/play'));
    expect(kept.changes()).toEqual([]);
  });

  it('can be reported, whole or one item, with a reason', async () => {
    const { world, toast } = openAt('/decks/d1', [his()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Report' }));
    const whole = dialog('Report “Office”');
    fireEvent.submit(whole.getByRole('button', { name: 'Send report' }));
    expect(world.calls).toEqual([]);
    fireEvent.click(whole.getByRole('radio', { name: 'Not theirs to share' }));
    fireEvent.change(whole.getByRole('textbox'), { target: { value: ' Mine. ' } });
    world.refuse = { status: 429, detail: 'Too many reports.' };
    fireEvent.submit(whole.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Failed to send the report', text: 'Too many reports.' }));
    fireEvent.submit(whole.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await about('pie', 'Report…');
    fireEvent.click(dialog('Report “pie”').getByRole('radio', { name: 'Hate' }));
    fireEvent.submit(button('Send report'));
    await waitFor(() => expect(toast()?.title).toBe('Report sent'));
    expect(world.calls.slice(1)).toEqual([
      { what: 'POST /api/decks/d1/report', body: { reason: 'copyright', text: 'Mine.' } },
      { what: 'POST /api/decks/d1/report', body: { reason: 'hate', item: 'pie' } },
    ]);
  });
});

it('a deck that is not there, and one that cannot be loaded', async () => {
  openAt('/decks/gone', []);
  await screen.findByRole('heading', { level: 1, name: 'No such deck' });
  expect(screen.getByRole('link', { name: 'My decks' }).getAttribute('href')).toBe('/decks');
  closeAll();
  const { world } = openAt('/decks/d1', [office()], { status: 503 });
  expect(screen.getByText('Fetching the deck...')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }).then((again) => ((world.status = null), again)));
  await screen.findByRole('heading', { level: 1, name: 'Office' });
});
