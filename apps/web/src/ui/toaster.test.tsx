// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_MS, dismissToast, showToast, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const labels = { region: 'Notifications', dismiss: 'Dismiss' };

describe('the toaster', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    toastStore.setState({ toast: undefined });
    vi.useRealTimers();
  });

  it('shows one toast at a time: a newer one takes the place of the older', () => {
    render(<Toaster labels={labels} />);
    act(() => void showToast({ title: 'Arena Code Copied' }));
    act(() => void showToast({ title: 'Connection Issues', text: 'Trying to reconnect to arena...', tone: 'bad' }));
    expect(screen.queryByText('Arena Code Copied', { selector: 'li *' })).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('takes it away after 5 s, or after its own time', () => {
    render(<Toaster labels={labels} />);
    act(() => void showToast({ title: 'Ready!' }));
    act(() => void vi.advanceTimersByTime(TOAST_MS - 1));
    expect(toastStore.getState().toast?.title).toBe('Ready!');
    act(() => void vi.advanceTimersByTime(1));
    expect(toastStore.getState().toast).toBeUndefined();

    act(() => void showToast({ title: 'Game Starting', duration: 2000 }));
    act(() => void vi.advanceTimersByTime(2000));
    expect(toastStore.getState().toast).toBeUndefined();
  });

  it('leaves a newer toast alone when an older one is dismissed late', () => {
    const first = showToast({ title: 'one' });
    showToast({ title: 'two' });
    dismissToast(first);
    expect(toastStore.getState().toast?.title).toBe('two');
  });

  it('moves the focus to the toasts on F8, but not while an input method composes', () => {
    render(<Toaster labels={labels} />);
    act(() => void showToast({ title: 'Ready!', duration: 60_000 }));
    const region = screen.getByRole('region').querySelector('ol');
    fireEvent.keyDown(document.body, { code: 'F8', key: 'F8', isComposing: true });
    expect(document.activeElement).not.toBe(region);
    fireEvent.keyDown(document.body, { code: 'F8', key: 'F8' });
    expect(document.activeElement).toBe(region);
  });
});
