import type { ReactNode } from 'react';
import type { CloseReason, RoomView, UserId } from '@deadpan/protocol';
import type { Camera, CameraState } from '../engine/camera/camera-types.ts';
import type { Face, FaceState } from '../engine/face/face-types.ts';
import type { MemePlayer, MemeState } from '../engine/memes/meme-player.ts';
import type { PeerView } from '../engine/peers/mesh-types.ts';
import type { Reading } from '../engine/socket/room-types.ts';
import type { Sound } from '../engine/sound/sound.ts';
import type { MatchNotes } from './match-notes.ts';

/** Everything the stage of a round shows: the server's view, and what this page knows besides. */
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
  /** further controls before the stage's own; the demo has some */
  controls?: ReactNode;
  /** in place of the own meter under the meme: who only watches has none */
  below?: ReactNode;
}

/** What a player can do from the stage. */
export interface StageActions extends PartActions {
  openSound: () => void;
  openCamera: () => void;
  openHelp: () => void;
  leave: () => void;
  /** takes the calm face anew; absent where nobody plays */
  recalibrate?: () => void;
}

interface PartActions {
  /** gives the memes their box on the screen */
  attachMemes: (box: HTMLElement | null) => void;
  tapForSound: () => void;
  retryModels: () => void;
  retryCamera: () => void;
}

interface Parts {
  memes: MemePlayer;
  sound: Sound;
  face: Face;
  camera: Camera;
}

/** The actions of the stage that reach the page's own parts. */
export const partActions = ({ memes, sound, face, camera }: Parts): PartActions => ({
  attachMemes: memes.attach,
  tapForSound: () => {
    sound.unlock();
    memes.unlock();
  },
  retryModels: () => void face.load().catch(() => undefined), // the panel shows the failure and offers another try
  retryCamera: () => void camera.refresh(),
});

/** What the stage shows when the round is over. */
export interface ResultProps extends Pick<StageProps, 'view' | 'camera' | 'peers' | 'notes' | 'serverNow'> {
  /** when the page returns to /play by itself, in milliseconds of `Date.now`; null: it does not */
  leavesAt: number | null;
  /** the arena is closed: there is nobody to play again with */
  closed: boolean;
  /** why, as far as this page has heard; absent where nothing closes */
  closedFor?: CloseReason | undefined;
  onStay: () => void;
  onEnd: () => void;
  onAgain: () => void;
  /** this player has asked for another match already */
  asked: boolean;
  /** in place of the bar's text and buttons; the demo has its own */
  bar?: ReactNode;
  /** at the top right */
  tools?: ReactNode;
}
