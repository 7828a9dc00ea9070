import type { Ack, RoomId, RoomView, UserId } from '@deadpan/protocol';
import { createCamera } from '../engine/camera/camera.ts';
import type { Camera } from '../engine/camera/camera-types.ts';
import type { Face } from '../engine/face/face-types.ts';
import { reportCamera } from '../engine/facts/camera-report.ts';
import { reportPlay } from '../engine/facts/play-report.ts';
import { createMemePlayer } from '../engine/memes/meme-player.ts';
import type { MemePlayer } from '../engine/memes/meme-player.ts';
import { createMesh } from '../engine/peers/mesh.ts';
import type { Mesh } from '../engine/peers/mesh-types.ts';
import { createConnection } from '../engine/socket/connection.ts';
import type { Connection, JoinOptions } from '../engine/socket/connection-types.ts';
import { createRoomStore } from '../engine/socket/room-store.ts';
import type { RoomStore } from '../engine/socket/room-types.ts';
import type { ReadableStore } from '../engine/socket/store.ts';
import type { Sound } from '../engine/sound/sound.ts';
import { iceServers, refreshIceServers } from './ice-servers.ts';
import { leadFace } from './judge.ts';
import type { MatchNotes } from './match-notes.ts';
import { takeNotes } from './note-taker.ts';
import { pageFace, pageSound } from './page-parts.ts';
import { tellUnload } from './unload.ts';

/**
 * One player in one room: connection, camera, links, detector, memes. It lives as long as the player moves within the game area,
 * so that a change of screen never drops a picture.
 */
export interface RoomSession {
  readonly roomId: RoomId;
  readonly me: UserId;
  readonly connection: Connection;
  readonly room: RoomStore;
  readonly camera: Camera;
  readonly mesh: Mesh;
  readonly face: Face;
  readonly memes: MemePlayer;
  readonly sound: Sound;
  readonly notes: ReadableStore<MatchNotes>;
  readonly serverNow: () => number;
  /** Takes the seat, with a key or giving up another match if need be. */
  join: (options?: JoinOptions) => Promise<Ack>;
  /** Gives the seat up for good; `close`: the host closes the arena. */
  leave: (close?: boolean) => Promise<Ack>;
  /** Stops everything without giving the seat up; twice is fine. */
  close: () => void;
}

interface SessionOptions {
  roomId: RoomId;
  me: UserId;
  token: string | null;
}

/** The detector watches whatever the camera shows; its models come with the first picture. */
function watchCamera(camera: Camera, face: Face): () => void {
  const watch = (stream: MediaStream | null): void => {
    const track = stream?.getVideoTracks()[0];
    if (!track) return face.stop();
    face.watch(track);
    void face.load().catch(() => undefined); // the screens show the failure and a way to try again
  };
  watch(camera.getState().stream);
  const off = camera.subscribe((state, before) => {
    if (state.stream !== before.stream) watch(state.stream);
  });
  return () => {
    off();
    face.stop();
  };
}

const schedule = (view: RoomView | null) => ({
  memes: view?.memes ?? [],
  running: view !== null && !view.paused && (view.phase === 'playing' || view.phase === 'deciding'),
  speed: view?.speed ?? 1,
});

function playMemes(room: RoomStore, memes: MemePlayer, sound: Sound): () => void {
  const volume = (): void => memes.setSound({ volume: sound.getState().memes, muted: sound.getState().muted });
  volume();
  const offs = [
    sound.subscribe(volume),
    room.subscribe((state, before) => {
      if (state.view !== before.view) memes.follow(schedule(state.view));
    }),
  ];
  return () => {
    for (const off of offs) off();
    memes.close();
  };
}

/** Opens the room: connects and takes the seat at once. The camera waits for `camera.open`. */
export function createRoomSession({ roomId, me, token }: SessionOptions): RoomSession {
  const connection = createConnection({ token, lobby: roomId });
  const room = createRoomStore(connection, roomId);
  const camera = createCamera();
  const face = pageFace();
  const sound = pageSound();
  const { serverNow } = connection.clock;
  const memes = createMemePlayer({ now: serverNow });
  const notes = takeNotes({ face, room, memes });
  // Before the smile itself, so that the others see the number that did it.
  const offSmile = face.onSmile(({ curve }) => {
    const { view } = room.getState();
    const happy = curve.at(-1)?.relative;
    if (view?.phase !== 'playing' || happy === undefined) return;
    connection.tell('player_summary', { play: view.current_play, readings: 0, faceless_ms: 0, hidden: document.hidden, happy });
  });
  const mesh = createMesh({ me, room, camera, connection, iceServers });
  const reports = [reportCamera({ camera, connection, room }), reportPlay({ face, connection, room })];
  const offs = [leadFace({ face, room }), watchCamera(camera, face), playMemes(room, memes, sound), offSmile];
  let seat: number | undefined;
  // Every join raises the session, the automatic one after a reconnect too; the unload must name the latest.
  const offJoin = connection.onJoin((lobby, ack) => {
    if (lobby === roomId && ack.ok && typeof ack['session'] === 'number') seat = ack['session'];
  });
  offs.push(offJoin, tellUnload({ connection, roomId, token, seat: () => seat }));

  const close = (): void => {
    for (const off of offs.splice(0)) off();
    for (const report of reports) report.close();
    notes.close();
    mesh.close();
    camera.close();
    room.close();
    connection.close();
  };
  void refreshIceServers();
  void room.join();
  return {
    roomId,
    me,
    connection,
    room,
    camera,
    mesh,
    face,
    memes,
    sound,
    notes: notes.store,
    serverNow,
    join: (options) => room.join(options),
    leave: (closes) => connection.leave(closes),
    close,
  };
}
