import type { UserId } from '@deadpan/protocol';
import type { Camera } from '../camera/camera-types.ts';
import type { Connection } from '../socket/connection-types.ts';
import type { RoomStore } from '../socket/room-types.ts';
import type { ReadableStore } from '../socket/store.ts';
import type { Laughs } from './laughs.ts';
import type { PeerMessage } from './messages.ts';

/** `lost`: was connected, or the server no longer hears the player, and no picture arrives. */
export type LinkState = 'connecting' | 'connected' | 'lost';

export interface PeerView {
  userId: UserId;
  state: LinkState;
  /** The other player's picture, for `video.srcObject`; null until its track is there. A new object when the link is rebuilt. */
  stream: MediaStream | null;
  /** The other player's voice, silent until they send one. */
  voice: MediaStream | null;
  /** Frames decoded on this link, from its statistics; 0 before the first. */
  framesDecoded: number;
  /** Pictures arrived within the last seconds. */
  running: boolean;
  /** The line is bad: much gets lost, or takes long. */
  poor: boolean;
  /** Several tries to connect have failed; it is still tried. */
  stuck: boolean;
}

/** A link that was up once, for whoever looks after it. */
export interface Tended {
  readonly userId: UserId;
  /** Another one when the link was built anew. */
  readonly name: string;
  /** Whether this end makes the offers. */
  readonly calls: boolean;
  /** How the browser says it stands. */
  connection(): RTCPeerConnectionState;
  /** What the browser measured of it; undefined once it is closed. */
  stats(): Promise<RTCStatsReport | undefined>;
  /** Nothing comes over it: looks for another way, and gives the link up if `isAlive` denies it in good time. The called end can do neither: it asks the caller. */
  renew(isAlive: () => boolean): void;
  /** The network changed: a link that is interrupted does not wait whether it comes back by itself. */
  hasten(): void;
  /** How small the picture is that is sent, from 0, as good as it may be, to 2. */
  setPicture(step: number): void;
  /** The most bits a second that the other end wants of our picture; `Infinity` when it does not say. */
  allowed(): number;
}

export interface MeshState {
  /** One entry per other seated player, by user id. */
  peers: Record<UserId, PeerView>;
  /** How many remote streams run: what `webrtc_ready` reports. */
  streams: number;
  /** spec §8: set when this browser has no WebRTC. */
  error: string | null;
}

/** How links are to be made: over which servers, and whether only over a relay. Null: not known yet, and no link is made. */
export interface IceState {
  config: RTCConfiguration | null;
}

export interface MeshOptions {
  me: UserId;
  room: RoomStore;
  camera: Camera;
  connection: Connection;
  /** Read at the making of every link, so that renewed relay credentials are used. */
  ice: ReadableStore<IceState>;
  /** A relay does not take the credentials of `ice`: there may be others by now. */
  onRefused: () => void;
}

/** Everybody's video: one link to each other seated player. Reports `webrtc_ready` by itself. */
export interface Mesh extends ReadableStore<MeshState> {
  /** What the other players' pages say about their laughs, several times a second, straight from them; a store of its own, as it changes so often. */
  readonly laughs: ReadableStore<Laughs>;
  /** Sends a microphone to everybody, or silence (null); no renegotiation. */
  setVoice(track: MediaStreamTrack | null): void;
  /** Tells everybody whose link is up, over the links, not through the server. It may get lost: say only what is soon said anew. */
  tell(message: PeerMessage): void;
  /** The links that were up once, to be looked after. */
  tended(): readonly Tended[];
  /** Whether the line to a player is to be shown as poor. */
  setPoor(userId: UserId, poor: boolean): void;
  /** Closes every link; twice is fine. */
  close(): void;
}
