// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import type { FaceState } from '../../engine/face/face-types.ts';
import { aCamera, aFace } from '../../stage/testing/views.ts';
import { Panel } from './panel.tsx';
import type { TrialState } from './trial.ts';
import type { PanelParts } from './use-camera-panel.ts';

beforeAll(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
});
afterEach(cleanup);

const track = { kind: 'video' } as MediaStreamTrack;
const stream = { id: 'own', getVideoTracks: () => [track] } as unknown as MediaStream;
const off = aCamera({ status: 'idle', stream: null });
const on = aCamera({ stream });

function show(cameraState: CameraState, faceState: FaceState, trialState: Partial<TrialState> = {}) {
  const camera = {
    ...createStore(() => cameraState),
    open: vi.fn<() => Promise<CameraState>>().mockResolvedValue(cameraState),
    stop: vi.fn<() => void>(),
    refresh: vi.fn<() => Promise<CameraState>>().mockResolvedValue(cameraState),
  };
  const face = {
    getState: () => faceState,
    subscribe: () => () => undefined,
    watch: vi.fn<(source: unknown, options: unknown) => void>(),
    stop: vi.fn<() => void>(),
    load: vi.fn<() => Promise<void>>().mockResolvedValue(),
  };
  const state: TrialState = { status: 'running', heldMs: 42_000, bestMs: 65_000, worst: 12, verdict: null, ...trialState };
  const trial = { ...createStore(() => state), again: vi.fn<() => void>(), recalibrate: vi.fn<() => void>(), close: () => undefined };
  render(<Panel parts={{ camera, face, trial } as unknown as PanelParts} />);
  return { camera, face, trial };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

it('spec §2 Camera emotion panel: Start and Stop Camera, Retry Models, Reset Calibration, Debug [2.102]', () => {
  const idle = show(off, aFace(0, { model: { status: 'idle', progress: 0 }, watching: false, reading: null }));
  press('Start Camera');
  expect(idle.camera.open).toHaveBeenCalledOnce();
  press('Reset Calibration');
  expect(idle.trial.recalibrate).not.toHaveBeenCalled();
  cleanup();
  const live = show(on, aFace(0.1));
  expect(live.trial.recalibrate).toHaveBeenCalledOnce();
  press('Reset Calibration');
  expect(live.trial.recalibrate).toHaveBeenCalledTimes(2);
  press('Stop Camera');
  expect(live.camera.stop).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Retry Models' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByTestId('debug')).toBeNull();
  press('Debug');
  expect(within(screen.getByTestId('debug')).getByText('ready', { exact: false })).toBeTruthy();
});

it('spec §2 Camera emotion panel: Camera Error with Retry Camera, Detection Error with Retry Models [2.103 8.65]', async () => {
  const busy = show(aCamera({ status: 'busy', stream: null }), aFace(0, { reading: null }));
  expect(screen.getByRole('alert').textContent).toContain('Camera Error');
  expect(screen.getByRole('alert').textContent).toContain('Camera is being used by another application.');
  press('Retry Camera');
  expect(busy.camera.refresh).toHaveBeenCalledOnce();
  cleanup();
  const broken = show(on, aFace(0, { model: { status: 'failed', progress: 0 }, reading: null }));
  expect(screen.getByRole('alert').textContent).toContain('Detection Error');
  await act(async () => within(screen.getByRole('alert')).getByRole('button', { name: 'Retry Models' }).click());
  expect(broken.face.load).toHaveBeenCalledTimes(2);
});

it('a denied camera comes with the steps that allow it in this browser, one in use does not', () => {
  show(aCamera({ status: 'denied', stream: null }), aFace(0, { reading: null }));
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('How to allow it')).toBeTruthy();
  expect(alert.getAllByRole('listitem').at(-1)?.textContent).toBe('Come back and try again.');
  cleanup();
  show(aCamera({ status: 'busy', stream: null }), aFace(0, { reading: null }));
  expect(within(screen.getByRole('alert')).queryAllByRole('listitem')).toEqual([]);
});

it('says that the judge loads and calibrates, and none of the figures on the way', () => {
  const calibrating = (progress: number, isCalibrated = false) => aFace(0, { calibration: { isCalibrated, progress, baseline: 0 } });
  const loading = (progress: number) => aFace(0, { model: { status: 'loading', progress } });
  const said = [loading(0.1), loading(0.6), calibrating(0.2), calibrating(0.7), calibrating(1, true)].map((face) => {
    show(on, face);
    const [picture] = screen.getAllByRole('status'); // the trial beside it has words of its own
    cleanup();
    return picture?.textContent;
  });
  const [loads, calibrates] = ['Loading the judge.', 'Calibrating. Hold still, look as you always look.'];
  expect(said).toEqual([loads, loads, calibrates, calibrates, 'Calibrated.']);
  show(on, loading(0.6));
  expect(screen.getByText('Loading the judge: 60 %')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Loading the judge.' }).getAttribute('aria-valuenow')).toBe('60');
});

it('spec §3 Emotion reading: seven percentages and every figure of the reading [3.19]', () => {
  const calibration = { isCalibrated: true, progress: 1, baseline: 0.04 };
  const base = aFace(0.18, { calibration });
  const reading = base.reading && { ...base.reading, neutral: 0.7, happy: 0.2, sad: 0.1, confidence: 0.7, dominant: 'neutral' as const };
  show(on, { ...base, reading });
  const rows = within(screen.getByRole('region', { name: 'Emotions' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.replace('\u2009', ' '))).toEqual([
    'Neutral70 %',
    'Happy20 %',
    'Sad10 %',
    'Angry0 %',
    'Fearful0 %',
    'Disgusted0 %',
    'Surprised0 %',
  ]);
  const figures = [
    'Detecting',
    'Face',
    'Calibrated',
    'Calibration',
    'Baseline',
    'Above the baseline',
    'Confidence',
    'Per reading',
    'Readings per second',
  ];
  expect(figures.map((name) => figure(name)?.replace('\u2009', ' '))).toEqual([
    'yes',
    'found',
    'yes',
    '100 %',
    '4 %',
    '18 %',
    '70 %',
    '20 ms',
    '5.0',
  ]);
});

it('spec §9 Detection: calibrates quickly, every 100 ms, and watches at the pace of a play', () => {
  const waiting = show(on, aFace(0), { status: 'waiting' });
  expect(waiting.face.watch).toHaveBeenLastCalledWith(track, { intervalMs: 100 });
  cleanup();
  const running = show(on, aFace(0));
  expect(running.face.watch).toHaveBeenLastCalledWith(track, { intervalMs: 200 });
});

it('tells how long the face stayed straight, and shows the curve of the smile that ended it', () => {
  const verdict = { play: 1, curve: [{ seconds: 0, percent: 61 }], peak: 61, meme: null, confirmed: true };
  const { trial } = show(on, aFace(0.6), { status: 'out', worst: 61, verdict });
  expect(screen.getByText('You smiled after 0:42.')).toBeTruthy();
  expect(screen.getByText('1:05')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Your last seconds: up to 61 %' })).toBeTruthy();
  press('Again');
  expect(trial.again).toHaveBeenCalledOnce();
});
