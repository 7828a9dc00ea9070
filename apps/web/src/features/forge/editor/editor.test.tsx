// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { limits } from '@deadpan/protocol';
import type { MemeResult } from '@deadpan/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aGallery, aMeme, aServer, inBrowser, leave, no, ok, open, toast, wentTo } from '../testing.tsx';
import type { Answer } from '../testing.tsx';

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const box = (name = 'Top line') => screen.getByRole('button', { name: new RegExp(`^${name}: `) });
const placed = (name?: string): { left: number; top: number; width: number; height: number } => {
  const { left, top, width, height } = box(name).parentElement?.style ?? {};
  const share = (value = ''): number => Math.round(Number.parseFloat(value) * 100) / 100;
  return { left: share(left), top: share(top), width: share(width), height: share(height) };
};
const field = (name = 'Top line') => screen.getByLabelText<HTMLTextAreaElement>(name);
const type = (value: string, name?: string): void => void fireEvent.change(field(name), { target: { value } });
const line = (which: string) => document.querySelector(`[data-line="${which}"]`);

/** A meme in the editor; its picture is 500 × 500 on the screen. */
async function edit(answers: Record<string, Answer | Answer[]> = {}, meme: MemeResult = aMeme()) {
  const server = aServer({ 'GET /memes': ok(aGallery([meme])), 'GET /memes/m1': ok(meme), ...answers });
  open('/generate-meme?meme=m1');
  await screen.findByRole('img', { name: meme.alt });
  press('Change the texts');
  screen.getByRole('heading', { level: 1, name: 'Change the texts' });
  return server;
}

/** A pointer takes hold of an element, moves by pixels and lets go. */
function drag(element: Element, dx: number, dy: number, { drop = true } = {}): void {
  fireEvent.pointerDown(element, { button: 0, pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(element, { pointerId: 1, clientX: 100 + dx / 2, clientY: 100 + dy / 2 });
  fireEvent.pointerMove(element, { pointerId: 1, clientX: 100 + dx, clientY: 100 + dy });
  if (drop) fireEvent.pointerUp(element, { pointerId: 1 });
}

beforeEach(() => {
  inBrowser();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 500));
  // jsdom has no pointers of its own
  vi.stubGlobal('PointerEvent', class extends MouseEvent {});
});
afterEach(leave);

describe('what is shown', () => {
  it('the picture without its texts, and each text in its place and as a labelled field that says where it is', async () => {
    await edit();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/forge/m1-base.webp');
    expect(box().textContent).toBe('IT WAS LIKE THAT');
    expect(placed()).toEqual({ left: 5, top: 4, width: 90, height: 20 });
    expect(field().value).toBe('It was like that');
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Middle at 50\u00a0% across and 14\u00a0% down; 90\u00a0% wide, 20\u00a0% high. Centred.');
    expect(screen.queryByRole('region', { name: 'My memes' })).toBeNull();
  });

  it('words change on the picture while they are typed', async () => {
    await edit();
    type('Nothing happened');
    expect(box().textContent).toBe('NOTHING HAPPENED');
    type('quiet', 'Bottom line');
    expect(box('Bottom line').textContent).toBe('quiet');
  });

  it('a picture that does not come is an Image Error', async () => {
    await edit();
    const base = document.querySelector('img');
    if (base) fireEvent.error(base);
    expect(toast()?.title).toBe('Image Error');
    expect(screen.getByText('The picture did not arrive.')).toBeTruthy();
  });
});

