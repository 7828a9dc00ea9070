import type { ReactNode } from 'react';
import type { RoomView } from '@deadpan/protocol';
import type { Sound } from '../engine/sound/sound.ts';
import { matchTexts as t } from '../texts/match.ts';
import { MatchTools } from './match-tools.tsx';
import { clockText, remainingMs, secondsLeft } from './remaining.ts';
import { Clock, StageHead } from './stage-head.tsx';
import { useTicking } from './use-ticking.ts';

type Timed = { view: RoomView; serverNow: () => number };

/** mm:ss to the end of the phase; still, and said so, while the arena is paused. */
function PhaseClock({ view, serverNow, idle }: Timed & { idle: boolean }) {
  const text = useTicking(() => clockText(remainingMs(view, serverNow()) ?? 0));
  return <Clock text={text} idle={view.paused || idle} />;
}

/** Whole seconds to the end of the phase, as a number that counts down. */
export function useSecondsLeft({ view, serverNow }: Timed): number {
  return useTicking(() => secondsLeft(remainingMs(view, serverNow()) ?? 0));
}

interface MatchHeadProps extends Timed {
  title: string;
  sound: Sound;
  /** false: the key M is somebody else's at the moment */
  soundKey?: boolean;
  /** which turn of how many; without it the rounds are counted */
  turns?: { current: number; total: number };
  beside?: ReactNode;
  /** none: nothing on this screen waits for it */
  clock?: 'running' | 'idle' | 'none';
}

/** The head of a round after the first: which round, or which turn of it, the clock, the sound and the way out. */
export function MatchHead({ view, serverNow, title, sound, soundKey, turns, beside, clock = 'running' }: MatchHeadProps) {
  return (
    <StageHead
      title={title}
      dashes={turns ?? { current: view.round, total: view.rounds }}
      beside={beside ?? <span className="vh">{t.ofRounds(view.round, view.rounds)}</span>}
      times={clock !== 'none' && <PhaseClock view={view} serverNow={serverNow} idle={clock === 'idle'} />}
      tools={<MatchTools sound={sound} soundKey={soundKey} />}
    />
  );
}
