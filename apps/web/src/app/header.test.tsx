// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session, tokens } from '../engine/http/api.ts';
import { currentRoom } from '../stage/current-room.ts';
import { settingsDoor } from '../stage/settings-door.ts';
import type { RoomSession } from '../stage/room-session.ts';
import { toastStore } from '../ui/toast-store.ts';
import { Header } from './header.tsx';
import { asGuest, asNobodyYet, asPlayer, stubBrowser } from './testing/browser.ts';

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>;
}
const where = (): string | null => screen.getByTestId('where').textContent;
function show(path = '/settings'): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
      <Where />
    </MemoryRouter>,
  );
}
const links = (within_: HTMLElement): string[] =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.textContent);
const bar = (): HTMLElement => screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement;
async function phoneMenu(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await waitFor(() => expect(document.getElementById('mobile-menu')).not.toBeNull());
  return document.getElementById('mobile-menu') as HTMLElement;
}

beforeEach(() =>
  stubBrowser({ answers: { '/config': { google: null, badge: null, mail: false }, '/game/seat': { lobby: null }, '/auth/logout': {} } }),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  currentRoom.setState({ current: null });
  settingsDoor.setState({ open: false });
  toastStore.setState({ toast: undefined });
  asNobodyYet();
});

describe('spec §2 Top navigation', () => {
  it('spec §2 Top navigation: a guest finds Home, Login and Sign Up, and no badge that nobody has set [2.19 2.25 2.27]', () => {
    asGuest();
    show();
    expect(links(bar())).toEqual(['Home']);
    expect(screen.getAllByRole('link', { name: 'Login' })[0]?.getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
    expect(screen.queryByText(/new tab/)).toBeNull();
  });

  it('spec §2 Top navigation: a player finds Home, Play Game, Generate Meme and the avatar menu [2.25 2.26]', async () => {
    asPlayer();
    show();
    expect(links(bar())).toEqual(['Home', 'Play Game', 'Generate Meme', 'Leaderboard']);
    fireEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
    expect(screen.getByText('mara@example.org')).toBeTruthy();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Profile',
      'My decks',
      'Account',
      'Settings',
      'Log out',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(where()).toBe('/profile');
  });

  it('spec §2 Top navigation: the mobile menu mirrors them for a guest [2.28]', async () => {
    asGuest();
    show();
    expect(links(await phoneMenu())).toEqual(['Home', 'Login', 'Sign Up']);
  });

  it('spec §2 Top navigation: the mobile menu mirrors them for a player [2.28]', async () => {
    asPlayer();
    show();
    const menu = await phoneMenu();
    expect(links(menu)).toEqual(['Home', 'Play Game', 'Generate Meme', 'Leaderboard', 'Profile', 'My decks', 'Account']);
    expect(within(menu).getByText('mara@example.org')).toBeTruthy();
    expect(
      within(menu)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(expect.arrayContaining(['Settings', 'Log out']));
    within(menu).getByRole('button', { name: 'Settings' }).focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(document.getElementById('mobile-menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });

  it.each([
    { what: 'a link to the page one is on', role: 'link', name: 'Profile' },
    { what: 'logging out', role: 'button', name: 'Log out' },
  ])('the mobile menu closes also for $what', async ({ role, name }) => {
    asPlayer();
    show('/profile');
    fireEvent.click(within(await phoneMenu()).getByRole(role, { name }));
    expect(document.getElementById('mobile-menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });

  it('the mobile menu closes for a tap beside it and the focus that leaves it, and stays for what is in it and its button', async () => {
    asPlayer();
    show();
    const isOpen = (): boolean => document.getElementById('mobile-menu') !== null;
    const menu = await phoneMenu();
    const [profile, button] = [within(menu).getByRole('link', { name: 'Profile' }), screen.getByRole('button', { name: 'Close menu' })];
    profile.focus();
    within(menu).getByRole('link', { name: 'Account' }).focus();
    fireEvent.pointerDown(profile);
    button.focus();
    fireEvent.pointerDown(button);
    profile.focus();
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole('link', { name: 'Skip to the content' }).focus());
    expect(isOpen()).toBe(false);
    await phoneMenu();
    fireEvent.pointerDown(screen.getByTestId('where'));
    expect(isOpen()).toBe(false);
  });

  it('spec §2 Top navigation: the bar shrinks once the page is scrolled beyond 20 px [2.29 9.9]', () => {
    asGuest();
    show();
    const scroll = (y: number): void => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
      fireEvent.scroll(window);
    };
    scroll(20);
    expect(screen.getByRole('banner').classList.contains('small')).toBe(false);
    scroll(21);
    expect(screen.getByRole('banner').classList.contains('small')).toBe(true);
    scroll(0);
    expect(screen.getByRole('banner').classList.contains('small')).toBe(false);
  });

  it('spec §4 Authentication: Log out removes the token and says so [2.26 4.3]', async () => {
    asPlayer();
    tokens.write('a token');
    show();
    fireEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Log out' })));
    expect(tokens.read()).toBeNull();
    expect(session.store.getState()).toMatchObject({ user: null, ended: 'by-choice' });
    expect(toastStore.getState().toast).toMatchObject({ title: 'Logged Out', text: 'You have been successfully logged out.' });
  });
});

describe('the settings', () => {
  it('are a page', async () => {
    asPlayer();
    show();
    fireEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(where()).toBe('/settings');
    expect(settingsDoor.getState().open).toBe(false);
  });

  it('lie over an arena: its seat is not left', async () => {
    asPlayer();
    currentRoom.setState({ current: { roomId: '7KQ2MX' } as RoomSession });
    show();
    fireEvent.click(await screen.findByRole('button', { name: /Account menu/ }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(settingsDoor.getState().open).toBe(true);
  });

  it('lie over an arena also from the mobile menu, whose button has the focus then: it is what they give back', async () => {
    asPlayer();
    currentRoom.setState({ current: { roomId: '7KQ2MX' } as RoomSession });
    show();
    const settings = within(await phoneMenu()).getByRole('button', { name: 'Settings' });
    settings.focus();
    fireEvent.click(settings);
    expect(settingsDoor.getState().open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });
});
