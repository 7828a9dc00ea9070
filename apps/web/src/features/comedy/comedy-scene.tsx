import { comedyTexts as t } from '../../texts/comedy.ts';
import { Beam } from '../../ui/beam.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { ComedyAnnouncer } from './comedy-announcer.tsx';
import { ComedyDock, ComedyHeader } from './comedy-header.tsx';
import { isPerformer, placesOf } from './comedy-props.ts';
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
  const { view, voice, actions } = props;
  const { performer, listeners } = placesOf(props);
  return (
    <main
      className={cx('onstage', styles.arena)}
      data-phase={view.phase ?? 'none'}
      data-listeners={listeners.length}
      data-acts={(isPerformer(props) && view.phase !== 'turn_ended') || undefined}
      data-toasts="title"
    >
      <ComedyHeader {...props} />
      <div className={styles.stage}>
        <Beam half="var(--beam-half)" above="var(--beam-above)" className={styles.middle ?? ''}>
          <div className={styles.spot}>
            {performer && <PerformerTile key={performer.user_id} {...props} player={performer} />}
            {voice.needsTap && (
              <Button small className={styles.tap} onClick={actions.tapForSound}>
                <Icon name="sound-off" />
                {t.tap}
              </Button>
            )}
          </div>
          <Panel {...props} />
        </Beam>
        <div className={styles.listeners}>
          {listeners.map((player) => (
            <ListenerTile key={player.user_id} {...props} player={player} />
          ))}
        </div>
        <RunningOrder {...props} />
      </div>
      <ComedyDock {...props} />
      <ComedyAnnouncer {...props} />
    </main>
  );
}
