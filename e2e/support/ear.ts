import type { Page } from '@playwright/test';

/** What a page lets its player hear, and what reaches it. */
interface Ear {
  /** The loudest that its loudspeaker plays within `ms`, 0 to 1. */
  plays(ms: number): Promise<number>;
  /** The bytes of sound that have come over its links so far, played or not. */
  arrived(): Promise<number>;
}

declare global {
  interface Window {
    __ear: Ear;
  }
}

/** The fake microphone beeps once a second. */
const LISTEN_MS = 1_600;

/** Put it on a page before it is loaded: an ear on everything it plays, and on its links. */
export const ear = (): void => {
  const LOOK_MS = 20;
  const links = new Set<RTCPeerConnection>();
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...args: ConstructorParameters<typeof RTCPeerConnection>) {
      super(...args);
      links.add(this);
    }
  };
  const players = new Set<HTMLMediaElement>();
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    players.add(this);
    return play.call(this);
  };
  const played = (): MediaStream[] =>
    [...players].flatMap(({ paused, muted, volume, srcObject }) => {
      const isLoud = !paused && !muted && volume > 0 && srcObject instanceof MediaStream && srcObject.getAudioTracks().length > 0;
      return isLoud ? [srcObject] : [];
    });
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  const plays: Ear['plays'] = async (ms) => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    const tapped = new Set<MediaStream>();
    const samples = new Float32Array(analyser.fftSize);
    let loudest = 0;
    for (const until = performance.now() + ms; performance.now() < until; await pause(LOOK_MS)) {
      const streams = played();
      for (const stream of streams.filter((each) => !tapped.has(each))) {
        tapped.add(stream);
        context.createMediaStreamSource(stream).connect(analyser);
      }
      analyser.getFloatTimeDomainData(samples);
      if (streams.length > 0) loudest = Math.max(loudest, ...samples.map(Math.abs));
    }
    await context.close();
    return loudest;
  };
  const arrived: Ear['arrived'] = async () => {
    let bytes = 0;
    for (const link of links) {
      if (link.connectionState === 'closed') continue;
      const report = await link.getStats();
      report.forEach((each: { type: string; kind?: string; bytesReceived?: number }) => {
        if (each.type === 'inbound-rtp' && each.kind === 'audio') bytes += each.bytesReceived ?? 0;
      });
    }
    return bytes;
  };
  window.__ear = { plays, arrived };
};

/** A client that lies: its microphone is in every link from the first moment on, whoever's turn it is. Put it on a page before it is loaded. */
export const sendsAllTheTime = (): void => {
  const { replaceTrack } = RTCRtpSender.prototype;
  const { setLocalDescription } = RTCPeerConnection.prototype;
  const microphone = navigator.mediaDevices.getUserMedia({ audio: true }).then((stream) => stream.getAudioTracks()[0] ?? null);
  RTCRtpSender.prototype.replaceTrack = async function (this: RTCRtpSender, track) {
    if (track?.kind === 'video' || this.track?.kind === 'video') return replaceTrack.call(this, track);
    if (!this.track) await replaceTrack.call(this, await microphone);
    return new Promise(() => {}); // the page waits for a silence that never comes
  };
  RTCPeerConnection.prototype.setLocalDescription = async function (this: RTCPeerConnection, ...args: unknown[]) {
    await Reflect.apply(setLocalDescription, this, args);
    const line = this.getTransceivers().find((each) => each.receiver.track.kind === 'audio');
    if (line && !line.sender.track) await replaceTrack.call(line.sender, await microphone);
  };
};

/** How loud it is at that page now, over a beep and a half. */
export const heardAt = (page: Page): Promise<number> => page.evaluate((ms) => window.__ear.plays(ms), LISTEN_MS);
/** The bytes of sound that have come to that page. */
export const arrivedAt = (page: Page): Promise<number> => page.evaluate(() => window.__ear.arrived());
