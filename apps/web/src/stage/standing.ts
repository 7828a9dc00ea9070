import { limits } from '@deadpan/protocol';
import type { PlayerView, RoomView, UserId } from '@deadpan/protocol';
import type { CameraState } from '../engine/camera/camera-types.ts';
import type { PeerView } from '../engine/peers/mesh-types.ts';
import { stageTexts } from '../texts/stage.ts';
import type { TileMark, TileState } from '../ui/tile.tsx';
import type { PictureHealth } from './stream-video.tsx';

/** What is known of one player beyond the view. */
export interface Seen {
  /** happiness 0 to 100, or undefined without a reading */
  percent?: number | undefined;
  /** the own camera, for the own tile */
  camera?: CameraState | undefined;
  /** the link, for the others' tiles */
  peer?: PeerView | undefined;
  /** what this page sees in the picture, for the others' tiles; null before it was looked at */
  picture?: PictureHealth | null | undefined;
  /** this page makes no links, because its player has not agreed to them yet */
  unlinked?: boolean | undefined;
}

/** How a tile stands and what it says. */
export interface Standing {
  state: TileState;
  stream: MediaStream | null;
  camera: TileMark;
  link: TileMark;
  /** in place of the picture, in the states `off` and `connecting` */
  notice: string;
}

const { mark, ownCamera } = stageTexts;
const cameraOff: TileMark = { state: 'bad', label: mark.cameraOff };
const cameraBlack: TileMark = { state: 'bad', label: mark.cameraBlack };

/** The others see who plays; only while a play is on or just over is anybody out of it. */
export function isOut(view: Pick<RoomView, 'phase' | 'eliminated_players'>, id: UserId): boolean {
  return (view.phase === 'playing' || view.phase === 'deciding' || view.phase === 'play_ended') && view.eliminated_players.includes(id);
}

/** Own tile first, then the seats in their order. */
export function seated(view: Pick<RoomView, 'players' | 'you'>): PlayerView[] {
  return view.players.toSorted((a, b) => Number(b.user_id === view.you) - Number(a.user_id === view.you));
}

function ownPicture(camera: CameraState): Pick<Standing, 'camera' | 'notice'> & { off: boolean } {
  if (camera.status === 'asking') return { off: true, camera: { state: 'waiting', label: mark.cameraLoading }, notice: ownCamera.asking };
  if (camera.status === 'idle') return { off: true, camera: cameraOff, notice: ownCamera.idle };
  if (camera.status !== 'live') return { off: true, camera: cameraOff, notice: camera.message ?? ownCamera.lost };
  if (camera.health === 'black' || camera.health === 'muted') return { off: true, camera: cameraBlack, notice: stageTexts.tile.off };
  const loading = camera.health === 'loading';
  return {
    off: false,
    camera: loading ? { state: 'waiting', label: mark.cameraLoading } : { state: 'ok', label: mark.cameraWorking },
    notice: '',
  };
}

/** Tells how a player's tile stands, from the view (truth), the links and the camera. */
export function standingOf(view: RoomView, player: PlayerView, { percent, camera, peer, picture, unlinked }: Seen): Standing {
  const you = player.user_id === view.you;
  const own = you && camera ? ownPicture(camera) : undefined;
  const stream = you ? (camera?.stream ?? null) : (peer?.stream ?? null);
  const linked = you ? player.connected : player.connected && peer?.state === 'connected';
  const off = own ? own.off : isOff(player, peer);
  const base = {
    stream,
    camera: own?.camera ?? otherCamera(player, peer, picture),
    link: linked ? linkMark(peer?.poor) : { state: 'waiting', label: mark.connecting },
    notice: noticeOf(player, { peer, unlinked }, own?.notice),
  } satisfies Omit<Standing, 'state'>;
  if (isOut(view, player.user_id) || player.left) return { ...base, state: 'out' };
  if (view.phase === 'play_ended' && view.play_result?.winner?.user_id === player.user_id) return { ...base, state: 'win' };
  if (!player.connected) return { ...base, state: 'connecting' };
  if (off) return { ...base, state: 'off' };
  const arrived = peer !== undefined && (peer.running || peer.framesDecoded > 0);
  if (!you && (!stream || !linked || !arrived)) return { ...base, state: 'connecting' };
  const danger = view.phase === 'playing' && percent !== undefined && percent > limits.smile.danger * 100;
  return { ...base, state: danger ? 'danger' : 'normal' };
}

const linkMark = (poor = false): TileMark => (poor ? { state: 'poor', label: mark.poor } : { state: 'ok', label: mark.connected });

function noticeOf(player: PlayerView, { peer, unlinked }: Pick<Seen, 'peer' | 'unlinked'>, own: string | undefined): string {
  if (!player.connected) return stageTexts.away;
  if (own !== undefined) return own;
  if (!player.camera_ready) return stageTexts.noCamera;
  if (unlinked) return stageTexts.unlinked;
  return peer?.stuck ? stageTexts.noWay : stageTexts.tile.connecting;
}

/** A picture that comes is more than the word that none does: the word may be late. */
const isOff = (player: PlayerView, peer: PeerView | undefined): boolean => !player.camera_ready && !peer?.running;

/** To its owner's page a dark picture is a camera that works, so whether it is black only the page that shows it can tell. */
function otherCamera(player: PlayerView, peer: PeerView | undefined, picture: Seen['picture']): TileMark {
  if (isOff(player, peer)) return cameraOff;
  if (!peer?.running) return { state: 'waiting', label: mark.cameraLoading };
  return picture === 'black' ? cameraBlack : { state: 'ok', label: mark.cameraWorking };
}
