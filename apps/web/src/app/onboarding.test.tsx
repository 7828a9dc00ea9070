// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// What the page loads when it is needed is here beforehand: the clock stands still in these tests.
import './help-dialog.tsx';
import '../features/onboarding/onboarding-dialog.tsx';
import { currentRoom } from '../stage/current-room.ts';
import type { RoomSession } from '../stage/room-session.ts';
import { Overlays } from './overlays.tsx';
import { asGuest, asNobodyYet, asPlayer, stubBrowser } from './testing/browser.ts';
import { useOnboarding } from './use-onboarding.ts';

const GUEST = 'deadpan.onboarding.guest';
const PLAYER = 'deadpan.onboarding.completed.u1';

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}
const where = (): string | null => screen.getByTestId('where').textContent;
const dialog = (): HTMLElement | null => screen.queryByRole('dialog');
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
/** Lets time pass, and with it what is loaded. */
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

async function open(path: string): Promise<void> {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Overlays decidedAt={performance.now()} />
      <Where />
    </MemoryRouter>,
  );
  await pass(0);
}
async function openStep1(path: string): Promise<void> {
  await open(path);
  await pass(1000);
  press('Next');
}

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  currentRoom.setState({ current: null });
  asNobodyYet();
});

describe('when it appears', () => {
  it('spec §2 Onboarding: 1 s after it is known who is there, not before [2.58 9.7]', async () => {
    asGuest();
    await open('/');
    await pass(999);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()).not.toBeNull();
  });

  it('waits while a dialog lies above the page', async () => {
    asGuest();
    await open('/');
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    await pass(0);
    expect(dialog()?.textContent).toContain('Keys');
    await pass(3000);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    press('Close');
    await pass(1000);
    expect(dialog()?.textContent).toContain('Welcome to Deadpan');
  });

  it('waits while something is being pressed', async () => {
    asGuest();
    await open('/');
    fireEvent.pointerDown(document.body, { pointerId: 1 });
    fireEvent.pointerDown(document.body, { pointerId: 2 });
    fireEvent.pointerUp(document.body, { pointerId: 1 });
    await pass(5000);
    expect(dialog()).toBeNull();
    fireEvent.pointerUp(document.body, { pointerId: 2 });
    await pass(1000);
    expect(dialog()).not.toBeNull();
  });

  it('waits no longer for a pointer that the system has taken over', async () => {
    asGuest();
    await open('/');
    fireEvent.pointerDown(document.body, { pointerId: 1 });
    fireEvent.contextMenu(document.body);
    await pass(1000);
    expect(dialog()).not.toBeNull();
  });

  it('waits while a field has the focus', async () => {
    asGuest();
    await open('/');
    render(<input aria-label="Arena Code" />);
    const field = screen.getByLabelText('Arena Code');
    field.focus();
    await pass(5000);
    expect(dialog()).toBeNull();
    field.blur();
    await pass(1000);
    expect(dialog()).not.toBeNull();
  });

  it('waits until no key was touched for a second: one that is meant for the page would close it unread', async () => {
    asGuest();
    await open('/');
    await pass(900);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await pass(500);
    fireEvent.keyUp(document.body, { key: 'Enter' });
    await pass(999);
    expect(dialog()).toBeNull();
    await pass(1000);
    expect(dialog()).not.toBeNull();
  });

  it('waits for a key that comes while it is loaded', async () => {
    asGuest();
    const decidedAt = performance.now();
    let come: (file: unknown) => void = () => {};
    const load = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => (come = resolve)));
    const { result } = renderHook(() => useOnboarding(decidedAt, load), { wrapper: MemoryRouter });
    await pass(1000);
    expect(load).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await act(async () => come({}));
    expect(result.current.shown).toBe(false);
    // It asks again a second later, for a file that is here by then.
    load.mockResolvedValue({});
    await pass(1000);
    expect(result.current.shown).toBe(true);
  });

  it('stays away where it cannot be loaded', async () => {
    asGuest();
    const decidedAt = performance.now();
    const load = () => Promise.reject(new Error('offline'));
    const { result } = renderHook(() => useOnboarding(decidedAt, load), { wrapper: MemoryRouter });
    await pass(5000);
    expect(result.current.shown).toBe(false);
  });

  it('spec §2 Onboarding: not while signing in is undecided, and not for who has completed it [2.58]', async () => {
    localStorage.setItem(GUEST, '1.0.0');
    await open('/');
    await pass(5000);
    expect(dialog()).toBeNull();
    act(asGuest);
    await pass(5000);
    expect(dialog()).toBeNull();
  });

  it.each([
    '/lobby/7KQ2MX',
    '/game/7KQ2MX',
    '/game/7KQ2MX/round1',
    '/play?demo=true',
    '/login?to=%2Flobby%2F7KQ2MX',
    '/register?to=%2Flobby%2F7KQ2MX',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/terms',
    '/privacy',
    '/camera-check',
  ])('spec §2 Onboarding: never over %s [2.58]', async (path) => {
    asGuest();
    await open(path);
    await pass(5000);
    expect(dialog()).toBeNull();
  });

  it('spec §2 Onboarding: never over the end of a match [2.58]', async () => {
    asPlayer();
    currentRoom.setState({ current: {} as RoomSession });
    await open('/play');
    await pass(5000);
    expect(dialog()).toBeNull();
  });
});

