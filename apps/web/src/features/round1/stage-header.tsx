import { useRef } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { round1Texts as t } from '../../texts/round1.ts';
import { clockText, remainingMs } from '../../stage/remaining.ts';
import type { StageProps } from '../../stage/stage-props.ts';
import { useTicking } from '../../stage/use-ticking.ts';
import { Badge, BadgeDot } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlayDashes } from '../../ui/play-dashes.tsx';
import { Skull } from '../../ui/skull.tsx';
import { cx } from '../../ui/cx.ts';
import { useHeadingFocus } from '../../stage/use-heading-focus.ts';
import styles from './round1.module.css';

function Clock({ view, serverNow }: Pick<StageProps, 'view' | 'serverNow'>) {
  const stopped = useRef<string | null>(null);
  const runs = view.phase === 'playing' || view.phase === 'deciding';
  const text = useTicking(() => {
    if (view.phase === 'deciding') return stopped.current ?? '00:00';
    if (runs) return clockText(remainingMs(view, serverNow()) ?? 0);
    if (view.phase === 'play_ended' || view.phase === 'round_ended') return stopped.current ?? '00:00';
    return clockText(view.settings.round1Duration * 1000);
  });
  stopped.current = view.phase === 'waiting' || view.phase === 'starting' ? null : text;
  return (
    <div className={cx(styles.clock, !runs && styles.idle)} role="timer" aria-label={t.timeLeft}>
      {text}
    </div>
  );
}

/** Counts of who is in and out of the play; on phones they stand under the meme. */
export function Counts({ view }: { view: RoomView }) {
  return (
    <>
      <b className="num">{view.active_players_count}</b> {t.active}, <b className="num">{view.eliminated_players_count}</b> {t.eliminated}
    </>
  );
}

/** 'Round 1: Play X/Y', dashes, clock, counts, AI DETECTING, and the controls (spec §2 Round 1 screen). */
export function StageHeader({ view, face, muted, serverNow, actions, controls }: StageProps) {
  const heading = useHeadingFocus();
  const detecting = view.phase === 'playing' && face.watching && face.model.status === 'ready';
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          {t.header(Math.max(1, view.current_play), view.total_plays)}
        </h1>
        <PlayDashes current={Math.max(1, view.current_play)} total={view.total_plays} className={styles.dashes} />
        {controls && <span className={styles.further}>{controls}</span>}
      </div>
      <div className={styles.times}>
        {detecting && (
          <span className={styles.narrow} role="img" aria-label={t.detecting}>
            <Badge tone="safe">
              <BadgeDot />
              {t.detectingShort}
            </Badge>
          </span>
        )}
        <Clock view={view} serverNow={serverNow} />
      </div>
      <div className={styles.facts}>
        <Badge>
          <b className="num">{view.active_players_count}</b> {t.active}
        </Badge>
        <Badge>
          <Skull />
          <b className="num">{view.eliminated_players_count}</b> {t.eliminated}
        </Badge>
        {detecting && (
          <Badge tone="safe">
            <BadgeDot />
            {t.detecting}
          </Badge>
        )}
        <Controls muted={muted} actions={actions} />
      </div>
    </header>
  );
}

function Controls({ muted, actions }: Pick<StageProps, 'muted' | 'actions'>) {
  return (
    <>
      <Button icon quiet aria-label={t.sound} onClick={actions.openSound}>
        <Icon name={muted ? 'sound-off' : 'sound'} />
      </Button>
      <Button icon quiet aria-label={t.cameraButton} onClick={actions.openCamera} className={styles.dockOnly}>
        <Icon name="camera" />
      </Button>
      <Button icon quiet aria-label={t.help} onClick={actions.openHelp} className={styles.dockOnly}>
        <Icon name="help" />
      </Button>
      <Button icon quiet aria-label={t.leave} onClick={actions.leave}>
        <Icon name="leave" />
      </Button>
    </>
  );
}

/** The same controls within reach of the thumbs. */
export function StageDock(props: Pick<StageProps, 'muted' | 'actions' | 'controls'>) {
  return (
    <footer className={styles.dock}>
      {props.controls}
      <Controls {...props} />
    </footer>
  );
}
