import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { Question } from './question.tsx';

interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  wide?: boolean;
  /** something in it is not saved yet; never where a form only asks who one is */
  changed?: boolean;
  /** it is being saved: nothing is thrown away then */
  busy: boolean;
  /** what is asked before that is lost; without it nothing is */
  ask?: { title: string; text: string; yes: string; no: string };
  onClose: () => void;
}

/** A dialog with a form: a press outside does nothing, and Escape, which a hand presses by the way, asks before it throws changes away. */
export function FormDialog({ changed = false, busy, ask, onClose, ...dialog }: FormDialogProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Dialog open firm onOpenChange={(open) => !open && !busy && (changed && ask ? setAsked(true) : onClose())} {...dialog} />
      {/* Beside the dialog: keys pressed in a child of it would be heard by it as well. */}
      {asked && !busy && ask && <Question danger {...ask} onYes={onClose} onNo={() => setAsked(false)} />}
    </>
  );
}
