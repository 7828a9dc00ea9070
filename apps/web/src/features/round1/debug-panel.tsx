import { limits } from '@deadpan/protocol';
import type { FaceState } from '../../engine/face/face-types.ts';
import { round1Texts as t } from '../../texts/round1.ts';
import { useTicking } from '../../stage/use-ticking.ts';
import styles from './dialogs.module.css';

interface DebugProps {
  face: FaceState;
  /** ms the running meme is ahead of the schedule, or null */
  memeOffset: () => number | null;
  /** round trip of the clock's probe, ms, or null */
  roundTrip: () => number | null;
}

const percent = (share: number | undefined): string => (share === undefined ? '–' : `${(share * 100).toFixed(0)} %`);
const millis = (ms: number | null | undefined): string => (ms === null || ms === undefined ? '–' : `${ms.toFixed(0)} ms`);

/** Happy percentage, face found, safe/danger/eliminated (spec §2 Round 1 screen), and how well it all runs. */
export function DebugPanel({ face, memeOffset, roundTrip }: DebugProps) {
  const { reading, status, calibration } = face;
  const offset = useTicking(() => millis(memeOffset()), 250);
  const trip = useTicking(() => millis(roundTrip()), 1_000);
  const happy = reading?.faceDetected ? reading.relativeHappiness : undefined;
  const rows: [string, string][] = [
    [t.debug.happy, percent(happy)],
    [t.debug.raw, percent(reading?.happy)],
    [t.debug.baseline, calibration.isCalibrated ? percent(calibration.baseline) : '–'],
    [t.debug.face, reading?.faceDetected ? t.debug.yes : t.debug.no],
    [t.debug.status, happy !== undefined && happy <= limits.smile.danger && status !== 'eliminated' ? 'safe' : status],
    [t.debug.rate, reading ? reading.frameRate.toFixed(1) : '–'],
    [t.debug.time, millis(reading?.detectionTime)],
    [t.debug.meme, offset],
    [t.debug.clock, trip],
  ];
  return (
    <aside className={styles.debug} aria-label={t.debug.title} data-testid="debug">
      <dl className="num">
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
