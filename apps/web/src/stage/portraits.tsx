import type { CSSProperties } from 'react';
import { graphemes, type PlayerView, type RoomView, type UserId } from '@deadpan/protocol';
import { Crown } from '../ui/crown.tsx';
import { Face } from '../ui/face.tsx';
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

/** A player's live picture in a frame, golden and with the crown on it for a winner; without a picture, or a wanted one, the face. */
export function Portrait({ view, player, crowned, camera, peers }: PortraitProps) {
  const you = player.user_id === view.you;
  const hidden = useHidden(view.lobby_id, player.user_id) && !you;
  const closed = hidden || player.left;
  const stream = you ? camera.stream : (peers[player.user_id]?.stream ?? null);
  return (
    <div className={styles.picture}>
      {crowned && <Crown className={styles.crown} />}
      {stream && !closed ? <StreamVideo stream={stream} mirrored={you} label={player.username} /> : <Face size={64} closed={closed} />}
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
