import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { LobbyItem } from '@deadpan/protocol';
import { arenasTexts } from '../../texts/arenas.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { showToast } from '../../ui/toast-store.ts';

const { key: texts } = arenasTexts;

interface PrivateKeyDialogProps {
  arena: LobbyItem | undefined;
  busy: boolean;
  problem: string | undefined;
  onClose: () => void;
  onSubmit: (arena: LobbyItem, password: string) => void;
}

/** Private Arena Access: asks for the key of one arena; Enter submits. */
export function PrivateKeyDialog({ arena, busy, problem, onClose, onSubmit }: PrivateKeyDialogProps) {
  const [password, setPassword] = useState('');
  const close = (): void => {
    setPassword('');
    onClose();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (password.trim() === '') showToast({ ...texts.required, tone: 'bad' });
    else if (arena) onSubmit(arena, password.trim());
  };
  return (
    <Dialog
      open={arena !== undefined}
      onOpenChange={(open) => !open && close()}
      title={texts.title}
      description={arena && texts.text(arena.name)}
    >
      <form className="stack" onSubmit={submit} noValidate>
        <Field label={texts.label} error={problem}>
          <PasswordInput
            labels={texts}
            autoComplete="off"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <DialogActions>
          <DialogClose>
            <Button>{texts.cancel}</Button>
          </DialogClose>
          <Button type="submit" tone="pri" busy={busy}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
