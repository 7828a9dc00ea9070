import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { User } from '@deadpan/protocol';
import { account } from '../../../engine/http/account-api.ts';
import { session } from '../../../engine/http/api.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { unsavedTexts } from '../../../texts/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Problem } from '../problem.tsx';
import { Cancel } from './cancel.tsx';
import type { Patch } from './use-account.ts';
import { useAttempt } from './use-attempt.ts';

const { name: texts } = myAccountTexts;

/** Asks for another name. */
export function NameDialog({ user, patch, onClose }: { user: User; patch: Patch; onClose: () => void }) {
  const [name, setName] = useState(user.username);
  const { busy, problems, run } = useAttempt({ USERNAME_TAKEN: 'username' });

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const worked = await run(async () => {
      const renamed = await account.rename(name);
      session.update(renamed);
      patch({ user: renamed });
      showToast({ title: texts.done, text: texts.doneText(renamed.username), tone: 'good' });
    });
    if (worked) onClose();
  };

  return (
    <FormDialog changed={name !== user.username} busy={busy} ask={unsavedTexts} onClose={onClose} title={texts.title}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <Field label={texts.label} hint={texts.hint} error={problems['username']}>
          <Input name="username" autoComplete="nickname" required maxLength={80} value={name} onChange={(e) => setName(e.target.value)} />
        </Field>
        <Problem>{problems['form']}</Problem>
        <DialogActions>
          <Cancel busy={busy} onClose={onClose} />
          <Button type="submit" tone="pri" busy={busy}>
            {busy ? myAccountTexts.saving : myAccountTexts.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
