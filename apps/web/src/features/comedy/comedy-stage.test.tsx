// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComedyView, RoomView } from '@deadpan/protocol';
import { createPatchStore } from '../../engine/socket/store.ts';
import { LOBBY } from '../../engine/socket/testing.ts';
import type { Sound, Volumes } from '../../engine/sound/sound.ts';
import type { OwnLaugh } from '../../stage/own-laugh.ts';
import { aSession } from '../../stage/testing/session.ts';
import { aFace, aPlayer, aView, NOW } from '../../stage/testing/views.ts';
import { ComedyStage } from './comedy-stage.tsx';
import { nearPercents, percents } from './laughs.ts';

beforeAll(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve(); // jsdom plays nothing
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const who = (id: string) => ({ user_id: id, username: id });
const comedyOf = (performer: string, speaks: boolean): ComedyView => ({
  order: [who('ann'), who('bob')],
  turn: 1,
  turns: [{ performer: who(performer), spoke: speaks, laughs: [] }],
  points: {},
  speaker: speaks ? performer : null,
});

function aSound() {
  const heard: string[] = [];
  const { store, patch } = createPatchStore<Volumes>({ memes: 1, voices: 1, effects: 1, muted: false });
  const sound: Sound = {
    ...store,
    change: patch,
    tick: (last) => void heard.push(last ? 'high' : 'tick'),
    cymbal: () => void heard.push('cymbal'),
    unlock: () => void heard.push('unlock'),
  };
  return { sound, heard };
}

let version = 1;
/** Ann's stage, with so many ms left of the phase. */
function open(performer: string, phase: 'calling' | 'speaking', leftMs = 9_000, onDraw = (): void => {}) {
  const { sound, heard } = aSound();
  let now = NOW;
  const { store: laughter } = createPatchStore<OwnLaugh>({ turn: null, confidence: 0 });
  const stage = aSession({
    sound,
    laughter,
    serverNow: () => {
      onDraw();
      return now;
    },
  });
  const comedy = comedyOf(performer, phase === 'speaking');
  const view: RoomView = aView({ lobby_id: LOBBY, version: ++version, round: 2, phase, comedy, phase_ends_at: NOW + leftMs });
  stage.enter(view);
  render(<ComedyStage session={stage.session} view={view} />);
  const pass = (ms: number): void => {
    now += ms;
    act(() => void vi.advanceTimersByTime(100));
  };
  return { ...stage, heard, view, pass, asked: () => stage.world.asked.map(({ event, payload }) => [event, payload]) };
}

describe('the stage of round 2', () => {
  it('spec §7 Sent events: asks for the microphone, and readies it before it is taken [7.34]', async () => {
    const { asked, voiceCalls } = open('ann', 'calling');
    expect(voiceCalls).toEqual(['prepare']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take the microphone' })));
    expect(asked()).toContainEqual(['request_microphone', {}]);
    fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    await act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pass' })));
    expect(asked()).toContainEqual(['pass_turn', { turn: 1 }]);
  });

  it('leaves the microphone of who only listens alone', () => {
    expect(open('bob', 'calling').voiceCalls).toEqual([]);
  });

  it('mutes by a key and in the sound dialog, from which all settings are a press away, and wakes the sound with the first tap', () => {
    const { session, heard, voiceCalls } = open('bob', 'speaking');
    fireEvent.keyDown(document.body, { key: 'm' });
    expect(session.sound.getState().muted).toBe(true);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Muted.');
    fireEvent.click(screen.getByRole('button', { name: 'Sound, muted' }));
    fireEvent.click(screen.getByRole('switch', { name: /Mute/, checked: true }));
    expect(session.sound.getState().muted).toBe(false);
    expect(screen.getByRole('button', { name: 'All settings' })).toBeTruthy();
    fireEvent.pointerUp(document.body);
    expect([heard, voiceCalls]).toEqual([['unlock'], ['unlock']]);
  });

  it('of who is at the microphone the same key mutes the microphone, and who is done is not heard from that moment on', async () => {
    const { session, asked, voiceCalls } = open('ann', 'speaking');
    fireEvent.keyDown(document.body, { key: 'm' });
    expect(session.sound.getState().muted).toBe(false);
    fireEvent.keyDown(document.body, { key: 'm' });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'I am done' })));
    clock.mockRestore();
    expect(voiceCalls).toEqual(['mute', 'unmute', 'mute']);
    expect(asked()).toContainEqual(['pass_turn', { turn: 1 }]);
  });

  it('shows what the others’ pages say about their laughs', () => {
    const { laugh } = open('ann', 'speaking');
    act(() => laugh({ bob: { happy: 0.71, at: 0 } }));
    expect(within(screen.getByRole('article', { name: 'bob' })).getByRole('img', { name: '71 % happy' })).toBeTruthy();
  });

  it('is not drawn anew for the level of the microphone, which its meter shows, nor for a face that does not move', () => {
    let drawn = 0;
    const { laugh, setVoice } = open('ann', 'speaking', 9_000, () => drawn++);
    act(() => laugh({ bob: { happy: 0.7, at: 0 } }));
    const before = drawn;
    act(() => setVoice({ level: 0.5 }));
    act(() => laugh({ bob: { happy: 0.701, at: 200 } }));
    expect(screen.getByRole('meter', { name: 'Microphone level' }).getAttribute('aria-valuenow')).toBe('50');
    expect(drawn).toBe(before);
    act(() => laugh({ bob: { happy: 0.8, at: 400 } }));
    expect(drawn).toBeGreaterThan(before);
  });

  it('ticks for the last seconds and crashes for a laugh, but not into an open microphone', () => {
    const laughed = { lobby_id: LOBBY, version: 1_000, ...who('ann'), turn: 1, reason: 'laughed' };
    const listening = open('bob', 'speaking', 3_500);
    listening.pass(600);
    listening.pass(1_000);
    expect(listening.heard).toEqual(['tick', 'tick']);
    listening.world.say('listener_laughed', laughed);
    act(() => void vi.advanceTimersByTime(400));
    expect(listening.heard).toEqual(['tick', 'tick', 'cymbal']);
    cleanup();
    const speaking = open('ann', 'speaking', 3_500);
    speaking.pass(600);
    speaking.world.say('listener_laughed', laughed);
    act(() => void vi.advanceTimersByTime(400));
    expect(speaking.heard).toEqual([]);
  });
});

describe('how happy everybody looks', () => {
  const view = aView({ players: ['ann', 'bob', 'cid', 'dee'].map((id) => aPlayer(id)), comedy: comedyOf('bob', true), phase: 'speaking' });
  const reading = { play: 1, happy: 0.5, facelessMs: 0, hidden: false, at: 10_000 };

  it('is taken from the links, else from the server while it is fresh, one’s own from the detector', () => {
    const near = nearPercents({ bob: { happy: 0.7, at: 10_000 } });
    const readings = { bob: reading, cid: reading, dee: { ...reading, play: 2 } };
    expect(percents({ view, face: aFace(0.25), near, readings }, 11_000)).toEqual({ ann: 25, bob: 70, cid: 50 });
    expect(percents({ view, face: aFace(0.25, { watching: false }), near, readings }, 14_000)).toEqual({ bob: 70 });
  });
});
