import { PhaseClock } from '../../stage/match-head.tsx';
import { useHeadingFocus } from '../../stage/use-heading-focus.ts';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlayDashes } from '../../ui/play-dashes.tsx';
import { isSpeaking } from './comedy-props.ts';
import type { ComedyProps } from './comedy-props.ts';
import styles from './comedy.module.css';

type ControlsProps = Pick<ComedyProps, 'view' | 'comedy' | 'muted' | 'actions'>;

function Controls({ muted, actions, ...now }: ControlsProps) {
  const keys = isSpeaking(now) ? undefined : 'M'; // then the key is the microphone's
  return (
    <>
      <Button icon quiet aria-label={t.mute} aria-pressed={muted} aria-keyshortcuts={keys} onClick={actions.toggleMute}>
        <Icon name={muted ? 'sound-off' : 'sound'} />
      </Button>
      <Button icon quiet aria-label={t.settings} onClick={actions.openSettings}>
        <Icon name="sliders" />
      </Button>
      <Button icon quiet aria-label={t.leave} onClick={actions.leave}>
        <Icon name="leave" />
      </Button>
    </>
  );
}

/** 'Round 2: Comedy', which turn it is, the clock, and the controls. */
export function ComedyHeader(props: ComedyProps) {
  const heading = useHeadingFocus();
  const { view, comedy, serverNow } = props;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          {t.header}
        </h1>
        <PlayDashes current={comedy.turn} total={comedy.order.length} className={styles.dashes} />
        <span className={cx('num', 't1', 'muted', styles.turn)}>{t.turn(comedy.turn, comedy.order.length)}</span>
      </div>
      <PhaseClock view={view} serverNow={serverNow} className={view.phase === 'speaking' ? undefined : styles.idle} />
      <div className={styles.facts}>
        <Controls {...props} />
      </div>
    </header>
  );
}

/** The same controls within reach of the thumbs. */
export function ComedyDock(props: ControlsProps) {
  return (
    <footer className={styles.dock}>
      <Controls {...props} />
    </footer>
  );
}
