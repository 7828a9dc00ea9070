import type { PlayerView } from '@deadpan/protocol';
import { turnKey } from '../../stage/laughter.ts';
import { WarriorTile } from '../../stage/warrior-tile.tsx';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { currentTurn } from './comedy-props.ts';
import type { ComedyProps } from './comedy-props.ts';
import { LaughReading } from './laugh-meter.tsx';
import styles from './comedy.module.css';

/** A listener's box: how happy the face is at this moment, and whether it has laughed, in a word and a shape. */
export function ListenerTile({ player, ...props }: ComedyProps & { player: PlayerView }) {
  const { view, comedy, laughs, own, camera, peers } = props;
  const isPending = player.user_id === view.you && own.turn === turnKey(view);
  const laugh = currentTurn(comedy)?.laughs.find(({ user_id }) => user_id === player.user_id);
  const mark = laugh && (
    <Badge tone="out" className={styles.mark}>
      <Icon name={laugh.reason === 'hid' ? 'eye-off' : 'close'} />
      {laugh.reason === 'hid' ? t.hid : t.laughed}
    </Badge>
  );
  return (
    <WarriorTile
      view={view}
      player={player}
      camera={player.user_id === view.you ? camera : undefined}
      peer={peers[player.user_id]}
      badge={mark}
      aside={player.left ? undefined : <LaughReading percent={laughs[player.user_id]} counted={laugh?.reason === 'laughed' || isPending} />}
      className={styles.listener}
    />
  );
}

/** The performer's box, large, under the light. */
export function PerformerTile({ player, ...props }: ComedyProps & { player: PlayerView }) {
  const { view, comedy, camera, peers } = props;
  const speaks = comedy.speaker === player.user_id;
  const called = view.phase === 'calling';
  return (
    <WarriorTile
      view={view}
      player={player}
      camera={player.user_id === view.you ? camera : undefined}
      peer={peers[player.user_id]}
      badge={
        (speaks || called) && (
          <Badge tone="plate">
            <Icon name={speaks ? 'mic' : 'mic-off'} />
            {speaks ? t.onMic : t.called}
          </Badge>
        )
      }
      aside={<b className={styles.earned}>{t.points(comedy.points[player.user_id] ?? 0)}</b>}
      className={styles.performer}
    />
  );
}
