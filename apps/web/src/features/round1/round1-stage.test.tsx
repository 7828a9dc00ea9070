// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RoomView } from '@deadpan/protocol';
import type { MemeState } from '../../engine/memes/meme-player.ts';
import { noNotes } from '../../stage/match-notes.ts';
import { NOW, aCamera, aFace, aPeer, aPlayer, aView } from '../../stage/testing/views.ts';
import { Round1Stage } from './round1-stage.tsx';
import type { StageActions, StageProps } from './stage-props.ts';

beforeAll(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve(); // jsdom plays nothing
});
afterEach(cleanup);

const nothing = vi.fn<() => void>();
const actions: StageActions = {
  attachMemes: nothing,
  tapForSound: nothing,
  openSound: nothing,
  openCamera: nothing,
  openHelp: nothing,
  leave: nothing,
  retryModels: nothing,
  retryCamera: nothing,
};
const meme: MemeState = { status: 'playing', index: 1, total: 5, meme: null, secondsLeft: 6, cue: null, needsTap: false };

function show(view: RoomView, change: Partial<StageProps> = {}) {
  const peers = Object.fromEntries(view.players.map(({ user_id }) => [user_id, aPeer(user_id)]));
  const props = { lost: false, readings: {}, camera: aCamera(), peers, notes: noNotes, meme, muted: false };
  return render(<Round1Stage view={view} face={aFace(0.18)} serverNow={() => NOW} actions={actions} {...props} {...change} />);
}
const tile = (name: string) => within(screen.getByRole('article', { name }));
const reading = (happy: number) => ({ play: 2, happy, facelessMs: 0, hidden: false, at: 0 });
const outBob = [aPlayer('ann'), aPlayer('bob', { out_reason: 'smile' }), aPlayer('cid')];

describe('from the view to the screen', () => {
  it('waiting: how many are connected, who is missing', () => {
    const players = [aPlayer('ann'), aPlayer('bob', { camera_ready: false })];
    show(aView({ phase: 'waiting', current_play: 0, players, phase_ends_at: NOW + 30_000 }));
    expect(screen.getByText('Waiting for All Players...')).toBeTruthy();
    expect(screen.getByText('1/2 players connected')).toBeTruthy();
    expect(screen.getByText('Missing: bob.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Round 1: Play 1/3' })).toBeTruthy();
  });

  it('starting: the digit, the calibration, the clock at its beginning', () => {
    const calibration = { isCalibrated: false, progress: 0.6, baseline: 0 };
    show(aView({ phase: 'starting', phase_ends_at: NOW + 2_900 }), { face: aFace(0, { calibration }) });
    expect(screen.getByText('3 seconds to go')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Calibration' }).getAttribute('aria-valuenow')).toBe('60');
    expect(screen.getByText('Sample 3 of 5')).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('01:00');
  });

  it('playing: clock, counts, AI DETECTING, the own meter, the others from their readings', () => {
    show(aView(), { readings: { bob: reading(0.36) } });
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('00:41');
    expect(screen.getByText('AI DETECTING')).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Your smile meter' }).getAttribute('aria-valuenow')).toBe('18');
    expect(tile('bob').getByText('DANGER')).toBeTruthy();
    expect(tile('bob').getByText(/36/)).toBeTruthy();
  });

  it('shows nobody a number that was not measured', () => {
    show(aView());
    expect(tile('bob').queryByText(/%/)).toBeNull();
  });

  it('out by a smile: struck out, with the smile that did it', () => {
    show(aView({ players: outBob }), { readings: { bob: reading(0.61) } });
    expect(tile('bob').getByText('ELIMINATED')).toBeTruthy();
    expect(tile('bob').getByText(/61/)).toBeTruthy();
    expect(screen.queryByText('Why you were out')).toBeNull();
  });

  it('waits at the limit until the verdict: one reading above it is not a smile', () => {
    show(aView(), { face: aFace(0.97), readings: { bob: reading(0.8) } });
    expect(screen.getByRole('meter', { name: 'Your smile meter' }).textContent).toContain('DANGER');
    expect(screen.queryByText('OUT')).toBeNull();
    expect(tile('bob').getByText(/40/)).toBeTruthy();
  });

  it('out by absence says so and is not a smile', () => {
    show(aView({ players: [aPlayer('ann', { out_reason: 'absent' }), aPlayer('bob')] }), { face: aFace(0.9) });
    expect(screen.getByText('Eight seconds without a face. Out of this play, not counted as a smile.')).toBeTruthy();
    expect(tile('You').queryByText(/%/)).toBeNull();
  });

  it('warns at five seconds without a face', () => {
    show(aView(), { face: aFace(0, { facelessMs: 5_200 }) });
    expect(screen.getByRole('alert').textContent).toContain('Show it within 3 s');
  });

  it('play ended: the winner in words, the crown on the tile', () => {
    const winner = { user_id: 'cid', username: 'cid' };
    const play_result = { play: 2, result: 'winner', winner, message: 'cid won the play!', is_final_play: false } as const;
    show(aView({ phase: 'play_ended', players: outBob, play_result }));
    expect(screen.getByText('cid won the play!')).toBeTruthy();
    expect(tile('cid').getByText('WINNER')).toBeTruthy();
  });

  it('paused and lost: the stage says so', () => {
    const { unmount } = show(aView({ paused: true, phase_ends_at: null, phase_remaining_ms: 33_000 }));
    expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('00:33');
    unmount();
    show(aView(), { lost: true });
    expect(screen.getByRole('alert').textContent).toContain('Reconnecting. The play runs on, its verdict is pending.');
  });

  it('puts what keeps the detector from working before the meter', () => {
    const { unmount } = show(aView(), { face: aFace(0, { model: { status: 'failed', progress: 0 }, reading: null }) });
    expect(screen.getByRole('button', { name: 'Retry Loading' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
    unmount();
    show(aView(), { camera: aCamera({ status: 'busy', stream: null }) });
    expect(screen.getByRole('button', { name: 'Retry Camera' })).toBeTruthy();
  });

  it('memes: failed, and silent until a tap', () => {
    const { unmount } = show(aView(), { meme: { ...meme, status: 'failed' } });
    expect(screen.getByText('Video playback failed')).toBeTruthy();
    unmount();
    show(aView(), { meme: { ...meme, needsTap: true } });
    expect(screen.getByRole('button', { name: 'Tap for sound' })).toBeTruthy();
  });

  it('says politely who comes into danger and who is out', () => {
    const { rerender } = show(aView({ players: [aPlayer('ann'), aPlayer('bob'), aPlayer('cid')] }), { readings: { bob: reading(0.1) } });
    const peers = { bob: aPeer('bob'), cid: aPeer('cid') };
    const props = {
      lost: false,
      camera: aCamera(),
      peers,
      notes: noNotes,
      meme,
      muted: false,
      serverNow: () => NOW,
      actions,
      face: aFace(0),
    };
    rerender(
      <Round1Stage
        {...props}
        view={aView({ players: [aPlayer('ann'), aPlayer('bob'), aPlayer('cid')] })}
        readings={{ bob: reading(0.35) }}
      />,
    );
    expect(screen.getByText('bob is in danger.')).toBeTruthy();
    rerender(<Round1Stage {...props} view={aView({ players: outBob })} readings={{ bob: reading(0.35) }} />);
    expect(screen.getByText('bob is eliminated.')).toBeTruthy();
  });
});
