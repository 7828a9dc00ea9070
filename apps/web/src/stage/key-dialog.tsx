import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { showToast } from '../ui/toast-store.ts';

interface KeyDialogProps {
  open: boolean;
  words: {
    title: string;
    label: string;
    /** the toast when nothing was typed */
    required: { title: string; text: string };
    /** the names of the eye that shows what is typed */
    show: string;
    hide: string;
    submit: string;
    cancel: string;
  };
  text: string | undefined;
  busy: boolean;
  /** why the last key did not open */
  problem: string | undefined;
  /** a toast announces the problem already */
  toasted?: boolean;
  onType?: () => void;
  onClose: () => void;
  /** gets the key without the spaces around it; never an empty one */
  onSubmit: (key: string) => void;
  firm?: boolean;
}

/** Private Arena Access (spec §2): asks for the key of an arena; Enter submits. */
export function KeyDialog({ open, words, text, busy, problem, toasted, onType, onClose, onSubmit, firm }: KeyDialogProps) {
  const [typed, setTyped] = useState('');
  const close = (): void => {
    setTyped('');
    onClose();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const key = typed.trim();
    if (key === '') showToast({ ...words.required, tone: 'bad' });
    else onSubmit(key);
  };
  return (
    <Dialog open={open} firm={firm} onOpenChange={(next) => !next && close()} title={words.title} description={text}>
      <form className="stack" onSubmit={submit} noValidate>
        <Field label={words.label} error={problem} toasted={toasted}>
          <PasswordInput
            labels={words}
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              onType?.();
            }}
          />
        </Field>
        <DialogActions>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" tone="pri" busy={busy}>
            {words.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
