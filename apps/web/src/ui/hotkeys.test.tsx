// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { allowSingleKeys, useHotkeys } from './hotkeys.ts';

afterEach(cleanup);

type Keys = Parameters<typeof useHotkeys>[0];

it('players §10: keys of the stage work on the page, not in fields, not with modifiers, not while an input method composes [P.10]', () => {
  const mute = vi.fn<() => void>();
  const help = vi.fn<() => void>();
  renderHook(() => useHotkeys({ m: mute, '?': help }));
  fireEvent.keyDown(document.body, { key: 'M' });
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect([mute.mock.calls.length, help.mock.calls.length]).toEqual([1, 1]);
  render(<input aria-label="Caption" />);
  fireEvent.keyDown(screen.getByLabelText('Caption'), { key: 'm' });
  fireEvent.keyDown(document.body, { key: 'm', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'm', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'm', repeat: true });
  expect(mute).toHaveBeenCalledOnce();
});

it('players §10: single keys can be switched off, for those who dictate [P.10]', () => {
  const [mute, again] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderHook(() => useHotkeys({ m: mute, 'ctrl+shift+o': again }));
  const press = (): number[] => {
    fireEvent.keyDown(document.body, { key: 'm' });
    fireEvent.keyDown(document.body, { key: 'O', shiftKey: true, ctrlKey: true });
    return [mute.mock.calls.length, again.mock.calls.length];
  };
  allowSingleKeys(false);
  expect(press()).toEqual([0, 1]);
  allowSingleKeys(true);
  expect(press()).toEqual([1, 2]);
});

it('players §10: of two that have a key the one that yields leaves it to the other, whichever came first [P.10]', () => {
  const [page, stage] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const press = (): void => void fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  renderHook(() => useHotkeys({ '?': page }, { yields: true }));
  const { rerender, unmount } = renderHook(({ keys }) => useHotkeys(keys), { initialProps: { keys: { '?': stage } as Keys } });
  press();
  expect([page.mock.calls.length, stage.mock.calls.length]).toEqual([0, 1]);
  rerender({ keys: {} });
  press();
  unmount();
  press();
  expect([page.mock.calls.length, stage.mock.calls.length]).toEqual([2, 1]);
});

it('players §10: keys rest under a dialog, so that nothing opens on top of it [P.10]', () => {
  const help = vi.fn<() => void>();
  const again = vi.fn<() => void>();
  renderHook(() => useHotkeys({ '?': help, 'ctrl+shift+o': again }));
  const { unmount } = render(<Dialog open onOpenChange={() => undefined} title="Leave?" />);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: '?', shiftKey: true });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'O', shiftKey: true, ctrlKey: true });
  expect([help.mock.calls.length, again.mock.calls.length]).toEqual([0, 0]);
  unmount();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(help).toHaveBeenCalledOnce();
});
