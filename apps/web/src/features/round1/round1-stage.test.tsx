// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RoomView, ScheduledMeme } from '@deadpan/protocol';
import type { FaceState } from '../../engine/face/face-types.ts';
import type { MemeState } from '../../engine/memes/meme-player.ts';
import { noNotes } from '../../stage/match-notes.ts';
import type { StageActions, StageProps } from '../../stage/stage-props.ts';
import { NOW, aCamera, aFace, aPeer, aPlayer, aView } from '../../stage/testing/views.ts';
import { Round1Stage } from './round1-stage.tsx';

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
const meme: MemeState = { status: 'playing', index: 1, total: 5, meme: null, secondsLeft: 6, cue: null, needsTap: false, failure: null };

const clip: ScheduledMeme = {
  id: 'c1',
  url: '/media/c1.mp4',
  webm_url: '/media/c1.webm',
  subtitles_url: '',
  poster_url: '',
  title: 'Planet Living Room',
  alt: '',
  duration: 10_000,
  starts_at: NOW,
  offset: 0,
};

function show(view: RoomView, change: Partial<StageProps> = {}) {
  const peers = Object.fromEntries(view.players.map(({ user_id }) => [user_id, aPeer(user_id)]));
  const given = { lost: false, readings: {}, camera: aCamera(), peers, notes: noNotes, meme, muted: false };
  const props = { ...given, face: aFace(0.18), serverNow: () => NOW, actions, ...change };
  return Object.assign(render(<Round1Stage view={view} {...props} />), { props });
}
const tile = (name: string) => within(screen.getByRole('article', { name }));
const reading = (happy: number) => ({ play: 2, happy, facelessMs: 0, hidden: false, at: 0 });
const outBob = [aPlayer('ann'), aPlayer('bob', { out_reason: 'smile' }), aPlayer('cid')];

