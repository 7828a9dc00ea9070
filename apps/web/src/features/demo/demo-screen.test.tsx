// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResultProps, StageProps } from '../../stage/stage-props.ts';
import { DemoScreen } from './demo-screen.tsx';
import type { StageParts } from './stage-parts.ts';

/** The stage in words: what matters here is what it is given. */
const stage: StageParts = {
  Stage: ({ view, controls, below }: StageProps) => (
    <main data-phase={view.phase} data-paused={view.paused}>
      <h1>{`Play ${view.current_play}/${view.total_plays}`}</h1>
      <p>{view.players.map(({ username }) => username).join(', ')}</p>
      {controls}
      {below}
    </main>
  ),
  Result: ({ view, bar }: ResultProps) => (
    <main data-phase={view.phase}>
      <h1>{view.match_result?.message}</h1>
      {bar}
    </main>
  ),
  SoundDialog: () => null,
  CameraDialog: () => null,
};
const Page = ({ children }: { children: ReactNode }) => <div>{children}</div>;

const clip = (id: string, seconds: number) => ({
  id,
  title: id,
  durationMs: seconds * 1000,
  alt: id,
  files: { mp4: `${id}.mp4`, webm: `${id}.webm`, vtt: `${id}.vtt`, poster: `${id}.webp` },
});
const asked = vi.fn<() => Promise<MediaStream>>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.endsWith('deck.json') ? Response.json([clip('cat', 12), clip('goat', 9), clip('door', 20)]) : new Response('', { status: 404 }),
    ),
  );
  asked.mockReset().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: asked, enumerateDevices: () => Promise.resolve([]) } });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      resume = () => Promise.resolve();
    },
  );
  HTMLMediaElement.prototype.load = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.canPlayType = () => '';
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(): void {
  render(
    <MemoryRouter>
      <DemoScreen stage={stage} Page={Page} />
    </MemoryRouter>,
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const phase = () => document.querySelector('main')?.dataset['phase'];

describe('spec §2: the demo [2.5]', () => {
  it('explains what happens, and asks for the camera only after its button', async () => {
    show();
    expect(screen.getByText('Nothing leaves this browser.')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Skip this and sign up' }).getAttribute('href')).toBe('/register');
    await pass(5_000);
    expect(asked).not.toHaveBeenCalled();
    await press('Just watch');
    expect(asked).not.toHaveBeenCalled();
  });

  it('a refused camera is told in words, and one may watch instead', async () => {
    // The detector has no worker here; the camera is refused before it matters.
    vi.stubGlobal('Worker', undefined);
    show();
    await press('Turn on the camera and play');
    expect(asked).toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('Camera access denied. Please allow camera access in your browser settings');
    const steps = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(steps.at(-1)?.textContent).toBe('Come back and try again.');
    // The specification's text asks for a refresh: nothing beside it may say the contrary.
    expect(screen.getByRole('alert').textContent).not.toContain('need not be reloaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await press('Just watch');
    expect(screen.getByText('Gerda, Kevin, Inspector')).toBeTruthy();
  });

  it('a camera that is missing needs no steps in the browser', async () => {
    vi.stubGlobal('Worker', undefined);
    asked.mockRejectedValue(new DOMException('no', 'NotFoundError'));
    show();
    await press('Turn on the camera and play');
    expect(screen.getByRole('alert').textContent).toContain('No camera found.');
    expect(within(screen.getByRole('alert')).queryAllByRole('listitem')).toEqual([]);
  });

  it('who goes by keyboard stays at the buttons while they change', async () => {
    vi.stubGlobal('Worker', undefined);
    let refuse = (_error: unknown): void => undefined;
    asked.mockImplementation(() => new Promise((_resolve, reject) => (refuse = reject)));
    show();
    const play = screen.getByRole('button', { name: 'Turn on the camera and play' });
    play.focus();
    await press('Turn on the camera and play');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel.parentElement);
    cancel.focus();
    await act(async () => refuse(new DOMException('no', 'NotAllowedError')));
    await pass(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }).parentElement);
  });

  it('says when the clips do not come', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
    show();
    await press('Just watch');
    expect(screen.getByRole('alert').textContent).toContain('No memes');
  });

  it('is watched to its end, which offers another one, playing along and signing up', async () => {
    show();
    await press('Just watch');
    expect(phase()).toBe('waiting');
    await pass(7_000);
    expect(phase()).toBe('playing');
    for (const play of [1, 2, 3]) {
      expect(screen.getByRole('heading', { name: `Play ${play}/3` })).toBeTruthy();
      await press('Skip to the verdict');
      expect(phase()).not.toBe('playing');
      await pass(9_000);
    }
    expect(phase()).toBe('round_ended');
    expect(screen.getByRole('link', { name: 'Sign Up Free' }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('button', { name: 'Play along' })).toBeTruthy();
    await press('Watch Again');
    expect(phase()).toBe('waiting');
  });

  it('stands still at a button, at a key, and while nobody looks', async () => {
    const paused = () => document.querySelector('main')?.dataset['paused'];
    show();
    await press('Just watch');
    await pass(3_000);
    await press('Pause');
    expect(paused()).toBe('true');
    await pass(60_000);
    expect(phase()).toBe('starting');
    await press('Resume');
    expect(paused()).toBe('false');
    fireEvent.keyDown(window, { key: 'p' });
    expect(paused()).toBe('true');
    fireEvent.keyDown(window, { key: 'p' });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    expect(paused()).toBe('true');
    Reflect.deleteProperty(document, 'visibilityState');
    fireEvent(document, new Event('visibilitychange'));
    expect(paused()).toBe('false');
  });
});
