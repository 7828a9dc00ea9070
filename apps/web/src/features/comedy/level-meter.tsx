import { useStore } from 'zustand';
import type { VoiceState } from '../../engine/voice/voice-types.ts';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ComedyProps } from './comedy-props.ts';
import styles from './panel.module.css';

const STROKES = 24;
/** Everybody takes a breath before the first word. */
const UNHEARD_MS = 3_000;

/** What to tell the performer about their own sound. */
function heardWords({ microphone, open, muted, silentMs, level }: VoiceState): {
  text: string;
  heard: boolean;
} {
  if (muted) return { text: t.speaking.muted, heard: false };
  if (microphone !== 'ready' || !open || silentMs >= UNHEARD_MS) return { text: t.speaking.unheard, heard: false };
  if (silentMs === 0 && level > 0.05) return { text: t.speaking.heard, heard: true };
  return { text: t.speaking.open, heard: true };
}

/** One's own microphone as a row of straight strokes, and whether anybody hears it in words. */
export function VoiceLevel({ voice, loudness }: Pick<ComedyProps, 'voice' | 'loudness'>) {
  const level = useStore(loudness, (state) => state.level);
  const { text, heard } = heardWords({ ...voice, level });
  const lit = Math.round(Math.min(1, level) * STROKES);
  return (
    <div className={styles.level} data-heard={heard || undefined}>
      <span
        className={styles.strokes}
        role="meter"
        aria-label={t.speaking.level}
        aria-valuenow={Math.round(level * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        {Array.from({ length: STROKES }, (_, i) => (
          <i key={i} data-lit={i < lit || undefined} />
        ))}
      </span>
      <p className={styles.heard}>
        <Icon name={heard ? 'mic' : 'warn'} />
        <b>{text}</b>
      </p>
    </div>
  );
}
