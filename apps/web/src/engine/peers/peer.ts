import type { Candidate, Description } from '@deadpan/protocol';
import { hasChannels, openChannel, type Channel } from './channel.ts';
import { withoutAddresses } from './without-addresses.ts';
import { allowedBy, wanted } from './wanted.ts';
import { capsFor, createPictureLine, preferredCodecs } from './video-caps.ts';
import { createVoiceLine } from './voice-line.ts';

export type Signal = { description: Description } | { candidate: Candidate };

export interface PeerOptions {
  /** Makes the first offer. Exactly one side of a pair calls; the other yields when later offers collide. */
  calls: boolean;
  /** Read at the start and at every search for another way: a relay's credentials expire. */
  ice: () => RTCConfiguration;
  /** A relay does not take the credentials. */
  onRefused: () => void;
  camera: MediaStreamTrack | null;
  voice: MediaStreamTrack | null;
  send: (signal: Signal) => void;
  /** The other's picture or voice is there. */
  onTrack: (track: MediaStreamTrack) => void;
  /** Something came over the channel; it may be anything. */
  onMessage: (data: unknown) => void;
  onState: (state: RTCPeerConnectionState) => void;
}

/** What a relay answers to credentials that have expired, or that it never gave. */
const UNAUTHORIZED = 401;

/** One connection to one other page; knows no room and no socket. */
export interface Peer {
  receive(signal: Signal): Promise<void>;
  setCamera(track: MediaStreamTrack | null): void;
  setVoice(track: MediaStreamTrack | null): void;
  /** Sends a short text, if the channel is open; it may get lost. */
  tell(text: string): void;
  /**
   * Looks for another way through the network, over the same connection; the caller's to do. Where both ends offer at once one rolls its offer back,
   * and Chromium then goes on decoding the picture there but shows no more of it.
   */
  restart(): void;
  framesDecoded(): Promise<number>;
  /** Everything the browser measured; undefined once it is closed. */
  stats(): Promise<RTCStatsReport | undefined>;
  /** How small the picture is that is sent: a step of `capsFor`. */
  setPicture(step: number): void;
  /** The most bits a second that the other end wants of our picture; `Infinity` when it does not say. */
  allowed(): number;
  /** Twice is fine. */
  close(): void;
}

