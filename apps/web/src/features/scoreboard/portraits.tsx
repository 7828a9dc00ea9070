import type { PlayerView, UserId } from '@deadpan/protocol';
import { useStore } from 'zustand';
import type { RoundProps } from '../../stage/round-props.ts';
import { StreamVideo } from '../../stage/stream-video.tsx';
import { useHidden } from '../../stage/strangers/hidden.ts';
import { Crown } from '../../ui/crown.tsx';
import { Face } from '../../ui/face.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './portraits.module.css';

function Picture({ session, view, player }: RoundProps & { player: PlayerView }) {
  const own = useStore(session.camera, (state) => state.stream);
  const peer = useStore(session.mesh, (state) => state.peers[player.user_id]?.stream ?? null);
  const you = player.user_id === view.you;
  const hidden = useHidden(view.lobby_id, player.user_id) && !you;
  const stream = you ? own : peer;
  if (!stream || hidden || player.left) return <Face size={64} closed={hidden} />;
  return <StreamVideo stream={stream} mirrored={you} label={player.username} />;
}

interface PortraitsProps extends RoundProps {
  who: readonly UserId[];
  /** one of them has won; several only share */
  crowned: boolean;
  note?: string;
}

/** Whom the light falls on: live, with the crown if they won. Nobody: the face. */
export function Portraits({ session, view, who, crowned, note }: PortraitsProps) {
  const players = who.flatMap((id) => view.players.filter((one) => one.user_id === id));
  if (players.length === 0) {
    return (
      <div className={styles.nobody}>
        <Face size={96} />
        {note && <p className="muted">{note}</p>}
      </div>
    );
  }
  return (
    <div className={cx(styles.portraits, players.length > 1 && styles.many)}>
      {players.map((player) => (
        <figure key={player.user_id} className={styles.portrait}>
          <div className={cx(styles.picture, crowned && styles.gold)}>
            {crowned && <Crown className={styles.crown} />}
            <Picture session={session} view={view} player={player} />
          </div>
          <figcaption>
            <span className={cx('d keepcase', styles.name)}>{player.username}</span>
            {note && players.length === 1 && <span className="muted">{note}</span>}
          </figcaption>
        </figure>
      ))}
      {note && players.length > 1 && <p className="muted">{note}</p>}
    </div>
  );
}
