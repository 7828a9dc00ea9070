import type { Ack, RoomId, UserId } from '@deadpan/protocol';
import { createCamera } from '../engine/camera/camera.ts';
import type { Camera } from '../engine/camera/camera-types.ts';
import { shareCamera } from '../engine/camera/shared-camera.ts';
import type { SharedCamera } from '../engine/camera/shared-camera.ts';
import type { Face } from '../engine/face/face-types.ts';
import { reportCamera } from '../engine/facts/camera-report.ts';
import { reportPlay } from '../engine/facts/play-report.ts';
import { createMemePlayer } from '../engine/memes/meme-player.ts';
import type { MemePlayer } from '../engine/memes/meme-player.ts';
import { createMesh } from '../engine/peers/mesh.ts';
import type { Mesh } from '../engine/peers/mesh-types.ts';
import { preferences } from '../engine/preferences/preferences.ts';
import { createConnection } from '../engine/socket/connection.ts';
import type { Connection, JoinOptions } from '../engine/socket/connection-types.ts';
import { createRoomStore } from '../engine/socket/room-store.ts';
import type { RoomStore } from '../engine/socket/room-types.ts';
import type { ReadableStore } from '../engine/socket/store.ts';
import type { Sound } from '../engine/sound/sound.ts';
import type { Voice } from '../engine/voice/voice-types.ts';
import { createVoice } from '../engine/voice/voice.ts';
import { doubtIce, ice, keepIce } from './ice-servers.ts';
import { afterPictures } from './after-pictures.ts';
import { turnOffWithoutSeat } from './camera-off.ts';
import { keepGame, wasPlaying } from './kept-game.ts';
import { leadFace } from './lead-face.ts';
import { watchLinkConfig } from './link-config.ts';
import { claimLaughter } from './laughter.ts';
import type { MatchNotes } from './match-notes.ts';
import { takeNotes } from './note-taker.ts';
import type { OwnLaugh } from './own-laugh.ts';
import { onceAMatchBegins } from './once-a-match-begins.ts';
import { oncePicturesCome } from './once-pictures-come.ts';
import { pageFace, pageSound } from './page-parts.ts';
import { playMemes } from './play-memes.ts';
import { isHidden, onHidden } from './strangers/hidden.ts';
import { tellUnload } from './unload.ts';
import { watchVideoConsent, type VideoConsent } from './video-consent.ts';

/**
 * One player in one room: connection, camera, links, detector, memes. It lives as long as the player moves within the game area,
 * so that a change of screen never drops a picture.
 */
export interface RoomSession {
  readonly roomId: RoomId;
  readonly me: UserId;
  /** the sign-in that its socket shows; other tabs may have another one by now */
  readonly token: string | null;
  /** the player came out of another arena, and was told so if this one cannot be entered */
  readonly switched: boolean;
  readonly connection: Connection;
  readonly room: RoomStore;
  readonly camera: Camera;
  /** the camera as the others get it: held back while the player checks it */
  readonly shared: SharedCamera;
  /** whether the player has agreed to video links */
  readonly consent: VideoConsent;
  readonly mesh: Mesh;
  /** this player's microphone and the performer's voice, opened and shut by the server's view */
  readonly voice: Voice;
  /** what the detector made of this listener in round 2 */
  readonly laughter: ReadableStore<OwnLaugh>;
  readonly face: Face;
  readonly memes: MemePlayer;
  readonly sound: Sound;
  readonly notes: ReadableStore<MatchNotes>;
  readonly serverNow: () => number;
  /** Takes the seat, with a key or giving up another match if need be. */
  join: (options?: JoinOptions) => Promise<Ack>;
  /** Gives the seat up for good, and camera and detector back at once; `close`: the host closes the arena. `close()` is still due. */
  leave: (close?: boolean) => Promise<Ack>;
  /** Stops everything without giving the seat up; twice is fine. */
  close: () => void;
}

interface SessionOptions {
  roomId: RoomId;
  me: UserId;
  token: string | null;
  /** the player comes out of another arena */
  switched?: boolean;
}

