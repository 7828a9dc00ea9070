// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

const NOT_FETCHED = 'Failed to fetch dynamically imported module: https://deadpan.example/assets/lobby.js';
const ask = vi.fn<typeof fetch>();
let printed: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  printed = vi.spyOn(console, 'error').mockImplementation(() => undefined); // React prints what the boundary caught
  vi.stubGlobal('fetch', ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Broken({ message = 'a screen broke' }: { message?: string }): never {
  throw new Error(message);
}

const page = (where: string, message?: string) => (
  <ErrorBoundary where={where}>
    <Broken message={message} />
  </ErrorBoundary>
);
const fine = (
  <ErrorBoundary where="/profile">
    <p>fine</p>
  </ErrorBoundary>
);
const said = (): boolean => screen.queryByRole('heading', { name: 'Something went wrong' }) !== null;
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('spec §2 App: says that something went wrong, offers to reload, and recovers at another address [2.16]', () => {
  const { rerender } = render(page('/play'));
  expect(said()).toBe(true);
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
  expect(printed).toHaveBeenCalled();
  rerender(fine);
  expect(screen.getByText('fine')).toBeTruthy();
});

it('is never blank for long: a page that cannot go says so', async () => {
  vi.useFakeTimers();
  ask.mockReturnValue(new Promise(() => undefined));
  render(page('/play', NOT_FETCHED));
  expect(said()).toBe(false);
  await after(2_000);
  expect(said()).toBe(true);
});

it.each([
  ['the visitor goes elsewhere', (shown: ReturnType<typeof render>) => shown.rerender(fine)],
  ['it is taken away', (shown: ReturnType<typeof render>) => shown.unmount()],
])('does not load anew any more when %s', async (_, leave) => {
  vi.useFakeTimers();
  const shown = render(page('/play', NOT_FETCHED));
  await after(0);
  expect(said()).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
  leave(shown);
  dispatchEvent(new Event('online'));
  await after(60_000);
  expect(ask).toHaveBeenCalledOnce();
});

it('goes on looking for the server when another address fails in the same moment', async () => {
  vi.useFakeTimers();
  const { rerender } = render(page('/play', NOT_FETCHED));
  await after(0);
  rerender(page('/profile', NOT_FETCHED));
  await after(0);
  expect(said()).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
  await after(5_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
