import type { LobbyItem } from '@deadpan/protocol';
import { Link } from 'react-router';
import { roomPath } from '../../stage/room-path.ts';
import { arenasTexts } from '../../texts/arenas.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './arena-list.module.css';

const { list: texts } = arenasTexts;

function obstacle(arena: LobbyItem): string | undefined {
  if (arena.playerCount >= arena.maxPlayers) return texts.full;
  return arena.status === 'waiting' ? undefined : texts.running;
}

interface ArenaRowProps {
  arena: LobbyItem;
  /** the player has a seat in it */
  own: boolean;
  busy: boolean;
  onJoin: (arena: LobbyItem) => void;
}

/** One arena of the list; one's own is returned to, not joined. */
export function ArenaRow({ arena, own, busy, onJoin }: ArenaRowProps) {
  const label = arena.isPrivate ? texts.joinPrivate : texts.join;
  return (
    <li className={styles.row}>
      <div className="grow">
        <h3 className={styles.name}>
          {arena.name}
          {arena.isPrivate && (
            <Badge>
              <Icon name="lock" />
              {texts.private}
            </Badge>
          )}
          {own && (
            <Badge tone="safe">
              <Icon name="user" />
              {texts.own}
            </Badge>
          )}
        </h3>
        <p className={cx('t1 muted', styles.facts)}>
          <span>
            {texts.host} {arena.hostUsername}
          </span>
          <b className={arena.status === 'waiting' ? styles.open : styles.running}>{texts.status[arena.status].toUpperCase()}</b>
        </p>
      </div>
      <div className={styles.seats} role="img" aria-label={texts.occupancy(arena.playerCount, arena.maxPlayers)}>
        <span aria-hidden="true">
          {Array.from({ length: arena.maxPlayers }, (_, seat) => (
            <i key={seat} data-taken={seat < arena.playerCount} />
          ))}
        </span>
        <b className="num" aria-hidden="true">
          {arena.playerCount}/{arena.maxPlayers}
        </b>
      </div>
      <div className={styles.action}>
        {own ? (
          <ButtonLike small full>
            <Link to={roomPath({ lobby_id: arena.id, status: arena.status })} aria-label={texts.joinNamed(texts.back, arena.name)}>
              {texts.back}
            </Link>
          </ButtonLike>
        ) : (
          <Button
            small
            full
            busy={busy}
            why={obstacle(arena)}
            aria-label={texts.joinNamed(label, arena.name)}
            onClick={() => onJoin(arena)}
          >
            {label}
          </Button>
        )}
      </div>
    </li>
  );
}