/** The detector watches whatever the camera shows; its models come with the first picture, when there is time for them. */
function watchCamera(camera: Camera, face: Face, whenThereIsTime: (act: () => void) => () => void): () => void {
  let wait = (): void => {};
  const watch = (stream: MediaStream | null): void => {
    wait();
    const track = stream?.getVideoTracks()[0];
    if (!track) return face.stop();
    face.watch(track);
    wait = whenThereIsTime(() => void face.load().catch(() => undefined)); // the screens show the failure and a way to try again
  };
  watch(camera.getState().stream);
  const off = camera.subscribe((state, before) => {
    if (state.stream !== before.stream) watch(state.stream);
  });
  return () => {
    off();
    wait();
    face.stop();
  };
}

/** Opens the room: connects and takes the seat at once. The camera waits for `camera.open`. */
export function createRoomSession({ roomId, me, token, switched = false }: SessionOptions): RoomSession {
  const connection = createConnection({ token, lobby: roomId });
  const room = createRoomStore(connection, roomId);
  const camera = createCamera();
  const shared = shareCamera(camera);
  const face = pageFace();
  const sound = pageSound();
  const { serverNow } = connection.clock;
  const memes = createMemePlayer({ now: serverNow, savesData: () => preferences.store.getState().dataSaver });
  const notes = takeNotes({ face, room, memes });
  const laughter = claimLaughter({ face, room, connection });
  // Before the smile itself, so that the others see the number that did it.
  const offSmile = face.onSmile(({ curve }) => {
    const { view } = room.getState();
    const happy = curve.at(-1)?.relative;
    if (view?.phase !== 'playing' || happy === undefined) return;
    connection.tell('player_summary', { play: view.current_play, readings: 0, faceless_ms: 0, hidden: document.hidden, happy });
  });
  const consent = watchVideoConsent({ roomId, shared, room });
  const linkConfig = watchLinkConfig({ ice, consent, room, choices: preferences.store });
  const mesh = createMesh({ me, room, camera: shared, connection, ice: linkConfig, onRefused: doubtIce });
  const voice = createVoice({ me, mesh, sound });
  const hidden = (id: UserId): boolean => isHidden(roomId, id);
  const reports = [reportCamera({ camera: shared, connection, room }), reportPlay({ face, connection, room })];
  const toServer = (perfMs: number): number => connection.clock.toServer(perfMs);
  const offMatch = onceAMatchBegins({ face, room, toServer, voice, isHidden: hidden, onHidden });
  const offs = [
    leadFace({ face, room }),
    watchCamera(camera, face, afterPictures(mesh, wasPlaying(roomId))),
    turnOffWithoutSeat(camera, room),
    playMemes(room, memes, sound),
    offSmile,
    offMatch,
  ];
  offs.push(oncePicturesCome({ face, mesh, room, connection, isHidden: hidden }));
  let seat: number | undefined;
  // Every join raises the session, the automatic one after a reconnect too; the unload must name the latest.
  const offJoin = connection.onJoin((lobby, ack) => {
    if (lobby === roomId && ack.ok && typeof ack['session'] === 'number') seat = ack['session'];
  });
  offs.push(
    room.subscribe(({ view }, before) => {
      if (view && view !== before.view) keepGame(view);
    }),
  );
  offs.push(offJoin, keepIce(me, connection), linkConfig.close, consent.close, tellUnload({ connection, roomId, token, seat: () => seat }));

  let lent = true;
  /** Gives back what is the page's or the machine's: the camera, the microphone, the detector. Once, for by then they may serve the next room. */
  const giveBack = (): void => {
    if (!lent) return;
    lent = false;
    for (const off of offs.splice(0)) off();
    for (const report of reports) report.close();
    notes.close();
    laughter.close();
    voice.close();
    mesh.close();
    shared.close();
  };
  const close = (): void => {
    giveBack();
    room.close();
    connection.close();
  };
  void room.join();
  return {
    roomId,
    me,
    token,
    switched,
    connection,
    room,
    camera,
    shared,
    consent,
    mesh,
    voice,
    laughter: laughter.store,
    face,
    memes,
    sound,
    notes: notes.store,
    serverNow,
    join: (options) => room.join(options),
    leave: (closes) => {
      const answer = connection.leave(closes);
      giveBack(); // the answer may take seconds, or never come
      return answer;
    },
    close,
  };
}
