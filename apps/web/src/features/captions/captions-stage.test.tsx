// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { RoomView } from '@deadpan/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { LOBBY } from '../../engine/socket/testing.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { aSession } from '../../stage/testing/session.ts';
import { NOW, aPlayer, aView } from '../../stage/testing/views.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { CaptionsStage } from './captions-stage.tsx';
import { captions } from './testing.ts';

let now = NOW;
beforeEach(() => {
  now = NOW;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  toastStore.setState({ toast: undefined });
});

const writing = (change: Partial<RoomView> = {}): RoomView =>
  aView({ lobby_id: LOBBY, round: 3, rounds: 3, phase: 'writing', phase_ends_at: NOW + 60_000, captions: captions(), ...change });

function Shown({ session }: { session: RoomSession }) {
  const view = useStore(session.room, (state) => state.view);
  return view && <CaptionsStage session={session} view={view} />;
}

/** Round 3 as `view` has it, in a room with a real store. */
function onStage(view: RoomView) {
  const seat = aSession({ serverNow: () => now });
  Object.assign(seat.session.face, { curve: () => [] });
  seat.enter(view);
  render(<Shown session={seat.session} />);
  return { ...seat, see: (next: RoomView) => act(() => seat.see({ ...next, version: next.version + 1 })) };
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your caption');
const type = (value: string): boolean => fireEvent.change(box(), { target: { value } });
const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Send the caption' }));

describe('a caption', () => {
  it('spec §5: is sent once, and only with 5 to 200 characters, which a counter counts [5.14 9.11 7.35]', async () => {
    const { world, see } = onStage(writing());
    expect(screen.getByRole('img', { name: 'A man looks at a very small boat.' })).toBeTruthy();
    type('four');
    expect(screen.getByText('4/200')).toBeTruthy();
    send();
    type('x'.repeat(201));
    expect(screen.getByText('A caption has at most 200 characters.', { selector: '[id$="-error"]' })).toBeTruthy();
    send();
    expect(world.of('submit_caption')).toEqual([]);
    type('  He had one job.  ');
    send();
    send();
    await waitFor(() => expect(world.of('submit_caption')).toEqual([{ caption: 'He had one job.' }]));
    see(writing({ captions: captions({ submitted: ['ann'], yours: 'He had one job.' }) }));
    expect(screen.getByText('He had one job.')).toBeTruthy();
    expect(screen.getByText('It cannot be changed any more. Look unconcerned.')).toBeTruthy();
    expect(screen.getByText('1 of 2 sent')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your caption' }));
  });

  it('is one line, is sent with Enter, and its draft survives a refresh', async () => {
    onStage(writing());
    type('He had\none job.');
    expect(box().value).toBe('He had one job.');
    cleanup();
    const { world } = onStage(writing());
    expect(box().value).toBe('He had one job.');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await waitFor(() => expect(world.of('submit_caption')).toEqual([{ caption: 'He had one job.' }]));
  });

  it('that is long enough is sent by itself at the deadline; without one that is said', async () => {
    const { world } = onStage(writing());
    type('He had one job.');
    now = NOW + 60_000;
    await waitFor(() => expect(world.of('submit_caption')).toEqual([{ caption: 'He had one job.' }]));
    cleanup();
    sessionStorage.clear();
    const late = onStage(writing({ phase: 'collecting' }));
    expect(screen.getByText('No caption from you. A bold choice.')).toBeTruthy();
    expect(late.world.of('submit_caption')).toEqual([]);
  });

  it('that comes too late is told so, and one the server has already is sent', async () => {
    const { world } = onStage(writing());
    world.answer = () => ({ ok: false, error: { code: 'NOT_PLAYING', message: 'No captions are taken right now.' } });
    type('He had one job.');
    send();
    await waitFor(() => expect(toastStore.getState().toast?.text).toBe('Too late. The captions are closed.'));
    world.answer = () => ({ ok: false, error: { code: 'CAPTION_SENT', message: '' } });
    toastStore.setState({ toast: undefined });
    send();
    await waitFor(() => expect(world.of('submit_caption')).toHaveLength(2));
    expect(toastStore.getState().toast).toBeUndefined();
  });

  it('everybody sees who has sent one', () => {
    const players = [aPlayer('ann'), aPlayer('bob'), aPlayer('cid', { left: true })];
    onStage(writing({ players, captions: captions({ submitted: ['bob'] }) }));
    expect(screen.getByRole('article', { name: 'bob' }).textContent).toContain('sent');
    expect(screen.getByRole('article', { name: 'You' }).textContent).toContain('writing');
    expect(screen.getByText('1 of 2 sent')).toBeTruthy();
  });
});

describe('the reveal', () => {
  const revealing = (yours: boolean): RoomView =>
    writing({ phase: 'revealing', captions: captions({ reveal: { number: 2, total: 3, text: 'He had one job.', yours } }) });

  it('shows one caption at a time, without a name, and the own laugh-o-meter under it', () => {
    onStage(revealing(false));
    expect(screen.getByText('Caption 2 of 3')).toBeTruthy();
    expect(screen.getByText('He had one job.')).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Laugh-o-meter' })).toBeTruthy();
  });

  it('shows markup in a caption as the text it is', () => {
    const text = '<img src=x onerror="window.pwned=1">';
    onStage(writing({ phase: 'revealing', captions: captions({ reveal: { number: 1, total: 2, text, yours: false } }) }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.querySelector('img[src="x"], [onerror]')).toBeNull();
  });

  it('measures nothing over one’s own', () => {
    onStage(revealing(true));
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.getByText(/^Yours\./)).toBeTruthy();
  });

  it('then the judge is waited for', () => {
    onStage(writing({ phase: 'judging' }));
    expect(screen.getByRole('heading', { name: 'The judge is reading' })).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
