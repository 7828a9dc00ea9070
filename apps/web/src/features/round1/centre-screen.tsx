import { useEffect, useState } from 'react';
import type { RoomView } from '@deadpan/protocol';
import { round1Texts as t } from '../../texts/round1.ts';
import { remainingMs, secondsLeft } from '../../stage/remaining.ts';
import type { StageProps } from '../../stage/stage-props.ts';
import { useTicking } from '../../stage/use-ticking.ts';
import { Button } from '../../ui/button.tsx';
import { CountdownDigit } from '../../ui/countdown-digit.tsx';
import { Crown } from '../../ui/crown.tsx';
import { Face } from '../../ui/face.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './screen.module.css';

const GO_MS = 600;

function Countdown({ view, serverNow }: Pick<StageProps, 'view' | 'serverNow'>) {
  const digit = useTicking(() => Math.min(5, Math.max(1, secondsLeft(remainingMs(view, serverNow()) ?? 5_000))), 50);
  return (
    <>
      <CountdownDigit>{digit}</CountdownDigit>
      <span className="vh" role="timer" aria-live="assertive">
        {t.secondsToGo(digit)}
      </span>
    </>
  );
}

function Waiting({ view, peers, serverNow }: Pick<StageProps, 'view' | 'peers' | 'serverNow'>) {
  const here = view.players.filter((one) => !one.left);
  const missing = here.filter((one) =>
    one.user_id === view.you ? !one.camera_ready : !one.connected || !one.camera_ready || peers[one.user_id]?.state !== 'connected',
  );
  const seconds = useTicking(() => {
    const ms = remainingMs(view, serverNow());
    return ms === null ? null : secondsLeft(ms);
  }, 250);
  return (
    <div className={styles.still}>
      <Face size={96} />
      <div role="status" style={{ display: 'grid', gap: 'inherit' }}>
        <h2 className="t4">{t.waiting}</h2>
        <p className="t3 num">{t.connected(here.length - missing.length, here.length)}</p>
        <p className="muted">
          {missing.length === 0
            ? t.allConnected
            : t.waitingFor(missing.map((one) => (one.user_id === view.you ? t.missingYou : one.username)).join(', '))}
        </p>
      </div>
      {missing.length > 0 && seconds !== null && (
        // Beside what is announced: not every reader leaves a timer inside it alone.
        <p className="muted t1 num" role="timer">
          {t.startsAnyway(seconds)}
        </p>
      )}
    </div>
  );
}

function MemeOnScreen({ view, meme, actions }: Pick<StageProps, 'view' | 'meme' | 'actions'>) {
  return (
    <>
      <div className={styles.video} ref={actions.attachMemes} />
      {meme.status === 'loading' && view.phase !== 'play_ended' && (
        <div className={styles.note} role="status">
          <Face size={48} />
          <span className="t1">{t.loadingMeme}</span>
        </div>
      )}
      {meme.status === 'idle' && (
        <div className={styles.still}>
          <Face size={96} />
          <p className="muted">{t.between}</p>
        </div>
      )}
      {meme.status === 'failed' && (
        <div className={styles.veil} role="alert">
          <Face size={96} closed />
          <h2 className="t3">{t.playbackFailed}</h2>
          <p className="muted">
            {t.mediaError[meme.failure ?? 'unsupported']} {t.playbackHint}
          </p>
        </div>
      )}
      {meme.meme && meme.status !== 'failed' && <p className={styles.name}>{meme.meme.title}</p>}
      {meme.cue && <p className={styles.cue}>{meme.cue}</p>}
      {meme.needsTap && (
        <Button small className={styles.tap} onClick={actions.tapForSound}>
          <Icon name="sound-off" />
          {t.tapForSound}
        </Button>
      )}
    </>
  );
}

/** GO is shown for a beat over the first meme, if one saw the countdown end. */
function Go({ view }: { view: RoomView }) {
  const [from, setFrom] = useState(view.phase);
  const [shows, setShows] = useState(false);
  if (from !== view.phase) {
    setShows(from === 'starting' && view.phase === 'playing');
    setFrom(view.phase);
  }
  useEffect(() => {
    if (!shows) return undefined;
    const timer = setTimeout(() => setShows(false), GO_MS);
    return () => clearTimeout(timer);
  }, [shows]);
  return shows ? <b className={styles.go}>{t.go}</b> : null;
}

function PlayBanner({ view }: { view: RoomView }) {
  const result = view.play_result;
  if (view.phase !== 'play_ended' || !result) return null;
  return (
    <div className={styles.banner} role="alert">
      {result.winner ? <Crown className={styles.crown} /> : <Face size={96} />}
      <p className={styles.winner}>{result.winner ? t.playWinner(result.winner.username) : t.playDraw}</p>
      {!result.winner && <p>{t.playDrawWhy(view.active_players.length)}</p>}
    </div>
  );
}

/** The picture in the middle, 16:9: waiting, countdown, meme, winner of the play; a paused arena lies over it, a lost one is told beside it: the play runs on. */
export function CentreScreen(props: StageProps) {
  const { view, lost } = props;
  const memes = view.phase === 'playing' || view.phase === 'deciding' || view.phase === 'play_ended';
  return (
    <div className={styles.screen}>
      {(view.phase === 'waiting' || view.phase === null) && <Waiting {...props} />}
      {view.phase === 'starting' && <Countdown {...props} />}
      {memes && <MemeOnScreen {...props} />}
      <Go view={view} />
      <PlayBanner view={view} />
      {view.paused && (
        <div className={styles.veil} role="alert">
          <Face size={96} closed />
          <h2 className="t3">{t.paused.title}</h2>
          <p>{t.paused.text}</p>
        </div>
      )}
      {lost && (
        <div className={styles.strip} role="alert">
          <Face size={48} closed />
          <p className="t1">
            <b>{t.reconnecting.title}</b>{' '}
            {view.phase === 'playing' || view.phase === 'deciding' ? t.reconnecting.playing : t.reconnecting.text}
          </p>
        </div>
      )}
    </div>
  );
}
