// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { READABLE_MS } from './toast-line.ts';
import { TOAST_MS, dismissToast, showToast, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const labels = { region: 'Notifications', dismiss: 'Dismiss' };
const region = (): HTMLElement => screen.getByRole('region', { name: 'Notifications (F8)' });
const shown = (): string | undefined => region().querySelector('p')?.textContent;
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const show = (...toasts: Parameters<typeof showToast>[0][]): void => act(() => toasts.forEach((toast) => void showToast(toast)));
const toastBox = (): HTMLElement => screen.getByRole('button', { name: 'Dismiss' }).parentElement as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster labels={labels} />);
});
afterEach(() => {
  cleanup();
  toastStore.setState({ toast: undefined });
  vi.useRealTimers();
});

describe('spec §4 Toasts', () => {
  it('spec §9: one at a time; a newer one takes the place of one that could be read [9.8]', () => {
    show({ title: 'Arena Code Copied' });
    pass(READABLE_MS);
    show({ title: 'Connection Issues', text: 'Trying to reconnect to arena...', tone: 'bad' });
    pass(0);
    expect(shown()).toBe('Connection Issues');
    expect(screen.queryByText('Arena Code Copied')).toBeNull();
  });

  it('spec §9: toasts that come at once wait in line, a second each, the oldest of many are dropped [9.8]', () => {
    show({ title: 'one' }, { title: 'two' }, { title: 'three' }, { title: 'four' });
    expect(shown()).toBe('one');
    pass(READABLE_MS);
    expect(shown()).toBe('three');
    pass(READABLE_MS);
    expect(shown()).toBe('four');
    pass(TOAST_MS - 1);
    expect(shown()).toBe('four');
    pass(1);
    expect(shown()).toBeUndefined();
  });

  it('spec §9: it goes after 5 s, or after its own time [9.8]', () => {
    show({ title: 'Ready!' });
    pass(TOAST_MS - 1);
    expect(toastStore.getState().toast?.title).toBe('Ready!');
    pass(1);
    expect(toastStore.getState().toast).toBeUndefined();
    show({ title: 'Game Starting', duration: 2000 });
    pass(2000);
    expect(toastStore.getState().toast).toBeUndefined();
  });

  it('spec §9: a dismissed toast is gone for good and leaves a newer one alone [9.8]', () => {
    const first = showToast({ title: 'one' });
    showToast({ title: 'two' });
    dismissToast(first);
    expect(toastStore.getState().toast?.title).toBe('two');
  });

  it('stays while the pointer or the focus is on it, and goes on afterwards where it stopped', () => {
    show({ title: 'Lobby Not Found' });
    pass(TOAST_MS - 1000);
    fireEvent.pointerEnter(toastBox());
    pass(60_000);
    expect(shown()).toBe('Lobby Not Found');
    fireEvent.pointerLeave(toastBox());
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(60_000);
    expect(shown()).toBe('Lobby Not Found');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    pass(999);
    expect(shown()).toBe('Lobby Not Found');
    pass(1);
    expect(shown()).toBeUndefined();
  });

  it('is announced when the reader is free, a failure at once', () => {
    show({ title: 'Ready!' });
    expect(within(screen.getByRole('status')).getByText('Ready!')).toBeTruthy();
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    pass(READABLE_MS);
    show({ title: 'Ready Error', tone: 'bad' });
    pass(0);
    expect(within(screen.getByRole('alert')).getByText('Ready Error')).toBeTruthy();
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
  });
});

describe('spec §9 Toasts by hand', () => {
  it('spec §9: F8 moves the focus to the toasts, but not while an input method composes; Escape gives it back [9.8]', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    show({ title: 'Ready!', duration: 60_000 });
    fireEvent.keyDown(field, { code: 'F8', key: 'F8', isComposing: true });
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { code: 'F8', key: 'F8' });
    expect(document.activeElement).toBe(region());
    fireEvent.keyDown(region(), { code: 'F8', key: 'F8' });
    fireEvent.keyDown(region(), { key: 'Escape' });
    expect(shown()).toBeUndefined();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it.each([
    { to: 149, stays: true },
    { to: 150, stays: false },
  ])('spec §9: a swipe from 100 to $to: below 50 px it stays, from 50 px on it goes [9.8]', ({ to, stays }) => {
    show({ title: 'Not Ready' });
    fireEvent.pointerDown(toastBox(), { clientX: 100, button: 0 });
    fireEvent.pointerMove(toastBox(), { clientX: to });
    expect(toastBox().style.transform).toBe(`translateX(${to - 100}px)`);
    fireEvent.pointerUp(toastBox(), { clientX: to });
    expect(shown()).toBe(stays ? 'Not Ready' : undefined);
  });
});
