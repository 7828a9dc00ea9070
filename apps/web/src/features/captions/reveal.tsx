import { useEffect, useState } from 'react';
import { limits } from '@deadpan/protocol';
import type { CaptionsView } from '@deadpan/protocol';
import { useStore } from 'zustand';
import type { RoomSession } from '../../stage/room-session.ts';
import { captionTexts } from '../../texts/captions.ts';
import { matchTexts } from '../../texts/match.ts';
import { Badge } from '../../ui/badge.tsx';
import { Face } from '../../ui/face.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mouth } from '../../ui/mouth.tsx';
import { createLaughOMeter } from './laugh-o-meter.ts';
import styles from './captions.module.css';

const t = captionTexts.reveal;
const { danger, limit } = limits.smile;
/** More letters than this are set smaller. */
const LONG = 90;

/** The own meter, from the first reveal to the last; null while nothing is measured. */
export function useLaughter(session: RoomSession): number | null {
  const [meter, setMeter] = useState<ReturnType<typeof createLaughOMeter> | null>(null);
  useEffect(() => {
    const fresh = createLaughOMeter(session);
    setMeter(fresh);
    return fresh.close;
  }, [session]);
  return useStore(meter?.store ?? nothing, (state) => state.now);
}
const nothing: ReturnType<typeof createLaughOMeter>['store'] = {
  getState: () => ({ now: null }),
  getInitialState: () => ({ now: null }),
  subscribe: () => () => undefined,
};

const wordOf = (now: number): string => (now > limit ? t.laughed : now > danger / 2 ? t.moved : t.straight);

/** How far one's own face has come off its calm over this caption. */
function LaughOMeter({ now }: { now: number | null }) {
  const percent = Math.round((now ?? 0) * 100);
  return (
    <div className={styles.laugh}>
      <Mouth percent={percent} size="card" ghost={false} className={styles.mouth} />
      <b
        className="d t5 num"
        role="meter"
        aria-label={t.label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={now === null ? t.noFace : `${percent} %, ${wordOf(now)}`}
      >
        {now === null ? '–' : matchTexts.percent(now)}
      </b>
      <span className={styles.laughWords}>
        <b>{now === null ? t.noFace : wordOf(now)}</b>
        <span className="muted t1">
          {t.label}: {t.above}. {t.measured}
        </span>
      </span>
    </div>
  );
}

/** One caption, large, without a name; under it one's own laughter, or that it is one's own caption. */
export function Reveal({ reveal, now }: { reveal: NonNullable<CaptionsView['reveal']>; now: number | null }) {
  return (
    <section className={styles.reveal} aria-labelledby="reveal">
      <h2 id="reveal" className="lab muted num">
        {t.number(reveal.number, reveal.total)}
      </h2>
      <blockquote data-long={reveal.text.length > LONG || undefined}>{reveal.text}</blockquote>
      {reveal.yours ? (
        <Badge className={styles.yours}>
          <Icon name="user" />
          {t.yours}
        </Badge>
      ) : (
        <LaughOMeter now={now} />
      )}
    </section>
  );
}

/** After the last reveal the judge is waited for; the arena's announcer says so. */
export function Judging() {
  return (
    <section className={styles.judging}>
      <Face size={96} />
      <h2 className="t4">{captionTexts.judging.title}</h2>
      <p className="muted">{captionTexts.judging.text}</p>
    </section>
  );
}
