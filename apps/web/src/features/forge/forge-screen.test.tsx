// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http, session } from '../../engine/http/api.ts';
import { aGallery, aMeme, aServer, inBrowser, leave, made, no, ok, open, toast } from './testing.tsx';
import type { Answer } from './testing.tsx';

const GENERATE = 'POST /meme/generate';
const bare = { 'GET /memes': ok(aGallery()) };
const generate = () => screen.getByRole('button', { name: /^Generat/ });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string): void => void fireEvent.click(button(name));
const prompt = () => screen.getByLabelText<HTMLTextAreaElement>('Describe your meme');
const write = (value: string): void => void fireEvent.change(prompt(), { target: { value } });
const submit = (): void => void fireEvent.click(generate());

/** Generates a meme of these words. */
function ask(words = 'a cat and a cup'): void {
  write(words);
  submit();
}

beforeEach(inBrowser);
afterEach(leave);

describe('what is wished for', () => {
  it('spec §2 Meme generator: a prompt, a style and a format become a picture with Save, Copy, Share and New, and the style and format shown [2.108 3.27 7.17]', async () => {
    const server = aServer({ ...bare, [GENERATE]: made(aMeme({ style: 'vintage', format: 'portrait', height: 1350 })) });
    open();
    write('  a cat and a cup ');
    fireEvent.click(screen.getByRole('radio', { name: 'Vintage' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Portrait' }));
    submit();
    const picture = await screen.findByRole('img', { name: aMeme().alt });
    expect(server.of(GENERATE)).toEqual([{ prompt: 'a cat and a cup', style: 'vintage', format: 'portrait', variant: 0 }]);
    expect([picture.getAttribute('src'), picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
      '/media/forge/m1.webp',
      '1080',
      '1350',
    ]);
    for (const name of ['Save', 'Copy', 'Share', 'New']) expect(button(name)).toBeTruthy();
    const result = within(screen.getByRole('region', { name: 'Result' }));
    expect(result.getByText('Vintage').textContent).toBe('Style: Vintage');
    expect(result.getByText('Portrait').textContent).toBe('Format: Portrait');
    expect(result.getByText('Composed by the built-in engine from open artwork.')).toBeTruthy();
  });

  it('spec §5: an empty prompt is told, and Generate is disabled while there is none', () => {
    const server = aServer(bare);
    open();
    expect(generate().getAttribute('aria-disabled')).toBe('true');
    write('   ');
    submit();
    expect(toast()).toMatchObject({ title: 'Input Required', text: 'Please enter a prompt for your meme.' });
    expect(document.activeElement).toBe(prompt());
    expect(server.of(GENERATE)).toEqual([]);
    write('a cat');
    expect(generate().getAttribute('aria-disabled')).toBeNull();
  });

  it('counts as a person counts, and sends nothing that is too long', () => {
    const server = aServer(bare);
    open();
    write('👩‍👩‍👧‍👦'.repeat(280));
    expect(screen.getByText('280/280')).toBeTruthy();
    expect(generate().getAttribute('aria-disabled')).toBeNull();
    write('x'.repeat(281));
    expect(screen.getAllByText('A prompt has at most 280 characters.')).not.toEqual([]);
    expect(prompt().getAttribute('aria-invalid')).toBe('true');
    submit();
    expect(server.of(GENERATE)).toEqual([]);
  });

  it('styles and formats are radio groups of their own', () => {
    aServer(bare);
    open();
    const choices = (legend: string): (string | null)[] =>
      within(screen.getByRole('group', { name: legend }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent ?? null);
    expect(choices('Style')).toEqual(['Classic', 'Modern', 'Vintage', 'Minimalist']);
    expect(choices('Format')).toEqual(['Square', 'Landscape', 'Portrait']);
  });

  it('an example fills the prompt and leads to Generate', () => {
    aServer(bare);
    open();
    press('a meeting that could have been an email');
    expect(prompt().value).toBe('a meeting that could have been an email');
    expect(document.activeElement).toBe(generate());
  });

  it('Enter sends it, Shift with Enter and an input method do not', async () => {
    const server = aServer({ ...bare, [GENERATE]: made(aMeme()) });
    open();
    write('a cat and a cup');
    fireEvent.keyDown(prompt(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(prompt(), { key: 'Enter', isComposing: true });
    expect(server.of(GENERATE)).toEqual([]);
    fireEvent.keyDown(prompt(), { key: 'Enter' });
    await screen.findByRole('img', { name: aMeme().alt });
    expect(server.of(GENERATE)).toHaveLength(1);
  });

  it('is kept in the tab, for the same player', () => {
    aServer(bare);
    open();
    write('a cat');
    fireEvent.click(screen.getByRole('radio', { name: 'Modern' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Landscape' }));
    document.body.replaceChildren();
    open();
    expect(prompt().value).toBe('a cat');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Modern' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Landscape' }).checked).toBe(true);
    act(() => {
      session.store.setState((state) => ({ user: state.user && { ...state.user, id: 'u2' } }));
    });
    expect(prompt().value).toBe('');
  });
});

describe('the waiting', () => {
  const percent = (): string | null => screen.getByRole('progressbar', { name: 'Progress of the meme' }).getAttribute('aria-valuenow');
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  const settle = (): Promise<void> => act(() => vi.advanceTimersByTimeAsync(0).then(() => undefined));

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('spec §9: 10 % at once, 10 % more every 200 ms, at most 90 %, and 100 % with the answer [9.13]', async () => {
    const server = aServer({ ...bare, [GENERATE]: 'wait' });
    open();
    ask();
    expect(percent()).toBe('10');
    pass(199);
    expect(percent()).toBe('10');
    pass(1);
    expect(percent()).toBe('20');
    pass(1_400);
    expect(percent()).toBe('90');
    pass(5_000);
    expect(percent()).toBe('90');
    server.answer({ status: 200, body: { status: 'completed', result: aMeme(), message: '' } });
    await settle();
    expect(percent()).toBe('100');
    expect(screen.getByText('Finished')).toBeTruthy();
  });

  it('spec §4 Meme generator: idle, generating with progress, result; New goes on to another variant, Start over empties all [4.35]', async () => {
    const server = aServer({ ...bare, [GENERATE]: 'wait' });
    open();
    expect(screen.queryByRole('progressbar')).toBeNull();
    ask();
    expect(generate().getAttribute('aria-busy')).toBe('true');
    submit();
    expect(server.of(GENERATE)).toHaveLength(1);
    server.answer({ status: 200, body: { status: 'completed', result: aMeme(), message: '' } });
    await settle();
    expect(screen.getByRole('img', { name: aMeme().alt })).toBeTruthy();

    press('New');
    expect(percent()).toBe('10');
    expect(server.of(GENERATE)[1]).toEqual({ prompt: 'a cat and a cup', style: 'classic', format: 'square', variant: 1 });
    server.answer({
      status: 200,
      body: { status: 'completed', result: aMeme({ id: 'm2', variant: 1, alt: 'Another cat.' }), message: '' },
    });
    await settle();
    expect(screen.getByRole('img', { name: 'Another cat.' })).toBeTruthy();

    press('Start over');
    await settle();
    expect(prompt().value).toBe('');
    expect(screen.getByText('Nothing forged yet.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says so when it takes long', () => {
    aServer({ ...bare, [GENERATE]: 'wait' });
    open();
    ask();
    pass(8_000);
    expect(screen.getAllByText('Still composing. It will not be hurried.')).not.toEqual([]);
  });

  it('Cancel gives it up, and the focus goes back to Generate', async () => {
    const server = aServer({ ...bare, [GENERATE]: 'wait' });
    open();
    ask();
    button('Cancel').focus();
    press('Cancel');
    await settle();
    expect(server.signals.at(-1)?.aborted).toBe(true);
    expect(screen.getByText('Cancelled. Nothing was lost but time.')).toBeTruthy();
    expect(document.activeElement).toBe(generate());
    expect(toast()).toBeUndefined();
  });
});

describe('what fails', () => {
  const failed = async (answer: Answer): Promise<void> => {
    const server = aServer({ ...bare, [GENERATE]: answer });
    open();
    ask();
    await waitFor(() => expect(toast()).toBeTruthy());
    // Asked once: a second meme nobody wished for would count against the limit.
    expect(server.of(GENERATE)).toHaveLength(1);
  };

  it.each<[string, Answer, { title: string; text: string }]>([
    [
      '500 about API keys',
      no(500, { detail: 'The API key was refused.' }),
      { title: 'Service Configuration', text: expect.stringContaining('keys') as string },
    ],
    [
      '500 without AI service',
      no(500, { detail: 'No AI service is configured.' }),
      { title: 'Service Unavailable', text: expect.any(String) as string },
    ],
    ['500 with a detail', no(500, { detail: 'The ink is out.' }), { title: 'Generation Failed', text: 'The ink is out.' }],
    ['500 without', no(500), { title: 'Generation Failed', text: 'Server error occurred. Please try again in a few moments.' }],
    [
      '429',
      no(429, { detail: 'Slow down.' }),
      { title: 'Too Many Requests', text: "You're generating memes too quickly! Please wait a moment and try again." },
    ],
    ['another with a detail', no(400, { detail: 'Not this one.' }), { title: 'Generation Failed', text: 'Not this one.' }],
    ['another with a message', no(503, { message: 'Closed for tea.' }), { title: 'Generation Failed', text: 'Closed for tea.' }],
    ['another without', no(502), { title: 'Generation Failed', text: 'Failed to generate meme. Please try again.' }],
    ['nobody answers', 'network', { title: 'Network Error', text: 'Could not connect to the server. Please check your connection.' }],
  ])('spec §8 Meme generation: %s [8.70]', async (_name, answer, said) => {
    await failed(answer);
    await waitFor(() => expect(toast()).toMatchObject({ ...said, tone: 'bad' }));
    expect(screen.getByText('No meme this time.')).toBeTruthy();
    expect(screen.getByText(toast()?.title ?? '')).toBeTruthy();
    expect(prompt().value).toBe('a cat and a cup');
    expect(generate().getAttribute('aria-disabled')).toBeNull();
  });

  it('spec §8 Meme generation: 401 says Authentication Required, and the session is over, which leads to /login [8.70]', async () => {
    http.listen({ onSessionExpired: () => session.expire() });
    await failed(no(401, { detail: 'Who are you?', code: 'AUTH_REQUIRED' }));
    await waitFor(() => expect(toast()?.title).toBe('Authentication Required'));
    expect(session.store.getState().user).toBeNull();
  });

  it('spec §8 Meme generation: a picture that cannot be loaded is an Image Error with a placeholder, and is tried again [8.70]', async () => {
    aServer({ ...bare, [GENERATE]: made(aMeme()) });
    open();
    ask();
    fireEvent.error(await screen.findByRole('img', { name: aMeme().alt }));
    expect(toast()?.title).toBe('Image Error');
    expect(screen.getByText('The picture did not arrive.')).toBeTruthy();
    press('Load it again');
    expect(screen.getByRole('img', { name: aMeme().alt })).toBeTruthy();
  });

  it('a meme that is there stays there when the next one fails', async () => {
    aServer({ ...bare, [GENERATE]: [made(aMeme()), no(500, { detail: 'The ink is out.' })] });
    open();
    ask();
    await screen.findByRole('img', { name: aMeme().alt });
    press('New');
    await screen.findByText('The ink is out.');
    expect(screen.getByRole('img', { name: aMeme().alt })).toBeTruthy();
  });
});

describe('one primary button', () => {
  const primary = (): (string | null)[] =>
    screen
      .getAllByRole('button')
      .filter(({ className }) => className.includes('pri'))
      .map(({ textContent }) => textContent);

  it('is Generate, until there is a meme of just these words: then it is Save', async () => {
    const server = aServer({ ...bare, [GENERATE]: made(aMeme()) });
    open();
    expect(primary()).toEqual(['Generate']);
    ask();
    await screen.findByRole('img', { name: aMeme().alt });
    expect(primary()).toEqual(['Save']);
    write('a dog');
    expect(primary()).toEqual(['Generate']);
    write('a cat and a cup');
    expect(primary()).toEqual(['Save']);
    // The same request would give the same picture.
    submit();
    await waitFor(() => expect(server.of(GENERATE)).toHaveLength(2));
    expect(server.of(GENERATE)[1]).toMatchObject({ variant: 1 });
  });
});

it('words that the server masked are still the words it was asked for', async () => {
  const masked = aMeme({ prompt: 'a **** and a cup' });
  const server = aServer({ ...bare, [GENERATE]: { status: 200, body: { status: 'completed', result: masked, message: 'Made room.' } } });
  open();
  ask('a darn and a cup');
  expect(await screen.findByText('Made room.')).toBeTruthy();
  expect(button('Save').className).toContain('pri');
  press('New');
  await waitFor(() => expect(server.of(GENERATE)).toHaveLength(2));
  expect(server.of(GENERATE)[1]).toMatchObject({ prompt: 'a darn and a cup', variant: 1 });
});

describe('a meme by its address', () => {
  it('is fetched when it is not on the wall', async () => {
    aServer({ 'GET /memes': 'wait', 'GET /memes/m7': ok(aMeme({ id: 'm7', alt: 'An old cat.', edited: true, is_mock: true })) });
    open('/generate-meme?meme=m7');
    expect(screen.getByText('Fetching the meme...')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'An old cat.' })).toBeTruthy();
    expect(screen.getByText('Edited by hand')).toBeTruthy();
    expect(screen.getByText('Placeholder')).toBeTruthy();
  });

  it('brings its words into a form that is empty, once, and not over others', async () => {
    const old = aMeme({ id: 'm7', prompt: 'an old cat', style: 'vintage', format: 'portrait' });
    aServer({ ...bare, 'GET /memes/m7': ok(old) });
    open('/generate-meme?meme=m7');
    await waitFor(() => expect(prompt().value).toBe('an old cat'));
    for (const name of ['Vintage', 'Portrait']) expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
    expect(button('Save').className).toContain('pri');
    fireEvent.change(prompt(), { target: { value: '' } });
    expect(prompt().value).toBe('');
    fireEvent.change(prompt(), { target: { value: 'words of my own' } });
    cleanup();
    open('/generate-meme?meme=m7');
    await screen.findByRole('img', { name: old.alt });
    expect(prompt().value).toBe('words of my own');
  });

  it('says when it is not there', async () => {
    aServer({ ...bare, 'GET /memes/m7': no(404, { detail: 'Gone.', code: 'MEME_NOT_FOUND' }) });
    open('/generate-meme?meme=m7');
    expect(await screen.findByText('This meme is not among yours.')).toBeTruthy();
  });

  it('says when it cannot be fetched, and tries again', async () => {
    aServer({ ...bare, 'GET /memes/m7': ['network', ok(aMeme({ id: 'm7' }))] });
    open('/generate-meme?meme=m7');
    await screen.findByText('The meme could not be fetched.');
    press('Try again');
    expect(await screen.findByRole('img', { name: aMeme().alt })).toBeTruthy();
  });
});
