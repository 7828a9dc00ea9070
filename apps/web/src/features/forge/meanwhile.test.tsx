// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabKept } from '../../engine/storage/kept.ts';
import { aGallery, aMeme, aServer, inBrowser, leave, made, ok, open, toast } from './testing.tsx';

const GENERATE = 'POST /meme/generate';
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const topLine = () => screen.getByLabelText<HTMLTextAreaElement>('Top line');
const old = aMeme();
const wall = aMeme({ id: 'm3', meme_url: '/media/forge/m3.webp', alt: 'A dog on the wall.', prompt: 'a dog' });
const other = aMeme({ id: 'm2', meme_url: '/media/forge/m2.webp', alt: 'Another cat.' });

/** A meme is shown, and another one is being made. */
async function generating() {
  const server = aServer({ 'GET /memes': ok(aGallery([old, wall])), 'GET /memes/m1': ok(old), [GENERATE]: 'wait' });
  open('/generate-meme?meme=m1');
  await screen.findByRole('button', { name: 'Open: A dog on the wall.' });
  fireEvent.change(screen.getByLabelText('Describe your meme'), { target: { value: 'another wish' } });
  press('Generate');
  await waitFor(() => expect(server.of(GENERATE)).toHaveLength(1));
  return server;
}

beforeEach(() => {
  inBrowser();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 500));
});
afterEach(leave);

