import type { RoomView, UserId } from '@deadpan/protocol';
import type { Face } from '../engine/face/face-types.ts';
import { playsOn } from '../engine/face/plays-on.ts';
import type { Mesh } from '../engine/peers/mesh-types.ts';
import type { Connection } from '../engine/socket/connection-types.ts';
import type { RoomState } from '../engine/socket/room-types.ts';
import type { ReadableStore } from '../engine/socket/store.ts';
import { openEye, type Eye } from './referee-eye.ts';
import { afterLook, isSmile, nothingSeen, type Sighting } from './sighting.ts';

const TICK_MS = 250;
/** Each opponent is looked at about once a second. */
const LOOK_MS = 1_000;
/** The pictures of a play's first moments were made before it. */
const BEGINNING_MS = 1_500;

export interface RefereeOptions {
  face: Pick<Face, 'glance'>;
  mesh: Pick<Mesh, 'getState'>;
  room: ReadableStore<RoomState>;
  connection: Pick<Connection, 'ask'>;
  /** Whom this player does not want to see; nobody looks at them here. */
  isHidden: (id: UserId) => boolean;
  /** Nobody looks at this page: what its videos show then may be old. */
  isAsleep?: () => boolean;
  openEye?: typeof openEye;
  now?: () => number;
}

/** One play as this page has seen it. */
interface Watched {
  key: string;
  since: number;
  sightings: Map<UserId, Sighting>;
  lookedAt: Map<UserId, number>;
  told: Set<UserId>;
}

/** The play that is judged now, by a name of its own; null between plays and while the server is not heard. */
const judgedPlay = ({ status, view }: Pick<RoomState, 'status' | 'view'>): string | null =>
  status === 'open' && view?.phase === 'playing' && !view.paused ? `${view.match_id ?? ''}:${view.current_play}` : null;

const isPageAsleep = (): boolean => typeof document !== 'undefined' && document.hidden;

const opponentsIn = (view: RoomView): UserId[] =>
  view.players.filter((one) => one.user_id !== view.you && one.connected && !one.left && one.out_reason === null).map((one) => one.user_id);

/**
 * design "Referees": looks at the received pictures while the detector has time to spare, and says `smile_seen`, once per play and player, of a
 * clear smile whose owner goes on as if nothing had been. It warns and annotates; the rules let it do no more. Returns the way out.
 */
export function createReferee({
  face,
  mesh,
  room,
  connection,
  isHidden,
  isAsleep = isPageAsleep,
  openEye: open = openEye,
  now = () => performance.now(),
}: RefereeOptions): () => void {
  let watched: Watched | null = null;
  let busy = false;
  const eyes = new Map<UserId, Eye>();

  const closeEyes = (keep: readonly UserId[] = []): void => {
    for (const [id, eye] of eyes) {
      if (keep.includes(id) && mesh.getState().peers[id]?.stream === eye.stream) continue;
      eye.close();
      eyes.delete(id);
    }
  };
  const eyeOn = (id: UserId): Eye | null => {
    const stream = mesh.getState().peers[id]?.stream;
    const known = eyes.get(id);
    if (known || !stream) return known ?? null;
    const eye = open(stream);
    eyes.set(id, eye);
    return eye;
  };
  const look = async (play: Watched, id: UserId, { video }: Eye): Promise<void> => {
    const at = now();
    const frames = mesh.getState().peers[id]?.framesDecoded ?? 0;
    play.lookedAt.set(id, at);
    if (!playsOn(video)) return;
    busy = true;
    const finding = await face.glance(video);
    busy = false;
    const { view } = room.getState();
    if (!finding || play !== watched || !view || at - play.since < BEGINNING_MS) return;
    const sighting = afterLook(play.sightings.get(id) ?? nothingSeen, { at, frames, happy: finding.expressions?.happy ?? null });
    play.sightings.set(id, sighting);
    if (!isSmile(sighting) || play.told.has(id) || judgedPlay(room.getState()) !== play.key || !opponentsIn(view).includes(id)) return;
    play.told.add(id);
    void connection.ask('smile_seen', { user_id: id, play: view.current_play });
  };
  const tick = (): void => {
    const state = room.getState();
    const key = isAsleep() ? null : judgedPlay(state);
    if (key === null || !state.view) {
      watched = null;
      return closeEyes();
    }
    if (watched?.key !== key) watched = { key, since: now(), sightings: new Map(), lookedAt: new Map(), told: new Set() };
    const play = watched;
    const { peers } = mesh.getState();
    const there = opponentsIn(state.view).filter((id) => peers[id]?.running === true && !isHidden(id));
    closeEyes(there);
    const seen = there.map((id) => ({ id, eye: eyeOn(id), lookedAt: play.lookedAt.get(id) ?? -Infinity }));
    const [next] = seen.filter(({ lookedAt }) => now() - lookedAt >= LOOK_MS).sort((a, b) => a.lookedAt - b.lookedAt);
    if (next?.eye && !busy) void look(play, next.id, next.eye);
  };
  const timer = setInterval(tick, TICK_MS);
  return () => {
    clearInterval(timer);
    watched = null;
    closeEyes();
  };
}