describe('by pointer', () => {
  it('a text is dragged, not out of the picture, and a trembling press is no drag', async () => {
    await edit();
    drag(box('Bottom line'), 50, -100);
    expect(placed('Bottom line')).toEqual({ left: 20, top: 60, width: 60, height: 15 });
    drag(box('Bottom line'), 5_000, 5_000);
    expect(placed('Bottom line')).toEqual({ left: 40, top: 85, width: 60, height: 15 });
    drag(box('Bottom line'), 2, 1);
    expect(placed('Bottom line')).toEqual({ left: 40, top: 85, width: 60, height: 15 });
  });

  it('near the middle it is drawn onto it, and a line says so', async () => {
    await edit();
    drag(box('Bottom line'), 44, -180, { drop: false });
    expect(placed('Bottom line')).toMatchObject({ left: 20, top: 42.5 });
    expect([line('vertical'), line('horizontal')]).not.toContain(null);
    fireEvent.pointerMove(box('Bottom line'), { pointerId: 1, clientX: 190, clientY: -40 });
    expect([line('vertical'), line('horizontal')]).toEqual([null, null]);
    fireEvent.pointerMove(box('Bottom line'), { pointerId: 1, clientX: 144, clientY: -40 });
    expect([line('vertical') === null, line('horizontal')]).toEqual([false, null]);
    fireEvent.pointerUp(box('Bottom line'), { pointerId: 1 });
    expect([line('vertical'), line('horizontal')]).toEqual([null, null]);
  });

  it('the corner changes its size', async () => {
    await edit();
    drag(box('Bottom line'), 0, 0);
    const corner = box('Bottom line').nextElementSibling;
    if (corner) drag(corner, -100, 25);
    expect(placed('Bottom line')).toEqual({ left: 10, top: 80, width: 40, height: 20 });
  });

  it('Escape puts back what is being dragged', async () => {
    await edit();
    drag(box('Bottom line'), 50, -100, { drop: false });
    fireEvent.keyDown(box('Bottom line'), { key: 'Escape' });
    expect(placed('Bottom line')).toEqual({ left: 10, top: 80, width: 60, height: 15 });
  });

  it('buttons do what dragging does', async () => {
    await edit();
    fireEvent.focus(field('Bottom line'));
    const nudge = within(screen.getByRole('group', { name: 'Place of: Bottom line' }));
    for (const name of ['Right', 'Up', 'Larger', 'Centre']) fireEvent.click(nudge.getByRole('button', { name }));
    expect(placed('Bottom line')).toMatchObject({ left: 17, width: 66 });
  });
});

describe('by keyboard', () => {
  const key = (name: string, more: object = {}): void => void fireEvent.keyDown(box('Bottom line'), { key: name, ...more });

  it('arrows move, Shift makes larger steps, + and − scale, Alt and arrows change width and height; it is said', async () => {
    await edit();
    act(() => box('Bottom line').focus());
    key('ArrowRight');
    key('ArrowUp', { shiftKey: true });
    expect(placed('Bottom line')).toEqual({ left: 11, top: 75, width: 60, height: 15 });
    key('ArrowLeft', { altKey: true });
    key('ArrowDown', { altKey: true, shiftKey: true });
    expect(placed('Bottom line')).toEqual({ left: 11, top: 75, width: 59, height: 20 });
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('Bottom line. Middle at 41\u00a0% across and 85\u00a0% down; 59\u00a0% wide, 20\u00a0% high.');
    key('-');
    expect(placed('Bottom line').width).toBeLessThan(59);
    key('+');
    expect(placed('Bottom line')).toEqual({ left: 11, top: 75, width: 59, height: 20 });
  });

  it('Escape puts a text back where it was taken up', async () => {
    await edit();
    act(() => box('Bottom line').focus());
    key('ArrowRight');
    key('ArrowRight');
    key('Escape');
    expect(placed('Bottom line')).toEqual({ left: 10, top: 80, width: 60, height: 15 });
  });

  it('Enter goes to its words', async () => {
    await edit();
    fireEvent.click(box('Bottom line'), { detail: 0 });
    expect(document.activeElement).toBe(field('Bottom line'));
  });

  it('undo and redo, by key and by button: a word, a drag and a walk of the arrows are one step each; Reset is one too', async () => {
    await edit();
    type('No');
    type('No.');
    fireEvent.blur(field());
    drag(box('Bottom line'), 50, -100);
    key('ArrowUp');
    key('ArrowUp');
    expect(placed('Bottom line').top).toBe(58);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(placed('Bottom line').top).toBe(60);
    press('Undo');
    expect(placed('Bottom line').top).toBe(80);
    press('Undo');
    expect(field().value).toBe('It was like that');
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
    press('Redo');
    fireEvent.keyDown(field(), { key: 'Z', ctrlKey: true, shiftKey: true });
    expect([field().value, placed('Bottom line').top]).toEqual(['No.', 60]);
    press('Reset');
    expect([field().value, placed('Bottom line').top]).toEqual(['It was like that', 80]);
    press('Undo');
    expect([field().value, placed('Bottom line').top]).toEqual(['No.', 60]);
  });
});