describe('while another meme is made', () => {
  it('the editor keeps what is written in it when that one arrives; it hangs on the wall, and a toast says so', async () => {
    const server = await generating();
    press('Change the texts');
    fireEvent.change(topLine(), { target: { value: 'My long work' } });
    act(() => server.answer(made(other) as { status: number }));
    await waitFor(() => expect(toast()?.title).toBe('The other meme is ready'));
    expect(topLine().value).toBe('My long work');
    expect(tabKept.getItem('forge_edits')).toContain('My long work');
    press('Cancel');
    press('Discard changes');
    expect(screen.getByRole('button', { name: 'Open: Another cat.' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Result' }).querySelector('img')?.alt).toBe(old.alt);
  });

  it.each([
    ['starting over', 'Start over'],
    ['opening one of the wall', 'Open: A dog on the wall.'],
  ])('%s gives that one up', async (_what, button) => {
    const server = await generating();
    press(button);
    expect(server.signals[server.asked.findIndex(({ call }) => call === GENERATE)]?.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

it('who leaves the editor by the browser’s Back finds no other meme in it, and by Forward what they wrote', async () => {
  aServer({ 'GET /memes': ok(aGallery([old, wall])) });
  open();
  const onTheWall = (alt: string) => screen.findByRole('button', { name: `Open: ${alt}` });
  fireEvent.click(await onTheWall(old.alt));
  fireEvent.click(await onTheWall(wall.alt));
  press('Change the texts');
  fireEvent.change(topLine(), { target: { value: 'My long work' } });
  press('Back');
  expect((await screen.findByRole('region', { name: 'Result' })).querySelector('img')?.alt).toBe(old.alt);
  press('Forward');
  expect(topLine().value).toBe('My long work');
});

it('what is saved for long closes no other meme’s editor, and keeps what is written there', async () => {
  const server = aServer({ 'GET /memes': ok(aGallery([old, wall])), 'PUT /memes/m3': 'wait' });
  open();
  const edit = async (alt: string, text: string): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: `Open: ${alt}` }));
    press('Change the texts');
    fireEvent.change(topLine(), { target: { value: text } });
  };
  fireEvent.click(await screen.findByRole('button', { name: `Open: ${old.alt}` }));
  await edit(wall.alt, 'Of the dog');
  press('Save changes');
  press('Back');
  await edit(old.alt, 'Of the cat');
  act(() => topLine().focus());
  act(() => server.answer({ status: 200, body: { ...wall, meme_url: '/media/forge/m3-2.webp' } }));
  await waitFor(() => expect(toast()).toBeTruthy());
  expect(topLine().value).toBe('Of the cat');
  expect(document.activeElement).toBe(topLine());
  expect(tabKept.getItem('forge_edits')).toContain('Of the cat');
});

describe('what is written while it is saved', () => {
  const slow = () => aServer({ 'GET /memes': ok(aGallery([old])), 'GET /memes/m1': ok(old), 'PUT /memes/m1': 'wait' });
  const write = (value: string, field = topLine()): void => void fireEvent.change(field, { target: { value } });
  const bottomLine = () => screen.getByLabelText<HTMLTextAreaElement>('Bottom line');
  /** These words are on their way to a server that takes long. */
  async function saving(words: string) {
    const server = slow();
    open('/generate-meme?meme=m1');
    await screen.findByRole('img', { name: old.alt });
    press('Change the texts');
    write(words);
    press('Save changes');
    return server;
  }
  const drawn = (...lines: string[]) => {
    const texts = old.texts.map((text, at) => ({ ...text, text: lines[at] ?? text.text }));
    return { status: 200, body: aMeme({ meme_url: '/media/forge/m1-2.webp', alt: `A cat. Above it: ${lines[0]}.`, texts }) };
  };

  it('stays, with its focus; only that is unsaved then, and the description is the new picture’s', async () => {
    const server = await saving('First');
    const field = bottomLine();
    act(() => field.focus());
    write('Second', field);
    act(() => server.answer(drawn('First')));
    await waitFor(() => expect(toast()?.title).toBe('Changes saved'));
    expect(document.activeElement).toBe(field);
    expect([topLine().value, field.value]).toEqual(['First', 'Second']);
    expect(tabKept.getItem('forge_edits')).toContain('m1-2.webp');
    press('Save changes');
    await waitFor(() => expect(server.of('PUT /memes/m1')[1]).toEqual({ texts: [{ ...old.texts[1], text: 'Second' }] }));
    act(() => server.answer(drawn('First', 'Second')));
    await screen.findByRole('region', { name: 'Result' });
    expect(tabKept.getItem('forge_edits')).toBeNull();
  });

  it('is also what was taken back: the editor stays open, with it', async () => {
    const server = await saving('First');
    press('Undo');
    act(() => server.answer(drawn('First')));
    await waitFor(() => expect(toast()?.title).toBe('Changes saved'));
    expect(topLine().value).toBe('It was like that');
    press('Save changes');
    await waitFor(() => expect(server.of('PUT /memes/m1')[1]).toEqual({ texts: [old.texts[0]] }));
  });

  it('what the server made of the words that were sent is no change of ours', async () => {
    const server = await saving(' First ');
    write('Second', bottomLine());
    act(() => server.answer(drawn('First')));
    await waitFor(() => expect(topLine().value).toBe('First'));
    press('Save changes');
    await waitFor(() => expect(server.of('PUT /memes/m1')[1]).toEqual({ texts: [{ ...old.texts[1], text: 'Second' }] }));
    write('Third', bottomLine());
    act(() =>
      server.answer({ ...drawn('First', 'Second'), body: { ...drawn('First', 'Second').body, meme_url: '/media/forge/m1-3.webp' } }),
    );
    await waitFor(() => expect(tabKept.getItem('forge_edits')).toContain('m1-3.webp'));
    expect(bottomLine().value).toBe('Third');
  });

  it('stays in an editor that was opened anew by Back and Forward, and in none at all', async () => {
    const server = slow();
    open();
    fireEvent.click(await screen.findByRole('button', { name: `Open: ${old.alt}` }));
    press('Change the texts');
    write('First');
    press('Save changes');
    press('Back');
    press('Forward');
    expect(topLine().value).toBe('First');
    write('Second', bottomLine());
    press('Back');
    await screen.findByText('My memes');
    act(() => server.answer(drawn('First')));
    await waitFor(() => expect(toast()?.title).toBe('Changes saved'));
    press('Forward');
    expect([topLine().value, bottomLine().value]).toEqual(['First', 'Second']);
  });
});

it('who has saved sees the meme, however far below it is on a phone', async () => {
  const saved = aMeme({ meme_url: '/media/forge/m1-2.webp' });
  aServer({ 'GET /memes': ok(aGallery([old])), 'GET /memes/m1': ok(old), 'PUT /memes/m1': ok(saved) });
  open('/generate-meme?meme=m1');
  await screen.findByRole('button', { name: `Open: ${old.alt}` });
  press('Change the texts');
  fireEvent.change(topLine(), { target: { value: 'Another line' } });
  vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, 2_000, 500, 500));
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  press('Save changes');
  await screen.findByRole('region', { name: 'Result' });
  await waitFor(() => expect(seen.mock.contexts).toEqual([expect.objectContaining({ tagName: 'SECTION' })]));
  expect(document.activeElement?.tagName).toBe('H1');
});
