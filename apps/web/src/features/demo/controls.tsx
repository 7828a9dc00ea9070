import type { RoomView } from '@deadpan/protocol';
import { demoTexts } from '../../texts/demo.ts';
import { Button } from '../../ui/button.tsx';
import styles from './demo.module.css';

const t = demoTexts.controls;

const shapes = {
  pause: 'M8 5v14M16 5v14',
  resume: 'M7 4l12 8-12 8z',
  skip: 'M4 5l8 7-8 7zM12 5l8 7-8 7zM21 5v14',
} as const;

function Sign({ of }: { of: keyof typeof shapes }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[of]} />
    </svg>
  );
}

interface DemoControlsProps {
  view: RoomView;
  paused: boolean;
  onPause: () => void;
  onSkip: () => void;
}

/** What only a demo can do: stand still, and go on to the verdict when one is out of the play anyway. */
export function DemoControls({ view, paused, onPause, onSkip }: DemoControlsProps) {
  const judged = view.active_players.includes(view.you);
  const why = view.phase !== 'playing' || view.paused ? t.nothing : judged && t.judged;
  return (
    <>
      <Button icon quiet aria-label={paused ? t.resume : t.pause} title={paused ? t.resume : t.pause} onClick={onPause}>
        <Sign of={paused ? 'resume' : 'pause'} />
      </Button>
      <Button icon quiet aria-label={t.skip} title={t.skip} onClick={onSkip} why={why} whyHidden>
        <Sign of="skip" />
      </Button>
    </>
  );
}
