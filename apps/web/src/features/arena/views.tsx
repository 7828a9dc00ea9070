import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { isCameraAllowed } from '../../engine/camera/camera-permission.ts';
import { cameraText } from '../../engine/camera/camera-texts.ts';
import type { Camera } from '../../engine/camera/camera-types.ts';
import { CameraHelp } from '../../stage/camera-help.tsx';
import { Notice } from '../../stage/notice.tsx';
import { remainingMs, secondsLeft } from '../../stage/remaining.ts';
import type { RoundProps } from '../../stage/round-props.ts';
import { useHeadingFocus } from '../../stage/use-heading-focus.ts';
import { useTicking } from '../../stage/use-ticking.ts';
import { arenaTexts as t } from '../../texts/arena.ts';
import { matchTexts } from '../../texts/match.ts';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { CountdownDigit } from '../../ui/countdown-digit.tsx';
import { Empty } from '../../ui/empty.tsx';
import styles from './views.module.css';

/** The match has not begun; the lobby is where one gets ready. */
export function Waiting({ roomId }: { roomId: string }) {
  return (
    <Notice>
      <Empty
        title={<h1 className="t5">{t.waiting.title}</h1>}
        action={
          <ButtonLike tone="pri">
            <Link to={`/lobby/${roomId}`}>{t.waiting.lobby}</Link>
          </ButtonLike>
        }
      >
        {t.waiting.text}
      </Empty>
    </Notice>
  );
}

/** Asks for the camera with a reason, and says what is wrong with it. Who has said yes before is not asked again. */
export function RequestingCamera({ camera }: { camera: Camera }) {
  const { status } = useStore(camera);
  useEffect(() => {
    void isCameraAllowed().then((allowed) => (allowed ? camera.open() : undefined));
  }, [camera]);
  const problem = cameraText(status, 'round1');
  return (
    <Notice>
      <Empty
        closed={problem !== null}
        title={<h1 className="t5">{t.camera.title}</h1>}
        action={
          <>
            {status === 'denied' && <CameraHelp />}
            <Button tone="pri" busy={status === 'asking'} onClick={() => void camera.refresh()}>
              {problem === null ? t.camera.ask : t.camera.retry}
            </Button>
          </>
        }
      >
        {problem === null ? t.camera.text : <span role="alert">{problem}</span>}
      </Empty>
    </Notice>
  );
}

/** 3, 2, 1 before a round that has no countdown of its own, each with its tick. */
export function Countdown({ session: { sound, serverNow }, view }: RoundProps) {
  const digit = useTicking(() => Math.min(3, Math.max(1, secondsLeft(remainingMs(view, serverNow()) ?? 3_000))), 50);
  useEffect(() => sound.tick(), [sound, digit]);
  const heading = useHeadingFocus();
  const { next } = matchTexts.round(view.round);
  return (
    <main className={`onstage ${styles.countdown}`} data-phase="countdown">
      <h1 ref={heading} tabIndex={-1} className="t5">
        {matchTexts.header(view.round)}
      </h1>
      <CountdownDigit>{digit}</CountdownDigit>
      <span className="vh" role="timer" aria-live="assertive">
        {t.countdown(digit)}
      </span>
      <p className="muted">{next}</p>
    </main>
  );
}

/** Any state that this page does not know (spec §2 Game arena page). */
export function Wrong({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice>
      <div role="alert">
        <Empty
          closed
          title={<h1 className="t5">{t.wrong.title}</h1>}
          action={
            <div className="row">
              <Button onClick={onRetry}>{t.wrong.retry}</Button>
              <ButtonLike tone="pri">
                <Link to="/play">{t.wrong.back}</Link>
              </ButtonLike>
            </div>
          }
        >
          {t.wrong.text}
        </Empty>
      </div>
    </Notice>
  );
}
