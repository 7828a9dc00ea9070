import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { graphemes, type PlayerView, type RoomView, type UserId } from '@deadpan/protocol';
import { stageTexts } from '../texts/stage.ts';
import { Crown } from '../ui/crown.tsx';
import { Face } from '../ui/face.tsx';
import { keepLastPicture, type Shown } from './last-picture.ts';
import { StreamVideo } from './stream-video.tsx';
import { useHidden } from './strangers/hidden.ts';
import styles from './portraits.module.css';

/** Where the pictures come from: the own camera, and the links. */
export interface Pictures {
  camera: { stream: MediaStream | null };
  peers: Record<UserId, { stream: MediaStream | null }>;
}

interface PortraitProps extends Pictures {
  view: RoomView;
  player: PlayerView;
  crowned: boolean;
}

interface LivePictureProps {
  /** null: the camera or the link has ended, or the player has left */
  stream: MediaStream | null;
  player: PlayerView;
  mirrored: boolean;
}

/** The video; when it ends, its last picture for as long as this component stands; the face where there was none. */
function LivePicture({ stream, player: { username, left }, mirrored }: LivePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState<Shown>('waiting');
  useEffect(() => {
    const copy = canvas.current;
    if (!copy) return undefined;
    return keepLastPicture({ video: () => copy.parentElement?.querySelector('video') ?? null, canvas: copy, onShown: setShown });
  }, []);
  const isLast = shown === 'last';
  return (
    <div className={styles.layers} data-shown={shown}>
      {(shown === 'waiting' || shown === 'none') && <Face size={64} closed={left} />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={stageTexts.lastPicture(username)}
        aria-hidden={!isLast}
        style={mirrored ? { scale: '-1 1' } : undefined}
      />
      {stream && <StreamVideo stream={stream} mirrored={mirrored} label={username} />}
    </div>
  );
}

/** A player's picture in a frame, golden and with the crown on it for a winner; without a picture, or a wanted one, the face. */
export function Portrait({ view, player, crowned, camera, peers }: PortraitProps) {
  const you = player.user_id === view.you;
  const hidden = useHidden(view.lobby_id, player.user_id) && !you;
  const stream = you ? camera.stream : (peers[player.user_id]?.stream ?? null);
  return (
    <div className={styles.picture}>
      {crowned && <Crown className={styles.crown} />}
      {hidden ? <Face size={64} closed /> : <LivePicture stream={player.left ? null : stream} player={player} mirrored={you} />}
    </div>
  );
}

interface PortraitsProps extends Pictures {
  view: RoomView;
  who: readonly UserId[];
  /** one of them has won; several only share */
  crowned: boolean;
  note?: string | undefined;
}

/** Whom the light falls on at the end: large, by name, with what they did it with. Nobody: the face. */
export function Portraits({ view, who, crowned, note, ...pictures }: PortraitsProps) {
  const players = view.players.filter((one) => who.includes(one.user_id));
  if (players.length === 0) {
    return (
      <div className={styles.nobody}>
        <Face size={96} />
        {note && <p className="muted">{note}</p>}
      </div>
    );
  }
  const many = players.length > 1;
  return (
    <div className={many ? styles.many : styles.one}>
      {players.map((player) => (
        <figure key={player.user_id} className={styles.portrait} style={{ '--letters': graphemes(player.username) } as CSSProperties}>
          <Portrait view={view} player={player} crowned={crowned} {...pictures} />
          <figcaption>
            <span className="d keepcase">{player.username}</span>
            {note && !many && <span className="muted">{note}</span>}
          </figcaption>
        </figure>
      ))}
      {note && many && <p className="muted">{note}</p>}
    </div>
  );
}