describe('the two steps', () => {
  it('spec §2 Onboarding: two steps with Next; closing dismisses it without saving completion [2.54]', async () => {
    asGuest();
    await open('/');
    await pass(1000);
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    press('Next');
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    press('Close');
    await pass(10_000);
    expect(dialog()).toBeNull();
    expect(localStorage.getItem(GUEST)).toBeNull();
  });

  it('who has closed it is not stopped again by a refresh of the tab, and can still call it', async () => {
    asGuest();
    await open('/');
    await pass(1000);
    press('Close');
    cleanup();
    await open('/');
    await pass(10_000);
    expect(dialog()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'O', ctrlKey: true, shiftKey: true });
    await pass(0);
    expect(dialog()).not.toBeNull();
  });

  it('closes on Escape, but not on one of an input method', async () => {
    asGuest();
    await open('/');
    await pass(1000);
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    expect(dialog()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dialog()).toBeNull();
  });

  it('spec §2 Onboarding: a player is welcomed back and enters the arena: Starting... for 0.3 s [2.55 2.57]', async () => {
    vi.setSystemTime('2026-02-01T00:00:00.000Z');
    asPlayer();
    await open('/');
    await pass(1000);
    expect(screen.getByRole('heading', { name: 'Welcome back, mara' })).toBe(document.activeElement);
    press('Next');
    press('Enter Arena');
    expect(screen.getByRole('button', { name: 'Starting...' })).toBeTruthy();
    expect(localStorage.getItem(PLAYER)).toBe('1.0.0');
    await pass(299);
    expect(dialog()).not.toBeNull();
    await pass(1);
    expect(dialog()).toBeNull();
    expect(where()).toBe('/play');
  });

  it('welcomes nobody back who has just registered', async () => {
    vi.setSystemTime('2026-01-01T00:00:05.000Z');
    asPlayer();
    await open('/');
    await pass(1000);
    expect(screen.getByRole('heading', { name: 'Welcome to Deadpan, mara' })).toBeTruthy();
    expect(screen.queryByText(/as you left them/)).toBeNull();
  });

  it.each([
    { name: 'Sign Up Free', ms: 300, to: '/register' },
    { name: 'Log In', ms: 300, to: '/login' },
    { name: 'Demo', ms: 500, to: '/play?demo=true' },
  ])('spec §2 Onboarding: a guest chooses $name, which leads to $to after $ms ms [2.56 2.57 9.7]', async ({ name, ms, to }) => {
    asGuest();
    await openStep1('/');
    press(name);
    expect(localStorage.getItem(GUEST)).toBe('1.0.0');
    await pass(ms - 1);
    expect(where()).toBe('/');
    await pass(1);
    expect(where()).toBe(to);
    expect(dialog()).toBeNull();
  });
});

describe('once more', () => {
  it('spec §2 Onboarding: Ctrl+Shift+O clears the completion and opens it again [2.59]', async () => {
    asGuest();
    localStorage.setItem(GUEST, '1.0.0');
    await open('/');
    fireEvent.keyDown(document.body, { key: 'O', ctrlKey: true, shiftKey: true });
    await pass(0);
    expect(localStorage.getItem(GUEST)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Welcome to Deadpan' })).toBeTruthy();
  });
});
