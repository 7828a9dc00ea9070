// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../engine/http/api.ts';
import { preferences } from '../engine/preferences/preferences.ts';
import { initialChoices } from '../engine/preferences/choices.ts';
import { toastStore } from '../ui/toast-store.ts';
import { App } from './app.tsx';
import { asGuest, asNobodyYet, asPlayer, mara, stubBrowser } from './testing/browser.ts';

const seat = { lobby: { id: '7KQ2MX', name: 'Poker night', status: 'playing' } };
const answers = {
  '/config': { google: null, badge: { url: 'https://example.org/deadpan', label: 'Listed there' }, mail: false },
  '/game/lobbies': [],
  '/game/seat': seat,
};

function open(path: string): void {
  window.history.replaceState(null, '', path);
  render(<App />);
}
const path = (): string => window.location.pathname + window.location.search;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  localStorage.setItem('deadpan.onboarding.guest', '1.0.0');
  localStorage.setItem(`deadpan.onboarding.completed.${mara.id}`, '1.0.0');
  stubBrowser({ answers });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  preferences.store.setState(initialChoices);
  toastStore.setState({ toast: undefined });
  asNobodyYet();
});

describe('spec §2 App', () => {
  it('spec §2 App: a splash of one second at the start [2.15 9.9]', () => {
    vi.useFakeTimers();
    asGuest();
    const splash = (): Element | null => document.querySelector('.splash');
    open('/');
    act(() => void vi.advanceTimersByTime(999));
    expect(splash()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(splash()).toBeNull();
  });

  it('spec §2 App: a spinner alone while signing in is undecided and nobody is signed in [2.17 3.3]', async () => {
    asNobodyYet();
    open('/');
    expect(screen.getByText('Checking who you are...')).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    act(asGuest);
    await heading(/keep a straight face/i);
    expect(screen.queryByText('Checking who you are...')).toBeNull();
  });

  it('says while it waits for a server that does not answer that it asks again', () => {
    asNobodyYet();
    open('/');
    expect(screen.queryByRole('alert')).toBeNull();
    const unreached = 'Could not connect to the server. Please check your connection.';
    act(() => session.store.setState({ unreached }));
    expect(screen.getByText('Checking who you are...')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(`${unreached} Trying again.`);
  });

  it('spec §2 App: the badge link stands in the header and in the footer [2.19]', async () => {
    asGuest();
    open('/');
    await heading(/keep a straight face/i);
    for (const landmark of ['banner', 'contentinfo']) {
      const link = await within(screen.getByRole(landmark)).findByRole('link', { name: /Listed there/ });
      expect(link.getAttribute('href')).toBe('https://example.org/deadpan');
      expect(link.getAttribute('rel')).toBe('noopener');
    }
  });
});

describe('spec §2 Routes', () => {
  it('spec §2 Routes: the landing page is open to all [2.1]', async () => {
    asGuest();
    open('/');
    await heading(/keep a straight face/i);
    act(asPlayer);
    await heading(/keep a straight face/i);
    expect(path()).toBe('/');
  });

  it.each(['/play', '/lobby/7KQ2MX', '/game/7KQ2MX', '/game/7KQ2MX/round1', '/profile', '/generate-meme', '/account'])(
    'spec §2 Routes: %s sends a guest to /login and remembers where they wanted to go [2.4 2.6 2.7 2.8 2.9 2.10 2.11]',
    async (wanted) => {
      asGuest();
      open(wanted);
      await waitFor(() => expect(path()).toBe(wanted === '/play' ? '/login' : `/login?to=${encodeURIComponent(wanted)}`));
      await screen.findByLabelText('Battle Email');
    },
  );

  it('spec §6 Meme generator: a guest is told why: Authentication Required [2.10 6.5]', async () => {
    asGuest();
    open('/generate-meme');
    expect(await screen.findByText('Authentication Required')).toBeTruthy();
  });

  it.each(['/login', '/register'])('spec §2 Routes: %s leads a player to /play [2.2 2.3 2.12]', async (from) => {
    asPlayer();
    open(from);
    await waitFor(() => expect(path()).toBe('/play'));
  });

  it('spec §2 Routes: an address that is no route says so [2.14]', async () => {
    asGuest();
    open('/nowhere');
    await heading('Nothing here');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('opens the settings to guests', async () => {
    asGuest();
    open('/settings');
    await heading('Settings');
  });
});

describe('a change of page', () => {
  const toLogin = (): void =>
    void fireEvent.click(within(screen.getByRole('banner')).getAllByRole('link', { name: 'Login' })[0] as Element);
  const entrances = (less: boolean, motion: 'auto' | 'less'): (() => number) => {
    const animate = vi.fn<() => void>();
    Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
    stubBrowser({ answers, less });
    preferences.change({ motion });
    return () => animate.mock.calls.length;
  };
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'animate'));

  it('spec §2 App: a new page enters with a transition, the first one does not; the focus is on its heading [2.18 P.10]', async () => {
    const seen = entrances(false, 'auto');
    asGuest();
    open('/');
    await heading(/keep a straight face/i);
    expect(seen()).toBe(0);
    toLogin();
    const title = await heading(/.+/);
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(seen()).toBe(1);
  });

  it.each([
    { by: 'the system', less: true, motion: 'auto' as const },
    { by: 'choice', less: false, motion: 'less' as const },
  ])('spec §2 App: with less motion by $by there is none [2.18 P.12]', async ({ less, motion }) => {
    const seen = entrances(less, motion);
    asGuest();
    open('/');
    await heading(/keep a straight face/i);
    toLogin();
    await screen.findByLabelText('Battle Email');
    expect(seen()).toBe(0);
    expect(document.documentElement.dataset['motion']).toBe(motion);
  });
});

describe('a match the player is away from', () => {
  it('players: the way back to it stands on every page [P.7]', async () => {
    asPlayer();
    open('/profile');
    const link = await screen.findByRole('link', { name: 'Return to your match' });
    expect(link.getAttribute('href')).toBe('/game/7KQ2MX/round1');
  });
});

describe('the help overlay', () => {
  it('players: "?" lists the keys, but not for who types or composes [P.10]', async () => {
    asGuest();
    open('/');
    const field = await screen.findByLabelText('Have an Arena Code?');
    // A key that means something is taken from the page, and `fireEvent` says so with `false`.
    const takes = (at: Element, key: KeyboardEventInit): boolean => !fireEvent.keyDown(at, { key: '?', ...key });
    // The keys come with a file of their own, and are listened to a moment after what else it draws.
    await waitFor(() => expect(takes(document.body, { shiftKey: true })).toBe(true));
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    expect(within(dialog).getByText('moves to the notifications')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(takes(field, {})).toBe(false);
    expect(takes(document.body, { isComposing: true })).toBe(false);
    expect(takes(document.body, { shiftKey: true })).toBe(true);
  });
});
