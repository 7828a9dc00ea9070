import type { Camera } from '../../../engine/camera/camera-types.ts';
import type { Face } from '../../../engine/face/face-types.ts';
import { createMemePlayer } from '../../../engine/memes/meme-player.ts';
import type { MemePlayer } from '../../../engine/memes/meme-player.ts';
import type { ReadableStore } from '../../../engine/socket/store.ts';
import type { Sound } from '../../../engine/sound/sound.ts';
import { leadFace } from '../../../stage/lead-face.ts';
import type { MatchNotes } from '../../../stage/match-notes.ts';
import { takeNotes } from '../../../stage/note-taker.ts';
import { playMemes } from '../../../stage/play-memes.ts';
import type { DemoDeck } from './deck.ts';
import { createDemoRoom } from './demo-room.ts';
import type { DemoRoom } from './demo-room.ts';
import { stateFacts } from './guest-facts.ts';
import { GUEST } from './players.ts';
import { playStageSounds } from './stage-sounds.ts';

/** What the page has: its camera, its detector, its sounds. */
export interface DemoParts {
  camera: Camera;
  face: Face;
  sound: Sound;
}

/** One guest in one demo, as a player is in one room. */
export interface DemoSession extends DemoParts {
  readonly room: DemoRoom;
  readonly memes: MemePlayer;
  readonly notes: ReadableStore<MatchNotes>;
  /** does the guest play, or watch? */
  readonly plays: boolean;
  /** Stops everything but the camera and the detector, which outlive a demo. Twice is fine. */
  close(): void;
}

interface DemoSessionOptions extends DemoParts {
  seed: number;
  plays: boolean;
  deck: DemoDeck;
}

/** What a demo remembers dies with its page. */
function forgetful(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

/** A smile during a pause is nobody's business; afterwards the play is judged on from there. */
function pauseJudge(room: DemoRoom, face: Face): () => void {
  return room.subscribe(({ view }, { view: before }) => {
    if (view?.phase !== 'playing' || before?.phase !== 'playing' || view.paused === before.paused) return;
    if (view.paused) face.endPlay();
    else if (view.active_players.includes(GUEST)) face.startPlay();
  });
}

/** Opens the arena and begins at once; camera and detector must be running already if the guest plays. */
export function createDemoSession({ camera, face, sound, seed, plays, deck }: DemoSessionOptions): DemoSession {
  const happy = (): number => {
    const { reading } = face.getState();
    return plays && reading?.faceDetected ? reading.relativeHappiness : 0;
  };
  const room = createDemoRoom({ seed, plays, deck, happy });
  const memes = createMemePlayer({ now: room.clock.now });
  const storage = forgetful();
  const notes = takeNotes({ face, room, memes, storage });
  const judges = plays ? [leadFace({ face, room, storage }), stateFacts({ camera, face, room }), pauseJudge(room, face)] : [];
  const offs = [...judges, playMemes(room, memes, sound), playStageSounds(room, sound), notes.close, room.close];
  return {
    camera,
    face,
    sound,
    room,
    memes,
    notes: notes.store,
    plays,
    close: () => {
      for (const off of offs.splice(0)) off();
    },
  };
}
