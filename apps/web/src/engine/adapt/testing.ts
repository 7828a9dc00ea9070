import { vi } from 'vitest';
import type { FaceState } from '../face/face-types.ts';
import type { Tended } from '../peers/mesh-types.ts';
import { bitsFor } from '../peers/video-caps.ts';
import { adapt } from './adapt.ts';

export interface Given {
  /** Packets a second from the other end, share of ours that gets lost, what the browser takes the way for, what the picture takes at most, what the other end wants of it. */
  line: { perSecond: number; lost: number; limitedBy: string; kbit?: number; cheapKbit?: number; allowedKbit?: number };
  rate: number;
  /** of a reading, ms */
  tookMs: number;
  /** how old the latest reading is, ms */
  readMsAgo: number;
  hidden: boolean;
  /** ms until the browser tells what it measured; null: it cannot. */
  tellsAfter: number | null;
  name: string;
  connection: RTCPeerConnectionState;
}

/** A page with one link, under fake timers: `given` is what it meets, `done` what it was made to do. */
export function aPage(change: Partial<Given> = {}) {
  const given: Given = {
    line: { perSecond: 50, lost: 0, limitedBy: 'none' },
    rate: 5,
    tookMs: 40,
    readMsAgo: 0,
    hidden: false,
    tellsAfter: 0,
    name: 'page~1',
    connection: 'connected',
    ...change,
  };
  const began = Date.now();
  let [packets, seconds, sent] = [0, 0, 0];
  const allowed = (): number => (given.line.allowedKbit ?? Infinity) * 1000;
  const done = { interval: 200, picture: 0, poor: false, renewed: 0, hastened: 0, asked: 0, looks: 0, alive: (): boolean => true };
  const link = (): Tended => ({
    userId: 'bob',
    name: given.name,
    calls: true,
    connection: () => given.connection,
    stats: async () => {
      done.looks++;
      if (given.tellsAfter === null) throw new DOMException('it is being closed', 'InvalidStateError');
      if (given.tellsAfter > 0) await new Promise((resolve) => setTimeout(resolve, given.tellsAfter ?? 0));
      const now = Math.floor((Date.now() - began) / 1000);
      packets += (now - seconds) * given.line.perSecond;
      const { kbit, cheapKbit = Infinity } = given.line;
      const aimed = kbit === undefined ? null : Math.min(bitsFor(done.picture), allowed(), kbit * 1000);
      sent += ((now - seconds) * Math.min(aimed ?? 0, cheapKbit * 1000)) / 8;
      seconds = now;
      return [
        { type: 'transport', packetsReceived: packets },
        { type: 'remote-inbound-rtp', kind: 'video', fractionLost: given.line.lost },
        {
          type: 'outbound-rtp',
          kind: 'video',
          timestamp: began + seconds * 1000,
          qualityLimitationReason: given.line.limitedBy,
          ...(aimed !== null && { targetBitrate: aimed, bytesSent: sent }),
        },
      ] as unknown as RTCStatsReport;
    },
    renew: (isAlive) => {
      done.renewed++;
      done.alive = isAlive;
    },
    hasten: () => void done.hastened++,
    setPicture: (step) => void (done.picture = step),
    allowed,
  });
  let changed = (): void => {};
  const end = adapt({
    face: {
      getState: () =>
        ({
          watching: true,
          model: { status: 'ready' },
          reading: { capturedAt: Date.now() - given.readMsAgo, frameRate: given.rate, detectionTime: given.tookMs },
        }) as FaceState,
      setInterval: (ms) => void (done.interval = ms),
    },
    mesh: { tended: () => [link()], setPoor: (_, poor) => void (done.poor = poor) },
    ask: () => void done.asked++,
    now: () => Date.now(),
    isHidden: () => given.hidden,
    onNetwork: (callback) => {
      changed = callback;
      return () => (changed = () => {});
    },
  });
  return { given, done, end, network: () => changed(), pass: (seconds_: number) => vi.advanceTimersByTimeAsync(seconds_ * 1000) };
}