/** Opens a connection; the first offer follows by itself where this side calls. */
export function createPeer({ calls, ice, onRefused, camera, voice, send, onTrack, onMessage, onState }: PeerOptions): Peer {
  const configuration = (): RTCConfiguration => ({ ...ice(), iceCandidatePoolSize: 0, bundlePolicy: 'max-bundle' });
  // A pool of gathered candidates (the spec's 10) left one connection in six dead; without one none was, and none was slower.
  const pc = new RTCPeerConnection(configuration());
  const hidesAddress = configuration().iceTransportPolicy === 'relay';
  const closed = new AbortController();
  const sending = { video: camera, audio: voice };
  const early: Candidate[] = [];
  let channel: Channel | null = null;
  let offering = false;
  let step = 0;
  let tail: Promise<void> = Promise.resolve();

  const ended = (): boolean => closed.signal.aborted;
  /** Firefox before 119 keeps what it began with. */
  const configure = (): void => {
    if ('setConfiguration' in pc) pc.setConfiguration(configuration());
  };
  const transceiver = (kind: string): RTCRtpTransceiver | undefined =>
    pc.getTransceivers().find((each) => each.receiver.track.kind === kind);
  /** A renegotiation that a closed connection cut short is nobody's loss; anything else ends at the link's watchdog. */
  const quietly = (work: Promise<unknown> | undefined): void => void work?.catch(() => {});

  const prefer = (video: RTCRtpTransceiver): void => {
    const codecs = RTCRtpReceiver.getCapabilities?.('video')?.codecs;
    if (codecs) video.setCodecPreferences?.(preferredCodecs(codecs));
  };
  /**
   * The caller's lines: sound first, reserved for a turn at the microphone, then video. The other side adds nothing of its own before the
   * first offer (lines that differ never settle in Chromium) but answers in both directions on these.
   */
  const layOut = (): void => {
    channel = openChannel(pc, onMessage, closed);
    pc.addTransceiver('audio', { direction: 'sendrecv' });
    prefer(pc.addTransceiver('video', { direction: 'sendrecv', sendEncodings: [capsFor(sending.video?.getSettings().height)] }));
    fill();
  };
  const fill = (): void => {
    for (const kind of ['audio', 'video'] as const) {
      const line = transceiver(kind);
      if (line && line.sender.track !== sending[kind]) quietly(line.sender.replaceTrack(sending[kind]).then(settle));
    }
  };
  /** A track that was taken back while it was still being put in is taken out after all. */
  const settle = (): void => {
    hold();
    if (!ended()) fill();
  };
  const tendPicture = createPictureLine(() => step);
  const tendVoice = createVoiceLine();
  /** Holds both lines to what they are to be: the picture to its caps, the sound to rest while there is none. */
  const hold = (): void => {
    if (ended()) return;
    const [video, audio] = [transceiver('video')?.sender, transceiver('audio')?.sender];
    if (video?.track) quietly(tendPicture(video));
    if (audio) quietly(tendVoice(audio));
  };
  const adopt = (offered: string): void => {
    if (hasChannels(offered)) channel ??= openChannel(pc, onMessage, closed);
    for (const line of pc.getTransceivers()) {
      if (line.direction === 'sendrecv') continue;
      line.direction = 'sendrecv';
      if (line.receiver.track.kind === 'video') prefer(line);
    }
    fill();
  };

  const tell = (signal: Signal): void => {
    const told = hidesAddress ? withoutAddresses(signal) : signal;
    if (told) send(told);
  };
  const tellLocal = (): void => {
    const local = pc.localDescription;
    if (local && !ended()) tell({ description: { type: local.type, sdp: wanted(local.sdp) } });
  };
  const offer = async (): Promise<void> => {
    offering = true;
    try {
      await pc.setLocalDescription();
      tellLocal();
    } finally {
      offering = false;
    }
  };
  const takeDescription = async (description: Description): Promise<void> => {
    const collides = description.type === 'offer' && (offering || pc.signalingState !== 'stable');
    if (collides && calls) return; // the caller's own offer stands, the other one rolls its back
    if (description.type === 'answer' && pc.signalingState !== 'have-local-offer') return;
    // The caller looks for another way: the ends that this side offers for it come from relays that take its credentials still.
    if (description.type === 'offer' && pc.remoteDescription) configure();
    await pc.setRemoteDescription(description);
    for (const candidate of early.splice(0)) await takeCandidate(candidate);
    if (description.type === 'offer') {
      adopt(description.sdp);
      await pc.setLocalDescription();
      tellLocal();
    }
    hold();
  };
  const takeCandidate = async (candidate: Candidate): Promise<void> => {
    if (!pc.remoteDescription) return void early.push(candidate);
    // One of an offer that was rolled back or restarted is refused; the connection lives on without it.
    await pc.addIceCandidate(candidate).catch(() => {});
  };

  pc.addEventListener(
    'icecandidate',
    ({ candidate }) => {
      if (!candidate?.candidate) return;
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      tell({ candidate: { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment } });
    },
    closed,
  );
  pc.addEventListener('icecandidateerror', ({ errorCode }) => errorCode === UNAUTHORIZED && onRefused(), closed);
  pc.addEventListener('track', ({ track }) => onTrack(track), closed);
  pc.addEventListener('connectionstatechange', () => onState(pc.connectionState), closed);
  pc.addEventListener(
    'negotiationneeded',
    () => {
      if (calls || pc.remoteDescription) quietly(offer());
    },
    closed,
  );
  if (calls) layOut();

  return {
    receive: (signal) => {
      const step = async (): Promise<void> => {
        if (ended()) return;
        await ('candidate' in signal ? takeCandidate(signal.candidate) : takeDescription(signal.description));
      };
      tail = tail.then(step).catch(() => {}); // what cannot be applied never connects; the link's watchdog builds it anew
      return tail;
    },
    setCamera: (track) => {
      sending.video = track;
      fill();
    },
    setVoice: (track) => {
      sending.audio = track;
      fill();
    },
    tell: (text) => channel?.tell(text),
    restart: () => {
      if (ended() || !calls) return;
      configure();
      pc.restartIce();
    },
    framesDecoded: async () => {
      const report = ended() ? undefined : await transceiver('video')?.receiver.getStats();
      let frames = 0;
      report?.forEach((each: { type: string; framesDecoded?: number }) => {
        if (each.type === 'inbound-rtp') frames += each.framesDecoded ?? 0;
      });
      return frames;
    },
    stats: async () => (ended() ? undefined : pc.getStats()),
    setPicture: (next) => {
      if (next === step) return;
      step = next;
      hold();
    },
    allowed: () => allowedBy(pc.remoteDescription?.sdp ?? ''),
    close: () => {
      closed.abort();
      pc.close();
    },
  };
}
