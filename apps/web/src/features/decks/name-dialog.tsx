import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { limits } from '@deadpan/protocol';
import { deckTexts } from '../../texts/decks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';

const { name: t, cancel } = deckTexts;

interface NameDialogProps {
  title: string;
  /** the button that does it */
  doIt: string;
  value?: string;
  /** resolves to whether it worked; the dialog stays open otherwise, with what was written */
  onName: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of a deck. */
export function NameDialog({ title, doIt, value = '', onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(value);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const missing = name.trim() === '';
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (missing || busy) return;
    setBusy(true);
    if (await onName(name.trim())) onClose();
    else setBusy(false);
  };
  return (
    <Dialog open firm onOpenChange={(open) => !open && onClose()} title={title}>
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <Field label={t.label} hint={t.hint} error={asked && missing && t.missing}>
          <Input
            autoFocus
            autoComplete="off"
            maxLength={limits.decks.name}
            placeholder={t.placeholder}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <DialogActions>
          <DialogClose>
            <Button>{cancel}</Button>
          </DialogClose>
          <Button type="submit" tone="pri" busy={busy} why={missing && t.missing} whyHidden>
            {doIt}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
