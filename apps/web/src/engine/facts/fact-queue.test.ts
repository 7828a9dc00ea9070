import type { Ack, ClientEventName } from '@deadpan/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFactQueue } from './fact-queue.ts';

const OK: Ack = { ok: true };
const refused = (code: 'UNAVAILABLE' | 'TOO_LATE'): Ack => ({ ok: false, error: { code, message: '' } });

let sent: string[];
let answers: (Ack | null)[];
const queueOf = (capacity?: number) =>
  createFactQueue({
    send: async (event: ClientEventName, payload) => {
      sent.push(`${event} ${JSON.stringify(payload)}`);
      return answers.length ? (answers.shift() ?? null) : OK;
    },
    ...(capacity && { capacity }),
  });

beforeEach(() => {
  vi.useFakeTimers();
  [sent, answers] = [[], []];
});
afterEach(() => void vi.useRealTimers());

describe('the queue of facts', () => {
  it('keeps facts while there is no seat and says them in their order', async () => {
    const queue = queueOf();
    const first = queue.push('player_eliminated', { play: 1 });
    const second = queue.push('emotion_detected', { play: 1 });
    expect(sent).toEqual([]);
    queue.open();
    expect(await Promise.all([first, second])).toEqual([OK, OK]);
    expect(sent).toEqual(['player_eliminated {"play":1}', 'emotion_detected {"play":1}']);
    expect(queue.size()).toBe(0);
  });

  it('sends again what was not answered, also after the connection was gone', async () => {
    const queue = queueOf();
    queue.open();
    answers = [null, null];
    const answer = queue.push('player_eliminated', {});
    await vi.advanceTimersByTimeAsync(0);
    queue.shut();
    await vi.advanceTimersByTimeAsync(60_000);
    const before = sent.length;
    queue.open();
    expect(await answer).toEqual(OK);
    expect(sent.length).toBe(before + 1);
  });

  it('asks again a second later when the server cannot save, and takes a refusal for an answer', async () => {
    const queue = queueOf();
    queue.open();
    answers = [refused('UNAVAILABLE'), refused('TOO_LATE')];
    const answer = queue.push('player_eliminated', {});
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(refused('TOO_LATE'));
  });

  it('says only the latest word of what changes', async () => {
    const queue = queueOf();
    const outdated = queue.push('player_camera_ready', { ready: true });
    const latest = queue.push('player_camera_ready', { ready: false });
    expect(await outdated).toMatchObject({ ok: false });
    queue.open();
    expect(await latest).toEqual(OK);
    expect(sent).toEqual(['player_camera_ready {"ready":false}']);
  });

  it('does not repeat an earlier word after a later one', async () => {
    const queue = queueOf();
    queue.open();
    answers = [null, OK];
    const lost = queue.push('player_camera_ready', { ready: true });
    const latest = queue.push('player_camera_ready', { ready: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(await Promise.all([lost, latest])).toMatchObject([{ ok: false }, { ok: true }]);
    expect(sent).toHaveLength(2);
  });

  it('never sends a fact that is outdated by the time there is a seat, nor sends one again', async () => {
    const queue = queueOf();
    let isOutdated = false;
    const waiting = queue.push('webrtc_offer', 1, () => true);
    queue.open();
    expect(await waiting).toMatchObject({ ok: false });
    answers = [null];
    const unanswered = queue.push('webrtc_offer', 2, () => isOutdated);
    isOutdated = true;
    expect(await Promise.race([unanswered, vi.advanceTimersByTimeAsync(60_000)])).toMatchObject({ ok: false });
    expect(sent).toEqual(['webrtc_offer 2']);
  });

  it('gives up the oldest when it is full, and everything when the room is another', async () => {
    const queue = queueOf(2);
    const given = queue.push('webrtc_ice_candidate', 1);
    const kept = [queue.push('webrtc_ice_candidate', 2), queue.push('webrtc_ice_candidate', 3)];
    expect(await given).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    queue.drop();
    expect(await Promise.all(kept)).toMatchObject([{ ok: false }, { ok: false }]);
    queue.open();
    expect(sent).toEqual([]);
  });
});
