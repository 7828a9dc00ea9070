import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaceState } from '../face/face-types.ts';
import type { Tended } from '../peers/mesh-types.ts';
import { adapt } from './adapt.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

interface Given {
  /** Packets a second from the other end, share of ours that gets lost. */
  line: { perSecond: number; lost: number; limitedBy: string };
  rate: number;
  hidden: boolean;
  name: string;
}

function aPage(change: Partial<Given> = {}) {
  const given: Given = { line: { perSecond: 50, lost: 0, limitedBy: 'none' }, rate: 5, hidden: false, name: 'page~1', ...change };
  const began = Date.now();
  let [packets, seconds] = [0, 0];
  const done = { interval: 200, picture: 0, poor: false, renewed: 0, hastened: 0, alive: (): boolean => true };
  const link = (): Tended => ({
    userId: 'bob',
    name: given.name,
    stats: async () => {
      const now = Math.floor((Date.now() - began) / 1000);
      packets += (now - seconds) * given.line.perSecond;
      seconds = now;
      return [
        { type: 'transport', packetsReceived: packets },
        { type: 'remote-inbound-rtp', kind: 'video', fractionLost: given.line.lost },
        { type: 'outbound-rtp', kind: 'video', qualityLimitationReason: given.line.limitedBy },
      ] as unknown as RTCStatsReport;
    },
    renew: (isAlive) => {
      done.renewed++;
      done.alive = isAlive;
    },
    hasten: () => void done.hastened++,
    setPicture: (step) => void (done.picture = step),
  });
  let changed = (): void => {};
  const end = adapt({
    face: {
      getState: () =>
        ({
          watching: true,
          model: { status: 'ready' },
          reading: { capturedAt: Date.now(), frameRate: given.rate, detectionTime: 40 },
        }) as FaceState,
      setInterval: (ms) => void (done.interval = ms),
    },
    mesh: { tended: () => [link()], setPoor: (_, poor) => void (done.poor = poor) },
    now: () => Date.now(),
    isHidden: () => given.hidden,
    onNetwork: (callback) => {
      changed = callback;
      return () => (changed = () => {});
    },
  });
  return { given, done, end, network: () => changed(), pass: (seconds_: number) => vi.advanceTimersByTimeAsync(seconds_ * 1000) };
}

describe('a machine that is too slow', () => {
  it('reads its own face less often first, sends smaller pictures only then, and gets both back', async () => {
    const { given, done, pass, end } = aPage({ rate: 1 });
    const seen: string[] = [];
    const follow = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second++) {
        await pass(1);
        const now = `${done.interval}/${done.picture}`;
        if (seen.at(-1) !== now) seen.push(now);
      }
    };
    await follow(30);
    expect(seen).toEqual(['200/0', '300/0', '400/0', '400/1', '400/2']);
    expect(done.poor).toBe(false);
    given.rate = 5;
    await follow(300);
    expect(seen.slice(5)).toEqual(['400/1', '400/0', '300/0', '200/0']);
    end();
  });

  it('is not judged while its page is hidden, and is left as it was in the end', async () => {
    const { given, done, pass, end } = aPage({ rate: 1, hidden: true });
    await pass(30);
    expect(done.interval).toBe(200);
    given.hidden = false;
    await pass(30);
    expect(done.interval).toBe(400);
    end();
    expect(done.interval).toBe(200);
  });
});

describe('a line that loses too much', () => {
  it('gets smaller pictures and is shown as poor; the detector is left alone; both end with it', async () => {
    const { given, done, pass, end } = aPage();
    given.line.lost = 0.3;
    await pass(10);
    expect(done).toMatchObject({ interval: 200, picture: 2, poor: true });
    given.line.lost = 0;
    await pass(120);
    expect(done).toMatchObject({ picture: 0, poor: false });
    end();
  });

  it('is not poor that is only narrow: the picture fits it', async () => {
    const { given, done, pass, end } = aPage();
    given.line.limitedBy = 'bandwidth';
    await pass(10);
    expect(done).toMatchObject({ picture: 2, poor: false });
    end();
  });
});

describe('a link that falls silent', () => {
  it('looks for another way after four seconds, once, and is alive again as soon as anything comes', async () => {
    const { given, done, pass, end } = aPage();
    await pass(5);
    given.line.perSecond = 0;
    await pass(3);
    expect(done.renewed).toBe(0);
    await pass(2);
    expect(done.renewed).toBe(1);
    await pass(30);
    expect(done).toMatchObject({ renewed: 1, poor: true });
    expect(done.alive()).toBe(false);
    given.line.perSecond = 50;
    await pass(2);
    expect(done.alive()).toBe(true);
    given.line.perSecond = 0;
    await pass(6);
    expect(done.renewed).toBe(2);
    end();
  });

  it('does so sooner after the network changed, and hurries those that are interrupted', async () => {
    const { given, done, pass, end, network } = aPage();
    await pass(5);
    given.line.perSecond = 0;
    network();
    expect(done.hastened).toBe(1);
    await pass(2);
    expect(done.renewed).toBe(1);
    end();
    network();
    expect(done.hastened).toBe(1);
  });

  it('is not asked for what never came: nobody sends, or the link is a new one', async () => {
    const { given, done, pass, end } = aPage();
    given.line.perSecond = 0;
    await pass(30);
    given.name = 'page~2';
    await pass(30);
    expect(done.renewed).toBe(0);
    end();
  });
});
