// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../engine/http/api.ts';
import { toastStore } from '../ui/toast-store.ts';
import { useOtherTabs } from './other-tabs.ts';
import { asGuest, asNobodyYet, asPlayer, mara, stubBrowser } from './testing/browser.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  toastStore.setState({ toast: undefined });
  asNobodyYet();
});

const elsewhere = (key: string | null): boolean => window.dispatchEvent(new StorageEvent('storage', { key }));
const greta = { ...mara, id: 'u2', username: 'greta' };
const shown = (): string | undefined => session.store.getState().user?.username;

it('signs out with another tab of the browser', () => {
  localStorage.setItem('auth_token', 't');
  asPlayer();
  renderHook(useOtherTabs);
  elsewhere('deadpan.preferences');
  expect(shown()).toBe('mara');
  localStorage.removeItem('auth_token');
  elsewhere('auth_token');
  expect(session.store.getState()).toMatchObject({ user: null, isAuthenticated: false, ended: null });
  expect(toastStore.getState().toast?.title).toBe('Logged Out');
});

it('becomes whoever another tab has signed in', async () => {
  stubBrowser({ answers: { '/auth/me': greta } });
  asPlayer();
  renderHook(useOtherTabs);
  localStorage.setItem('auth_token', 't2');
  elsewhere('auth_token');
  await waitFor(() => expect(shown()).toBe('greta'));
});

it('has nothing to say to a guest', () => {
  asGuest();
  renderHook(useOtherTabs);
  elsewhere(null);
  expect(toastStore.getState().toast).toBeUndefined();
});
