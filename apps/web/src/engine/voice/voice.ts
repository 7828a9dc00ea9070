import type { UserId } from '@deadpan/protocol';
import type { CameraProblem } from '../camera/camera-types.ts';
import { deviceChoices, type DeviceChoices } from '../camera/device-choices.ts';
import { openMicrophone } from '../camera/microphone.ts';
import type { Mesh } from '../peers/mesh-types.ts';
import { createPatchStore } from '../socket/store.ts';
import type { Sound } from '../sound/sound.ts';
import { createLevelMeter, type LevelMeter } from './level-meter.ts';
import { isVoice, nextLevel } from './loudness.ts';
import { createPlayback } from './playback.ts';
import type { MicrophoneStatus, Voice, VoiceState } from './voice-types.ts';

export interface VoiceOptions {
  me: UserId;
  mesh: Pick<Mesh, 'getState' | 'subscribe' | 'setVoice'>;
  sound: Pick<Sound, 'getState' | 'subscribe'>;
  /** Which microphone the player chose; the page's own choice unless told. */
  choices?: DeviceChoices;
  open?: typeof openMicrophone;
  makeMeter?: typeof createLevelMeter;
  makePlayback?: typeof createPlayback;
  now?: () => number;
}

/** Silence is told in steps, so that a screen is not drawn anew for every millisecond of it. */
const STEP_MS = 500;

const TROUBLED: ReadonlySet<MicrophoneStatus> = new Set(['denied', 'missing', 'failed']);

const statusOf = (problem: CameraProblem): MicrophoneStatus => {
  if (problem === 'denied' || problem === 'blocked') return 'denied';
  return problem === 'missing' ? 'missing' : 'failed';
};

/** The voices of one room. Asks for nothing and makes no sound before it is told to; the options after `sound` are for tests. */
export function createVoice({
  me,
  mesh,
  sound,
  choices = deviceChoices(),
  open = openMicrophone,
  makeMeter = createLevelMeter,
  makePlayback = createPlayback,
  now = () => performance.now(),
}: VoiceOptions): Voice {
  const { store, patch } = createPatchStore<VoiceState>({
    microphone: 'idle',
    open: false,
    muted: false,
    level: 0,
    silentMs: 0,
    speaker: null,
    needsTap: false,
  });
  const playback = makePlayback({ sound, onNeedsTap: (needsTap) => patch({ needsTap }) });
  let microphone: { track: MediaStreamTrack; meter: LevelMeter; over: AbortController } | null = null;
  let asking: Promise<VoiceState> | null = null;
  /** Which asking counts: one whose answer comes after the microphone was given up does not. */
  let attempt = 0;
  let heardAt = 0;
  let closed = false;

  /** Sends the voice or withholds it. */
  const pass = (): void => {
    const track = microphone?.track ?? null;
    const { speaker, muted } = store.getState();
    const goesOut = track !== null && speaker === me && !muted;
    if (track) track.enabled = goesOut;
    mesh.setVoice(goesOut ? track : null);
    if (goesOut && !store.getState().open) heardAt = now();
    patch({ open: goesOut, silentMs: 0 });
  };
  const listen = (): void => {
    const { speaker } = store.getState();
    playback.play(speaker === null || speaker === me ? null : (mesh.getState().peers[speaker]?.voice ?? null));
  };
  const measure = (loudness: number | null): void => {
    if (loudness === null || isVoice(loudness)) heardAt = now();
    const { open: isOpen, level } = store.getState();
    const silentMs = isOpen ? Math.floor((now() - heardAt) / STEP_MS) * STEP_MS : 0;
    patch({ level: nextLevel(level, loudness ?? 0), silentMs });
  };
  const drop = (): void => {
    microphone?.over.abort();
    microphone?.meter.close();
    microphone?.track.stop();
    microphone = null;
  };
  const take = (track: MediaStreamTrack): void => {
    drop();
    track.enabled = false;
    const over = new AbortController();
    track.addEventListener('ended', unplugged, over);
    microphone = { track, over, meter: makeMeter(track, measure) };
    patch({ microphone: 'ready' });
    pass();
  };
  const ask = async (): Promise<VoiceState> => {
    const mine = ++attempt;
    if (!microphone) patch({ microphone: 'asking' });
    const opened = await open(choices.getState().microphone);
    if (mine !== attempt) {
      if (typeof opened !== 'string') opened.stop();
    } else if (typeof opened !== 'string') take(opened);
    else if (!microphone) patch({ microphone: statusOf(opened) });
    return store.getState();
  };
  const prepare = (): Promise<VoiceState> => {
    if (closed || microphone) return Promise.resolve(store.getState());
    if (asking) return asking;
    const answer = ask().finally(() => {
      if (asking === answer) asking = null;
    });
    asking = answer;
    return answer;
  };
  const release = (): void => {
    attempt++;
    asking = null;
    drop();
    if (store.getState().open) pass();
    patch({ microphone: 'idle', muted: false, level: 0, silentMs: 0 });
  };
  /** The microphone went away; in the middle of one's turn another one may do. */
  const unplugged = (): void => {
    drop();
    pass();
    patch({ microphone: 'failed', level: 0 });
    if (store.getState().speaker === me) void prepare();
  };

  const offs = [
    mesh.subscribe(listen),
    choices.subscribe((choice, before) => {
      if (choice.microphone === before.microphone) return;
      // Where there was none that works, the one chosen now may be one.
      const isWanted = microphone !== null || asking !== null || TROUBLED.has(store.getState().microphone);
      if (isWanted) void ask();
    }),
  ];

  return {
    ...store,
    prepare,
    setSpeaker: (userId) => {
      if (closed || userId === store.getState().speaker) return;
      patch({ speaker: userId });
      pass();
      listen();
      if (userId === me) void prepare();
    },
    mute: (muted) => {
      if (closed || muted === store.getState().muted) return;
      patch({ muted });
      pass();
    },
    release,
    unlock: playback.unlock,
    close: () => {
      if (closed) return;
      closed = true;
      for (const off of offs.splice(0)) off();
      patch({ speaker: null });
      release();
      playback.close();
    },
  };
}
