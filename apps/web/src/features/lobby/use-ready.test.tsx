// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Ack, RoomView } from '@deadpan/protocol';
import { aPlayer, aView } from '../../stage/testing/views.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { useReady } from './use-ready.ts';

afterEach(() => toastStore.setState({ toast: undefined }));

function toggling(view: RoomView = aView()) {
  let answer: (ack: Ack) => void = () => undefined;
  const connection = { ask: () => new Promise<Ack>((resolve) => (answer = resolve)) };
  const hook = renderHook((shown: RoomView) => useReady(shown, connection), { initialProps: view });
  return { hook, settle: (ack: Ack) => act(async () => answer(ack)) };
}

it('shows READY at once and keeps it when the view says so', async () => {
  const { hook, settle } = toggling();
  act(() => void hook.result.current.setReady(true));
  expect(hook.result.current.ready).toBe(true);
  hook.rerender(aView({ players: [aPlayer('ann', { is_ready: true }), aPlayer('bob')] }));
  await settle({ ok: true });
  expect(hook.result.current.ready).toBe(true);
  expect(toastStore.getState().toast?.title).toBe('Ready!');
});

it('takes it back when the server refuses, and says why', async () => {
  const { hook, settle } = toggling();
  act(() => void hook.result.current.setReady(true));
  await settle({ ok: false, error: { code: 'NOT_WAITING', message: 'The match has already started.' } });
  expect(hook.result.current.ready).toBe(false);
  expect(toastStore.getState().toast).toMatchObject({ title: 'Ready Error', text: 'The match has already started.' });
});

it('takes it back when the server is out of reach', async () => {
  const { hook, settle } = toggling();
  act(() => void hook.result.current.setReady(true));
  await settle({ ok: false, error: { code: 'UNAVAILABLE', message: '' } });
  expect(hook.result.current.ready).toBe(false);
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Connection Error',
    text: 'Could not update ready status. Check your connection.',
  });
});
