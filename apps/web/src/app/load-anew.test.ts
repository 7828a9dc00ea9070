// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const lost = new TypeError('Failed to fetch dynamically imported module: https://deadpan.example/assets/lobby.js');
const forbidden = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const reload = vi.fn<() => void>();
const going = vi.fn<(going: boolean) => void>();
const ask = vi.fn<typeof fetch>();
let page: typeof import('./load-anew.ts');
const stops: (() => void)[] = [];

/** The modules of a page live as long as it does. */
async function newPage(): Promise<void> {
  vi.resetModules();
  page = await import('./load-anew.ts');
}

/** A page that was stopped by this, once the server's answer is there. */
async function stopped(error: unknown = lost): Promise<() => void> {
  const stop = page.loadAnew(error, going, reload);
  stops.push(stop);
  await vi.advanceTimersByTimeAsync(0);
  return stop;
}

const answers = (status: number): void => void ask.mockImplementation(() => Promise.resolve(new Response(null, { status })));
const nobodyAnswers = (): void => void ask.mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  sessionStorage.clear();
  for (const spy of [reload, going, ask]) spy.mockReset();
  answers(200);
  await newPage();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  lost.message,
  'error loading dynamically imported module: https://deadpan.example/assets/lobby.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/lobby.css',
])('loads a page anew of which a part was not fetched, as browsers say it: %s', async (message) => {
  await stopped(new TypeError(message));
  expect(going).toHaveBeenLastCalledWith(true);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves alone what is broken itself', async () => {
  for (const error of [new Error('a screen broke'), new TypeError('x is undefined'), 'a word', null]) await stopped(error);
  expect(going).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('does it once, however long the part takes to fail again; who then reloads by hand begins afresh', async () => {
  await stopped();
  await newPage();
  await vi.advanceTimersByTimeAsync(3_600_000);
  going.mockReset();
  await stopped();
  expect(going).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
  await newPage();
  await stopped();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does it for another part once the page has worked, as after a newer version came, and not at once', async () => {
  const other = new TypeError(lost.message.replace('lobby', 'login'));
  await stopped();
  await newPage();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(29_999);
  await stopped(other);
  expect(reload).toHaveBeenCalledOnce();
  clock.mockReturnValue(30_000);
  await stopped(other);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['forbids its storage', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden)],
  ['has no room in it', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)],
  ['forgets what is written', () => vi.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined)],
])('stays where the page that comes would not know of it: a browser that %s', async (_, refuse) => {
  refuse();
  await newPage();
  await stopped();
  expect(going).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});

it('asks for the page first, as loading it would', async () => {
  await stopped();
  const [url, options] = ask.mock.calls[0] ?? [];
  expect(url).toBe(location.href);
  expect(options).toMatchObject({ method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } });
});

it.each([
  ['nobody answers', nobodyAnswers],
  ['a proxy answers for it', () => answers(502)],
])('waits for a server that is not there: %s', async (_, away) => {
  away();
  await stopped();
  expect(going).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  answers(200);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(going).toHaveBeenLastCalledWith(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('looks again at once when the machine is online again', async () => {
  nobodyAnswers();
  await stopped();
  answers(200);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

it('says that it stays when the server lets it wait, or the visitor chose to stay', async () => {
  ask.mockReturnValueOnce(new Promise(() => undefined));
  await stopped();
  expect(going).toHaveBeenLastCalledWith(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(going).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(going).toHaveBeenLastCalledWith(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(going).toHaveBeenLastCalledWith(false);
});

it('is given up: nothing loads the page any more, not even an answer that was under way', async () => {
  let answer: (response: Response) => void = () => undefined;
  ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const stop = await stopped();
  going.mockReset();
  stop();
  stop();
  answer(new Response());
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(going).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
