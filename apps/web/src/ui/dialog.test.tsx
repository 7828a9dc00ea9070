// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { showToast, toastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

describe('a dialog', () => {
  afterEach(() => {
    cleanup();
    toastStore.setState({ toast: undefined });
    vi.restoreAllMocks();
  });

  it('closes on the first Escape, also while a toast lies above it', () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <>
        <Dialog open onOpenChange={onOpenChange} title="Private Arena Access">
          <input aria-label="Arena Key" />
        </Dialog>
        <Toaster labels={{ region: 'Notifications', dismiss: 'Dismiss' }} />
      </>,
    );
    act(() => void showToast({ title: 'Failed to join lobby', tone: 'bad', duration: 60_000 }));
    fireEvent.keyDown(screen.getByLabelText('Arena Key'), { key: 'Escape' });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('keeps the focus when something beside it is pressed, and so hears Escape', () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog open firm onOpenChange={onOpenChange} title="Arena settings">
        <input aria-label="Duration per Play" />
      </Dialog>,
    );
    const field = screen.getByLabelText('Duration per Play');
    field.focus();
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    // What the browser does with a press on what takes no focus.
    act(() => field.blur());
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays open when a toast above it is pressed', () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <>
        <Dialog open onOpenChange={onOpenChange} title="Private Arena Access" />
        <Toaster labels={{ region: 'Notifications', dismiss: 'Dismiss' }} />
      </>,
    );
    act(() => void showToast({ title: 'Failed to join lobby', tone: 'bad', duration: 60_000 }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    expect(toastStore.getState().toast).toBeUndefined();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('gives the focus back to what opened it', async () => {
    const scene = (open: boolean) => (
      <>
        <button type="button">Change</button>
        {open && <Dialog open onOpenChange={() => {}} title="Arena settings" actions={<button type="button">Save</button>} />}
      </>
    );
    const { rerender } = render(scene(false));
    screen.getByText('Change').focus();
    rerender(scene(true));
    expect(document.activeElement).toBe(screen.getByText('Save'));
    rerender(scene(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Change')));
  });

  it('gives the focus to the heading of the page when what opened it is gone', async () => {
    const scene = (open: boolean) => (
      <main>
        <h1>Choose an arena</h1>
        {open ? <Dialog open onOpenChange={() => {}} title="Private Arena Access" /> : null}
      </main>
    );
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { rerender } = render(scene(true));
    opener.remove();
    rerender(scene(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose an arena' })));
  });

  it('leaves Escape to an input method that composes', () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Private Arena Access">
        <input aria-label="Arena Key" />
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByLabelText('Arena Key'), { key: 'Escape', isComposing: true });
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
