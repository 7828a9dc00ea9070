import type { RoomView, UserId } from '@deadpan/protocol';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import type { FaceState } from '../../engine/face/face-types.ts';
import type { MemeState } from '../../engine/memes/meme-player.ts';
import type { PeerView } from '../../engine/peers/mesh-types.ts';
import type { Reading } from '../../engine/socket/room-types.ts';
import type { MatchNotes } from '../../stage/match-notes.ts';

/** Everything the stage of round 1 shows: the server's view, and what this page knows besides. */
export interface StageProps {
  view: RoomView;
  /** the view is the last one known, the socket is coming back */
  lost: boolean;
  face: FaceState;
  readings: Record<UserId, Reading>;
  camera: CameraState;
  peers: Record<UserId, PeerView>;
  notes: MatchNotes;
  meme: MemeState;
  muted: boolean;
  /** The server's time, ms. */
  serverNow: () => number;
  actions: StageActions;
}

/** What a player can do from the stage. */
export interface StageActions {
  /** gives the memes their box on the screen */
  attachMemes: (box: HTMLElement | null) => void;
  tapForSound: () => void;
  openSound: () => void;
  openCamera: () => void;
  openHelp: () => void;
  leave: () => void;
  retryModels: () => void;
  retryCamera: () => void;
}
