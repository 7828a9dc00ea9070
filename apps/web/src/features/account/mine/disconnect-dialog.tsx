import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { account } from '../../../engine/http/account-api.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { SecretField } from '../fields.tsx';
import { Problem } from '../problem.tsx';
import { Cancel } from './cancel.tsx';
import type { Patch } from './use-account.ts';
import { useAttempt } from './use-attempt.ts';

const { google: texts } = myAccountTexts;

/** Asks for the secret code, the only way in that is left, before Google is disconnected. */
export function DisconnectDialog({ patch, onClose }: { patch: Patch; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const { busy, run, problems } = useAttempt({ WRONG_PASSWORD: 'password' });

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const worked = await run(async () => {
      await account.disconnectGoogle({ password });
      patch({ googleLinked: false });
      showToast({ title: texts.disconnectedToast, tone: 'good' });
    });
    if (worked) onClose();
  };

  return (
    <FormDialog busy={busy} onClose={onClose} title={texts.disconnectTitle} description={texts.disconnectLead}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <SecretField label={texts.password} name="current" value={password} onChange={setPassword} error={problems['password']} />
        <Problem>{problems['form']}</Problem>
        <DialogActions>
          <Cancel busy={busy} onClose={onClose} />
          <Button type="submit" tone="pri" busy={busy}>
            {texts.disconnect}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
