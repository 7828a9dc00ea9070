/** Both ends make the same channel, so none has to be announced; a reading that is late is worth nothing, so none is sent twice. */
const LIVE_READINGS: RTCDataChannelInit = { negotiated: true, id: 0, ordered: false, maxRetransmits: 0 };
/** A link with more than this unsent, bytes, does not keep up: the next reading will be newer anyway. */
const MAX_UNSENT = 2_048;

/** Short texts beside the media of one connection. */
export interface Channel {
  /** Sends if the channel is open and keeps up. */
  tell(text: string): void;
}

/** Opens the channel on a connection, before the description that is to carry its line; it ends with the connection. */
export function openChannel(pc: RTCPeerConnection, onText: (data: unknown) => void, over: { signal: AbortSignal }): Channel {
  const channel = pc.createDataChannel('readings', LIVE_READINGS);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onText(data), over);
  return {
    tell: (text) => {
      if (channel.readyState === 'open' && channel.bufferedAmount < MAX_UNSENT) channel.send(text);
    },
  };
}

/** Whether a description has a line for channels: pages of an earlier release have none, and are not asked for one. */
export const hasChannels = (sdp: string): boolean => /^m=application /m.test(sdp);