describe('saving', () => {
  const PUT = 'PUT /memes/m1';
  const drawn = aMeme({ meme_url: '/media/forge/m1-2.webp', alt: 'A cat. Above it: No.', edited: true });

  it('sends what was changed, and shows what the server drew', async () => {
    const server = await edit({ [PUT]: ok(drawn) });
    type('No.');
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: ' A cat says no. ' } });
    press('Save changes');
    const picture = await screen.findByRole('img', { name: drawn.alt });
    expect(picture.getAttribute('src')).toBe('/media/forge/m1-2.webp');
    expect(server.of(PUT)).toEqual([{ texts: [{ ...aMeme().texts[0], text: 'No.' }], alt: 'A cat says no.' }]);
    expect(screen.getByText('Edited by hand')).toBeTruthy();
    expect(toast()?.title).toBe('Changes saved');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Forge a meme'));
  });

  it('with nothing changed it asks nobody', async () => {
    const server = await edit();
    press('Save changes');
    await screen.findByRole('img', { name: aMeme().alt });
    expect(server.of(PUT)).toEqual([]);
  });

  it('says why it did not work, and loses nothing', async () => {
    await edit({ [PUT]: [no(429, { detail: 'Slower.' }), 'network', ok(drawn)] });
    type('No.');
    press('Save changes');
    expect((await screen.findByRole('alert')).textContent).toBe('Slower.');
    press('Save changes');
    await screen.findByText('The changes could not be saved. Please try again.');
    expect(field().value).toBe('No.');
    press('Save changes');
    await screen.findByRole('img', { name: drawn.alt });
  });

  it('a text that is too long is told before', async () => {
    const server = await edit({ [PUT]: ok(drawn) });
    type('x'.repeat(limits.forge.textUnits + 1));
    expect(screen.getAllByText('This text is too long to be kept.')).not.toEqual([]);
    press('Save changes');
    expect(server.of(PUT)).toEqual([]);
  });
});

describe('unsaved changes', () => {
  it('Cancel and links ask before they are lost; without changes nobody asks', async () => {
    await edit();
    type('No.');
    press('Cancel');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Go on editing' }));
    expect(field().value).toBe('No.');
    fireEvent.click(screen.getByRole('link', { name: 'Play Game' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }));
    expect(await wentTo()).toBe('/play');
  });

  it('a link to a place on this page leaves nothing, and asks nothing', async () => {
    await edit();
    type('No.');
    const skip = Object.assign(document.createElement('a'), { href: '#main' });
    document.body.append(skip);
    fireEvent.click(skip);
    skip.remove();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field().value).toBe('No.');
  });

  it('go on Cancel when they may', async () => {
    await edit();
    type('No.');
    press('Cancel');
    press('Discard changes');
    await screen.findByRole('img', { name: aMeme().alt });
    press('Change the texts');
    expect(field().value).toBe('It was like that');
    press('Cancel');
    await screen.findByRole('img', { name: aMeme().alt });
  });

  it('the browser asks when the tab goes, and only then', async () => {
    await edit();
    const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    type('No.');
    expect(asks()).toBe(true);
    type('It was like that');
    expect(asks()).toBe(false);
  });

  it('outlive a refresh', async () => {
    await edit();
    type('No.');
    document.body.replaceChildren();
    open('/generate-meme?meme=m1');
    await screen.findByRole('img', { name: aMeme().alt });
    press('Change the texts');
    expect(screen.getByText('Your changes from before are back. They are not saved yet.')).toBeTruthy();
    expect(field().value).toBe('No.');
    press('Undo');
    expect(field().value).toBe('It was like that');
  });
});
