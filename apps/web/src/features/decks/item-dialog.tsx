import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { familyLevels, limits } from '@deadpan/protocol';
import type { DeckItem } from '@deadpan/protocol';
import { deckTexts } from '../../texts/decks.ts';
import { unsavedTexts } from '../../texts/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Field, Input, TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Picker } from '../../ui/picker.tsx';

const { edit: t, family: f, cancel } = deckTexts;
const ratings = familyLevels.map((value) => ({ value, label: f.options[value] }));

interface ItemDialogProps {
  item: DeckItem;
  onSave: (change: Pick<DeckItem, 'title' | 'alt' | 'family'>) => Promise<boolean>;
  onClose: () => void;
}

/** Title, description and family level of an item. */
export function ItemDialog({ item, onSave, onClose }: ItemDialogProps) {
  const [title, setTitle] = useState(item.title);
  const [alt, setAlt] = useState(item.alt);
  const [family, setFamily] = useState(item.family);
  const [busy, setBusy] = useState(false);
  const changed = title !== item.title || alt !== item.alt || family !== item.family;
  const missing = title.trim() === '';
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (missing || busy) return;
    setBusy(true);
    if (await onSave({ title: title.trim(), alt: alt.trim(), family })) onClose();
    else setBusy(false);
  };
  return (
    <FormDialog changed={changed} busy={busy} ask={unsavedTexts} onClose={onClose} title={t.title(item.kind)}>
      <form className="stack" onSubmit={(event) => void save(event)} noValidate>
        <Field label={t.label} error={missing && t.missing}>
          <Input autoComplete="off" maxLength={limits.decks.title} value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field label={t.alt} hint={t.altHint}>
          <TextArea rows={3} maxLength={limits.decks.alt} value={alt} onChange={(event) => setAlt(event.target.value)} />
        </Field>
        <div className="stack" style={{ gap: 8 }}>
          <Picker legend={f.legend} value={family} options={ratings} onChange={setFamily} />
          <p className="muted t1" role="status">
            {f.hints[family]}
          </p>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" tone="pri" busy={busy} why={missing && t.missing} whyHidden>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
