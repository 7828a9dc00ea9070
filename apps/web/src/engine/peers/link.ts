import type { Tended } from './mesh-types.ts';
import type { createPeer, Peer, PeerOptions, Signal } from './peer.ts';

/** A network that blinks comes back within this time by itself. */
const BLINK_MS = 2_000;
/** Pictures come 15 times a second; for a player the server no longer hears, two empty looks are enough. */
const STALE_MS = 4_000;
const STALE_ALONE_MS = 1_200;
/** On a way that was just found again the first whole picture takes a while: the browser sends little until it knows what the way carries. */
const FRESH_MS = 4_000;

export interface LinkOptions extends Pick<PeerOptions, 'calls' | 'ice' | 'onRefused' | 'camera' | 'voice' | 'send' | 'onMessage'> {
  /** The caller's session and the number of this link: what both ends call it by. */
  name: string;
  /** How long it may take to connect, ms. */
  patienceMs: number;
  onChange: () => void;
  /** It did not connect in time, or did not come back. */
  onDead: () => void;
  makePeer: typeof createPeer;
  now: () => number;
}

/** A peer with a watchdog: notices that it does not connect, restarts it after a break, gives it up when nothing helps. */
export interface Link extends Pick<Peer, 'setCamera' | 'setVoice' | 'tell' | 'close'>, Omit<Tended, 'userId' | 'calls'> {
  receive(signal: Signal): void;
  /** Reads how many pictures have arrived. */
  look(): Promise<void>;
  /** Whether it was connected once. */
  proven(): boolean;
  running(present: boolean): boolean;
  /** It is up, and was not a moment ago: pictures are still to come. */
  isFresh(): boolean;
  framesDecoded(): number;
  stream(): MediaStream | null;
  voice(): MediaStream | null;
}

export function createLink({ name, patienceMs, onChange, onDead, makePeer, now, ...options }: LinkOptions): Link {
  let state: RTCPeerConnectionState = 'new';
  let proven = false;
  /** The other end has said something to a call of ours. */
  let answered = false;
  let frames = 0;
  let grownAt = -Infinity;
  let upAt = -Infinity;
  const media: { video: MediaStream | null; audio: MediaStream | null } = { video: null, audio: null };
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (ms: number, act: () => unknown): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(act, ms);
  };
  /** On a busy machine the answer alone may take seconds; a link that is ended while it connects would have to begin anew. */
  const overdue = (): void => (answered ? after(patienceMs / 2, onDead) : onDead());
  const tryAgain = (): void => {
    answered = false;
    peer.restart();
    after(patienceMs, overdue);
  };
  const peer = makePeer({
    ...options,
    onTrack: (track) => {
      media[track.kind === 'audio' ? 'audio' : 'video'] = new MediaStream([track]);
      onChange();
    },
    onState: (next) => {
      state = next;
      if (next === 'connected') {
        proven = true;
        upAt = now();
        clearTimeout(timer);
      } else if (next === 'disconnected') after(BLINK_MS, tryAgain);
      else if (next === 'failed') after(0, proven ? tryAgain : onDead);
      onChange();
    },
  });
  after(patienceMs, overdue);

  return {
    name,
    receive: (signal) => {
      answered = options.calls;
      void peer.receive(signal);
    },
    setCamera: peer.setCamera,
    setVoice: peer.setVoice,
    tell: peer.tell,
    look: async () => {
      const seen = await peer.framesDecoded();
      if (seen > frames) grownAt = now();
      frames = seen;
    },
    connection: () => state,
    proven: () => proven,
    running: (present) => now() - grownAt < (present ? STALE_MS : STALE_ALONE_MS),
    isFresh: () => state === 'connected' && now() - upAt < FRESH_MS,
    stats: peer.stats,
    renew: (isAlive) => {
      peer.restart();
      after(patienceMs, () => isAlive() || onDead());
    },
    hasten: () => {
      if (state === 'disconnected') tryAgain();
    },
    setPicture: peer.setPicture,
    allowed: peer.allowed,
    framesDecoded: () => frames,
    stream: () => media.video,
    voice: () => media.audio,
    close: () => {
      closed = true;
      clearTimeout(timer);
      peer.close();
    },
  };
}
