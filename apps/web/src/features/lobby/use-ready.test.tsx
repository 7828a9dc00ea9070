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

it('spec §4 Lobby room: READY is shown at once and stays when the view says so; both ways are told [4.10 8.22]', async () => {
  const { hook, settle } = toggling();
  act(() => void hook.result.current.setReady(true));
  expect(hook.result.current.ready).toBe(true);
  hook.rerender(aView({ players: [aPlayer('ann', { is_ready: true }), aPlayer('bob')] }));
  await settle({ ok: true });
  expect(hook.result.current.ready).toBe(true);
  expect(toastStore.getState().toast?.title).toBe('Ready!');
  act(() => void hook.result.current.setReady(false));
  await settle({ ok: true });
  expect(toastStore.getState().toast?.title).toBe('Not Ready');
});

it('stays with the latest wish while the answer to an earlier one comes in', async () => {
  const answers: ((ack: Ack) => void)[] = [];
  const connection = { ask: () => new Promise<Ack>((resolve) => void answers.push(resolve)) };
  const { result, rerender } = renderHook((shown: RoomView) => useReady(shown, connection), { initialProps: aView() });
  act(() => void result.current.setReady(true));
  act(() => void result.current.setReady(false));
  rerender(aView({ players: [aPlayer('ann', { is_ready: true }), aPlayer('bob')] }));
  await act(async () => answers[0]?.({ ok: true }));
  expect(result.current.ready).toBe(false);
  expect(toastStore.getState().toast).toBeUndefined();
  rerender(aView());
  await act(async () => answers[1]?.({ ok: true }));
  expect(result.current.ready).toBe(false);
  expect(toastStore.getState().toast?.title).toBe('Not Ready');
});

it('spec §8 Lobby room: a refused READY is taken back and told [4.10 8.29]', async () => {
  const { hook, settle } = toggling();
  act(() => void hook.result.current.setReady(true));
  await settle({ ok: false, error: { code: 'NOT_WAITING', message: 'The match has already started.' } });
  expect(hook.result.current.ready).toBe(false);
  expect(toastStore.getState().toast).toMatchObject({ title: 'Ready Error', text: 'Failed to update ready status. Please try again.' });
});

it('spec §8 Lobby room: without the server READY is taken back and told [4.10 8.30]', async () => {
  const { hook, settle } = toggling();
  act(() => void hook.result.current.setReady(true));
  await settle({ ok: false, error: { code: 'UNAVAILABLE', message: '' } });
  expect(hook.result.current.ready).toBe(false);
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Connection Error',
    text: 'Could not update ready status. Check your connection.',
  });
});

it('spec §8 Lobby room: READY needs the player in the view [5.15 8.28]', async () => {
  const { hook } = toggling(aView({ you: 'nobody' }));
  await act(() => hook.result.current.setReady(true));
  expect(hook.result.current.ready).toBe(false);
  expect(toastStore.getState().toast).toMatchObject({ title: 'Ready Error', text: 'Player data not loaded. Please refresh the page.' });
});
