import { useRef } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { round1Texts as t } from '../../texts/round1.ts';
import { clockText, remainingMs } from '../../stage/remaining.ts';
import { Clock, StageDock, StageHead } from '../../stage/stage-head.tsx';
import type { StageProps } from '../../stage/stage-props.ts';
import { useTicking } from '../../stage/use-ticking.ts';
import { Badge, BadgeDot } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skull } from '../../ui/skull.tsx';
import styles from './round1.module.css';

/** mm:ss to the end of the play; it stands while none is on, at the time at which the last one was decided. */
function PlayClock({ view, serverNow }: Pick<StageProps, 'view' | 'serverNow'>) {
  const stopped = useRef<string | null>(null);
  const runs = view.phase === 'playing' || view.phase === 'deciding';
  const text = useTicking(() => {
    if (view.phase === 'deciding') return stopped.current ?? '00:00';
    if (runs) return clockText(remainingMs(view, serverNow()) ?? 0);
    if (view.phase === 'play_ended' || view.phase === 'round_ended') return stopped.current ?? '00:00';
    return clockText(view.settings.round1Duration * 1000);
  });
  stopped.current = view.phase === 'waiting' || view.phase === 'starting' ? null : text;
  return <Clock text={text} idle={!runs} />;
}

/** Counts of who is in and out of the play; on phones they stand under the meme. */
export function Counts({ view }: { view: RoomView }) {
  return (
    <>
      <b className="num">{view.active_players_count}</b> {t.active}, <b className="num">{view.eliminated_players_count}</b> {t.eliminated}
    </>
  );
}

function Facts({ view, detecting }: { view: RoomView; detecting: boolean }) {
  return (
    <span className={styles.facts}>
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
    </span>
  );
}

/** 'Round 1: Play X/Y', dashes, clock, counts, AI DETECTING, and the controls (spec §2 Round 1 screen). */
export function Round1Head({ view, face, muted, serverNow, actions, controls }: StageProps) {
  const detecting = view.phase === 'playing' && face.watching && face.model.status === 'ready';
  const play = Math.max(1, view.current_play);
  return (
    <StageHead
      docked
      title={t.header(play, view.total_plays)}
      dashes={{ current: play, total: view.total_plays }}
      beside={controls && <span className={styles.further}>{controls}</span>}
      times={
        <>
          {detecting && (
            <span className={styles.narrow} role="img" aria-label={t.detecting}>
              <Badge tone="safe">
                <BadgeDot />
                {t.detectingShort}
              </Badge>
            </span>
          )}
          <PlayClock view={view} serverNow={serverNow} />
        </>
      }
      tools={
        <>
          <Facts view={view} detecting={detecting} />
          <Controls muted={muted} actions={actions} />
        </>
      }
    />
  );
}

function Controls({ muted, actions }: Pick<StageProps, 'muted' | 'actions'>) {
  return (
    <>
      <Button icon quiet aria-label={muted ? t.soundMuted : t.sound} onClick={actions.openSound}>
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
export function Round1Dock(props: Pick<StageProps, 'muted' | 'actions' | 'controls'>) {
  return (
    <StageDock>
      {props.controls}
      <Controls {...props} />
    </StageDock>
  );
}
