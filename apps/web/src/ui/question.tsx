import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  title: ReactNode;
  text: string;
  yes: string;
  onYes: () => void;
  /** yes takes something away that does not come back */
  danger?: boolean;
  busy?: boolean;
  /** the answer that changes nothing: it has the focus */
  no: string;
  /** what no does takes a moment, and is under way */
  noBusy?: boolean;
  onNo: () => void;
  /** Escape and a press outside; they mean no unless told otherwise */
  onDismiss?: () => void;
  /** a further answer, before the two */
  other?: ReactNode;
  /** must be answered: a press outside does nothing */
  firm?: boolean;
  wide?: boolean;
}

/** Asks before something is done; open as long as it is there. */
export function Question({ title, text, yes, onYes, danger, busy, no, noBusy, onNo, onDismiss = onNo, other, ...frame }: QuestionProps) {
  const noButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      focusFirst={noButton}
      onOpenChange={(open) => !open && onDismiss()}
      title={title}
      description={text}
      actions={
        <>
          {other}
          <Button tone={danger ? 'bad' : 'plain'} busy={busy} onClick={onYes}>
            {yes}
          </Button>
          <Button ref={noButton} tone="pri" busy={noBusy} onClick={onNo}>
            {no}
          </Button>
        </>
      }
      {...frame}
    />
  );
}
