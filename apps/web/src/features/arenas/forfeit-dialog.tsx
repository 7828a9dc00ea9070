import { arenasTexts } from '../../texts/arenas.ts';
import { Question } from '../../ui/question.tsx';

const { forfeit: texts } = arenasTexts;

interface ForfeitDialogProps {
  /** the way back is being asked for */
  returning: boolean;
  /** nothing happens */
  onStay: () => void;
  /** back into the match */
  onReturn: () => void;
  onLeave: () => void;
}

/** Asks before a running match elsewhere is given up. */
export function ForfeitDialog({ returning, onStay, onReturn, onLeave }: ForfeitDialogProps) {
  return (
    <Question
      title={texts.title}
      text={texts.text}
      danger
      yes={texts.leave}
      onYes={onLeave}
      no={texts.stay}
      noBusy={returning}
      onNo={onReturn}
      onDismiss={onStay}
    />
  );
}
