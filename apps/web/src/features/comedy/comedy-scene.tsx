import { MatchHead } from '../../stage/match-head.tsx';
import { Middle, Stage } from '../../stage/stage.tsx';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { ComedyAnnouncer } from './comedy-announcer.tsx';
import { isPerformer, isSpeaking, placesOf } from './comedy-props.ts';
import type { ComedyProps } from './comedy-props.ts';
import { ListenerPanel } from './listener-panel.tsx';
import { ListenerTile, PerformerTile } from './listener-tile.tsx';
import { PerformerPanel } from './performer-panel.tsx';
import { RunningOrder } from './running-order.tsx';
import { TurnResult } from './turn-result.tsx';
import styles from './comedy.module.css';

function Panel(props: ComedyProps) {
  if (props.view.phase === 'turn_ended') return <TurnResult {...props} />;
  return isPerformer(props) ? <PerformerPanel {...props} /> : <ListenerPanel {...props} />;
}

/** The stage of round 2: one performer under the light, everybody else in their boxes with their faces to keep, the running order beside them. */
export function ComedyScene(props: ComedyProps) {
  const { view, comedy, serverNow, sound, voice, actions } = props;
  const { performer, listeners } = placesOf(props);
  const acts = isPerformer(props) && view.phase !== 'turn_ended';
  const turns = { current: comedy.turn, total: comedy.order.length };
  const head = (
    <MatchHead
      view={view}
      serverNow={serverNow}
      sound={sound}
      soundKey={!isSpeaking(props)}
      title={t.header}
      turns={turns}
      beside={<span className={cx('num t1 muted', styles.turn)}>{t.turn(turns.current, turns.total)}</span>}
      clock={view.phase === 'speaking' ? 'running' : 'idle'}
    />
  );
  return (
    <Stage view={view} head={head} boxes={listeners.length + 1} upright="stack" foot={<ComedyAnnouncer {...props} />}>
      <Middle>
        <div className={styles.spot} data-own={acts || undefined}>
          {performer && <PerformerTile key={performer.user_id} {...props} player={performer} />}
          {voice.needsTap && (
            <Button small className={styles.tap} onClick={actions.tapForSound}>
              <Icon name="sound-off" />
              {t.tap}
            </Button>
          )}
        </div>
        <Panel {...props} />
      </Middle>
      <div className={styles.listeners} data-few={listeners.length}>
        {listeners.map((player) => (
          <ListenerTile key={player.user_id} {...props} player={player} />
        ))}
      </div>
      <RunningOrder {...props} upright={!acts} />
    </Stage>
  );
}