describe('from the view to the screen', () => {
  it('spec §2 Round 1 screen: waiting says how many are connected and who is missing [2.89]', () => {
    const players = [aPlayer('ann'), aPlayer('bob', { camera_ready: false })];
    show(aView({ phase: 'waiting', current_play: 0, players, phase_ends_at: NOW + 30_000 }));
    expect(screen.getByText('Waiting for All Players...')).toBeTruthy();
    expect(screen.getByText('1/2 players connected')).toBeTruthy();
    expect(screen.getByText('Missing: bob.')).toBeTruthy();
    // What changes every second is no news every second.
    expect(screen.getByText('Missing: bob.').closest('[role="status"]')?.textContent).not.toMatch(/Begins with/);
    expect(screen.getByText('Begins with those who are here in 30 s.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Round 1: Play 1/3' })).toBeTruthy();
  });

  it('spec §2 Round 1 screen: starting shows the digit, the progress of the calibration, the clock at its beginning [2.90]', () => {
    const calibration = { isCalibrated: false, progress: 0.6, baseline: 0 };
    show(aView({ phase: 'starting', phase_ends_at: NOW + 2_900 }), { face: aFace(0, { calibration }) });
    expect(screen.getByText('3 seconds to go')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Calibration' }).getAttribute('aria-valuenow')).toBe('60');
    expect(screen.getByText('Sample 3 of 5')).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('01:00');
  });

  it('spec §2 Round 1 screen: playing shows the clock as mm:ss, counts, AI DETECTING, the own meter, the others from their readings [2.80 2.86]', () => {
    show(aView(), { readings: { bob: reading(0.36) } });
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('00:41');
    expect(screen.getByText('AI DETECTING')).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Your smile meter' }).getAttribute('aria-valuenow')).toBe('18');
    expect(tile('bob').getByText('DANGER')).toBeTruthy();
    expect(tile('bob').getByText(/36/)).toBeTruthy();
  });

  it('players §6: one more calibration can be asked for before a play, not when it is too late for one', () => {
    const recalibrate = vi.fn<() => void>();
    const calibrated = aFace(0.03, { calibration: { isCalibrated: true, progress: 1, baseline: 0.04 } });
    const { unmount } = show(aView({ phase: 'waiting', current_play: 0 }), { face: calibrated, actions: { ...actions, recalibrate } });
    expect(screen.getByText('Baseline 4 %')).toBeTruthy();
    screen.getByRole('button', { name: 'Re-calibrate' }).click();
    expect(recalibrate).toHaveBeenCalledOnce();
    unmount();
    show(aView({ phase: 'starting', phase_ends_at: NOW + 1_200 }), { face: calibrated, actions: { ...actions, recalibrate } });
    const button = screen.getByRole('button', { name: 'Re-calibrate' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.click();
    expect(recalibrate).toHaveBeenCalledOnce();
  });

  it('spec §2 Round 1 screen: the meme with its index, seconds left, play number and a loading note [2.87]', () => {
    const { unmount } = show(aView(), { meme: { ...meme, status: 'loading', meme: clip } });
    expect(screen.getByText('2/5')).toBeTruthy();
    expect(screen.getByText('6 s')).toBeTruthy();
    expect(screen.getAllByText((_, element) => element?.textContent === 'Meme 2/5 · Play 2')).toHaveLength(1);
    expect(screen.getByText('Loading the meme')).toBeTruthy();
    unmount();
    show(aView(), { meme: { ...meme, meme: clip } });
    expect(screen.queryByText('Loading the meme')).toBeNull();
  });

  it.each([2, 3, 4])('spec §2 Round 1 screen: %i players have as many tiles, each in its corner, the own one first [2.81]', (count) => {
    show(aView({ players: ['bob', 'ann', 'cid', 'dee'].slice(0, count).map((id) => aPlayer(id)) }));
    expect(screen.getAllByRole('article')[0]?.getAttribute('aria-label')).toBe('You');
    expect(screen.getAllByRole('article')).toHaveLength(count);
    expect(screen.getByRole('main').dataset['boxes']).toBe(String(count));
    expect(new Set(screen.getAllByRole('article').map((one) => one.className)).size).toBe(count);
    expect(screen.queryByRole('complementary', { name: 'Wins' }) !== null).toBe(count === 3);
  });

  it('spec §2 Round 1 screen: more than four players still shows three remote tiles [2.85]', () => {
    show(aView({ players: ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'].map((id) => aPlayer(id)) }));
    expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual(['You', 'bob', 'cid', 'dee']);
  });

  it('spec §2 Round 1 screen: a tile names its player, counts the wins and shows the camera and the link [2.82 2.84]', () => {
    const players = [aPlayer('ann', { wins: 2 }), aPlayer('bob', { wins: 1 }), aPlayer('cid', { camera_ready: false })];
    show(aView({ players }), { peers: { bob: aPeer('bob'), cid: aPeer('cid', { state: 'connecting', running: false, stream: null }) } });
    expect(tile('You').getByText('Wins', { exact: false }).textContent).toBe('Wins 2');
    expect(tile('bob').getByRole('img', { name: 'Camera working' })).toBeTruthy();
    expect(tile('bob').getByRole('img', { name: 'Connected' })).toBeTruthy();
    expect(tile('cid').getByRole('img', { name: 'Camera off' })).toBeTruthy();
    expect(tile('cid').getByRole('img', { name: 'Connecting' })).toBeTruthy();
  });

  it('players §5: the own meter has a number, a word and the limits as text [P.5]', () => {
    show(aView(), { face: aFace(0.34) });
    const meter = screen.getByRole('meter', { name: 'Your smile meter' });
    expect(meter.getAttribute('aria-valuetext')).toBe('34 %');
    expect(meter.textContent).toContain('DANGER');
    expect(meter.textContent).toContain('30 danger');
    expect(meter.textContent).toContain('40 out');
  });

  it('players §7: an absence that the network caused names the connection [P.7]', () => {
    const players = [aPlayer('ann', { out_reason: 'absent' }), aPlayer('bob')];
    show(aView({ players }), { notes: { ...noNotes, absence: { play: 2, cause: 'connection' } } });
    expect(screen.getByText('Eight seconds without a connection. Out of this play, not counted as a smile.')).toBeTruthy();
    expect(screen.queryByText('without a face', { exact: false })).toBeNull();
  });

  it('shows nobody a number that was not measured', () => {
    show(aView());
    expect(tile('bob').queryByText(/%/)).toBeNull();
  });

  it('spec §2 Round 1 screen: out by a smile is struck out with ELIMINATED and the smile that did it [2.83]', () => {
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

  it('spec §2 Round 1 screen: the winner of a play in words, the crown on the tile [2.93]', () => {
    const winner = { user_id: 'cid', username: 'cid' };
    const play_result = { play: 2, result: 'winner', winner, message: 'cid won the play!', is_final_play: false } as const;
    show(aView({ phase: 'play_ended', players: outBob, play_result }));
    expect(screen.getByText('cid won the play!')).toBeTruthy();
    expect(tile('cid').getByText('WINNER')).toBeTruthy();
  });

  it.each([
    [['ann', 'cid'], 'Two straight faces are left. One wins.'],
    [[], 'No straight face is left.'],
    [['ann'], 'It takes two cameras.'],
  ])('a play that nobody won says why: %j left', (left, why) => {
    const play_result = { play: 2, result: 'draw', winner: null, message: 'Nobody won the play.', is_final_play: false } as const;
    show(aView({ phase: 'play_ended', players: outBob, active_players: left, play_result }));
    expect(screen.getByRole('alert').textContent).toBe(`Nobody won the play.${why}`);
  });

  it('paused and lost: the stage says so', () => {
    const { unmount } = show(aView({ paused: true, phase_ends_at: null, phase_remaining_ms: 33_000 }));
    expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('00:33');
    unmount();
    show(aView(), { lost: true });
    expect(screen.getByRole('alert').textContent).toContain('Reconnecting. The play runs on, its verdict is pending.');
  });

  it('spec §2 Round 1 screen: what keeps the detector from working stands before the meter, with Retry Loading and Refresh Page [2.91]', () => {
    const { unmount } = show(aView(), { face: aFace(0, { model: { status: 'failed', progress: 0 }, reading: null }) });
    expect(screen.getByRole('button', { name: 'Retry Loading' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
    unmount();
    show(aView(), { camera: aCamera({ status: 'busy', stream: null }) });
    expect(screen.getByRole('button', { name: 'Retry Camera' })).toBeTruthy();
  });

  it('a denied camera comes with the steps that allow it in this browser, and tries it again', () => {
    const retryCamera = vi.fn<() => void>();
    show(aView(), { camera: aCamera({ status: 'denied', stream: null }), actions: { ...actions, retryCamera } });
    fireEvent.click(screen.getByRole('button', { name: 'How to allow it' }));
    const dialog = within(screen.getByRole('dialog', { name: 'How to allow it' }));
    expect(dialog.getAllByRole('listitem').at(-1)?.textContent).toBe('Come back and try again.');
    fireEvent.click(dialog.getByRole('button', { name: 'Retry Camera' }));
    expect(retryCamera).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the detector is set up and that it is there, and none of the figures on the way', () => {
    const props = { lost: false, readings: {}, camera: aCamera(), peers: {}, notes: noNotes, meme, muted: false };
    const stage = (model: FaceState['model']) => (
      <Round1Stage view={aView()} face={aFace(0, { model })} serverNow={() => NOW} actions={actions} {...props} />
    );
    const said = (): string =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    const { rerender } = render(stage({ status: 'loading', progress: 0.1 }));
    expect(said()).toBe('Setting up the detector');
    rerender(stage({ status: 'loading', progress: 0.6 }));
    expect(said()).toBe('Setting up the detector');
    expect(screen.getByText('Loaded 60', { exact: false })).toBeTruthy();
    rerender(stage({ status: 'ready', progress: 1 }));
    expect(said()).toBe('The detector is ready.');
  });

  it('spec §2 Round 1 screen: Video playback failed with its reason, and silent until a tap [2.88]', () => {
    const { unmount } = show(aView(), { meme: { ...meme, status: 'failed', failure: 'unsupported' } });
    expect(screen.getByText('Video playback failed')).toBeTruthy();
    expect(screen.getByText('This browser does not play the format. The play goes on without it.')).toBeTruthy();
    unmount();
    show(aView(), { meme: { ...meme, needsTap: true } });
    expect(screen.getByRole('button', { name: 'Tap for sound' })).toBeTruthy();
  });

  it('players §10: the beginning of a play is said, to who was there before it and to nobody else [P.10]', () => {
    const begun = 'Play 2 of 3 has begun.';
    const { unmount } = show(aView());
    expect(screen.queryByText(begun)).toBeNull();
    unmount();
    const props = { lost: false, readings: {}, camera: aCamera(), peers: {}, notes: noNotes, meme, muted: false };
    const given = { ...props, face: aFace(0), serverNow: () => NOW, actions };
    const { rerender } = render(<Round1Stage {...given} view={aView({ phase: 'starting' })} />);
    rerender(<Round1Stage {...given} view={aView()} />);
    expect(screen.getByText(begun).getAttribute('aria-live')).toBe('polite');
  });

  it('players §6: danger is said politely before the elimination is, each once [P.6]', () => {
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

  it('players §6: danger is said again when it comes again: between the two nothing is [P.6]', () => {
    const players = [aPlayer('ann'), aPlayer('bob'), aPlayer('cid')];
    const { rerender, props } = show(aView({ players }), { readings: { bob: reading(0.1) } });
    const at = (happy: number) => rerender(<Round1Stage {...props} view={aView({ players })} readings={{ bob: reading(happy) }} />);
    const said = screen.getAllByRole('status').find((one) => one.className === 'vh');
    const heard = [0.35, 0.1, 0.35].map((happy) => (at(happy), said?.textContent));
    expect(heard).toEqual(['bob is in danger.', '', 'bob is in danger.']);
  });

  it('players §6: who is out stays said when somebody else calms down a moment later [P.6]', () => {
    const players = [aPlayer('ann'), aPlayer('bob'), aPlayer('cid')];
    const { rerender, props } = show(aView({ players }), { readings: { cid: reading(0.1) } });
    rerender(<Round1Stage {...props} view={aView({ players })} readings={{ cid: reading(0.35) }} />);
    rerender(<Round1Stage {...props} view={aView({ players: outBob })} readings={{ cid: reading(0.35) }} />);
    rerender(<Round1Stage {...props} view={aView({ players: outBob })} readings={{ cid: reading(0.1) }} />);
    expect(screen.getByText('bob is eliminated.')).toBeTruthy();
  });

  it('players §9: a mute is said, and its end, but nothing before either [P.9]', () => {
    const { rerender, props } = show(aView());
    const said = (): string[] => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said()).not.toContain('Sound on.');
    rerender(<Round1Stage {...props} view={aView()} muted />);
    expect(said()).toContain('Muted.');
    expect(screen.getAllByRole('button', { name: 'Sound, muted' })).toBeTruthy();
    rerender(<Round1Stage {...props} view={aView()} />);
    expect(said()).toContain('Sound on.');
  });
});
