import type { PlayerView, RoomView, UserId } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import type { CameraState } from '../../engine/camera/camera-types.ts';
import type { PeerView } from '../../engine/peers/mesh-types.ts';
import { seated } from '../../stage/standing.ts';
import { WarriorTile } from '../../stage/warrior-tile.tsx';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cx } from '../../ui/cx.ts';
import { VacantTile } from '../../ui/tile.tsx';
import { invite } from './invite.ts';
import styles from './lobby.module.css';

interface WarriorsProps {
  view: RoomView;
  /** the own READY as shown, ahead of the server by a moment */
  ready: boolean;
  camera: CameraState;
  peers: Record<UserId, PeerView>;
  /** the player has agreed to see the others, and to be seen */
  linked: boolean;
  onKick: (player: PlayerView) => void;
  onCamera: () => void;
}

function Status({ view, ready }: Pick<WarriorsProps, 'view' | 'ready'>) {
  const readies = view.players.filter((one) => (one.user_id === view.you ? ready : one.is_ready && one.connected)).length;
  const enough = view.players.length >= limits.players.toStart;
  return (
    <>
      <p className="vh" role="status">
        {t.said(view.players.filter((one) => one.connected).length, view.settings.maxPlayers, readies)}
      </p>
      <ul className={styles.status} aria-label={t.status}>
        <li>
          <Icon name="users" />
          <span>
            <b className="num">{t.ready(readies, view.players.length)}</b> {t.readyWord}
          </span>
        </li>
        <li data-good={enough || undefined}>
          <Icon name={enough ? 'check' : 'clock'} />
          <span>
            {t.minimum} <b>{enough ? t.met : t.notMet}</b>
          </span>
        </li>
        <li data-good={ready || undefined}>
          <Icon name={ready ? 'check' : 'clock'} />
          <span>
            {t.you} <b>{ready ? t.READY : t.PREPARING}</b>
          </span>
        </li>
      </ul>
    </>
  );
}

function ReadyBadge({ player, ready }: { player: PlayerView; ready: boolean }) {
  if (!player.connected) return <Badge tone="wait"><Icon name="wifi" />{t.away}</Badge>; // prettier-ignore
  if (ready) return <Badge tone="solid"><Icon name="check" />{t.READY}</Badge>; // prettier-ignore
  return <Badge tone="wait"><Icon name="clock" />{t.PREPARING}</Badge>; // prettier-ignore
}

/** The seats with the live pictures, who is ready, and the empty ones with INVITE. */
export function Warriors({ view, ready, camera, peers, linked, onKick, onCamera }: WarriorsProps) {
  const host = view.host_id === view.you;
  const vacant = Array.from({ length: Math.max(0, view.settings.maxPlayers - view.players.length) }, (_, i) => view.players.length + i + 1);
  return (
    <section aria-labelledby="warriors">
      <div className={styles.row}>
        <h2 id="warriors" className="t3">
          {t.warriors}{' '}
          <span className="num">
            {view.players.length}/{view.settings.maxPlayers}
          </span>
        </h2>
        <Status view={view} ready={ready} />
      </div>
      <div className={styles.seats}>
        {seated(view).map((player) => {
          const you = player.user_id === view.you;
          return (
            <WarriorTile
              key={player.user_id}
              view={view}
              player={player}
              host
              camera={you ? camera : undefined}
              peer={peers[player.user_id]}
              unlinked={!linked}
              className={styles.seat}
              badge={
                host && !you ? (
                  <Button small icon className={styles.kick} aria-label={t.kick(player.username)} onClick={() => onKick(player)}>
                    <Icon name="close" />
                  </Button>
                ) : you && camera.status === 'live' ? (
                  <Button small icon className={cx(styles.kick, styles.own)} aria-label={t.checkCamera} onClick={onCamera}>
                    <Icon name="camera" />
                  </Button>
                ) : undefined
              }
              aside={
                <span className={styles.badge}>
                  <Avatar size="small" name={player.username} src={player.profile_picture_url} />
                  <ReadyBadge player={player} ready={you ? ready : player.is_ready} />
                </span>
              }
            />
          );
        })}
        {vacant.map((seat) => (
          <VacantTile key={seat} label={t.seat(seat)} text={t.awaiting} {...(styles.seat && { className: styles.seat })}>
            <Button small onClick={() => void invite(view.lobby_id, view.name)}>
              <Icon name="share" />
              {t.invite}
            </Button>
          </VacantTile>
        ))}
      </div>
    </section>
  );
}
