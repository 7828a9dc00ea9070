import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { account } from '../../../engine/http/account-api.ts';
import { session } from '../../../engine/http/api.ts';
import { accountTexts } from '../../../texts/account.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { unsavedTexts } from '../../../texts/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { SecretField } from '../fields.tsx';
import { NewPasswordFields, passes } from '../new-password.tsx';
import { Problem } from '../problem.tsx';
import { obstacle } from '../requirements.ts';
import { Cancel } from './cancel.tsx';
import { GoogleConfirmation } from './google-confirmation.tsx';
import type { Patch } from './use-account.ts';
import { useAttempt } from './use-attempt.ts';
import { useGoogleProof } from './use-google-proof.ts';

const { code: texts } = myAccountTexts;

interface CodeDialogProps {
  /** for password managers: whose code it is */
  email: string;
  hasPassword: boolean;
  patch: Patch;
  onClose: () => void;
}

/** Another secret code, or the first one of who came with Google. This browser stays signed in under a new token. */
export function CodeDialog({ email, hasPassword, patch, onClose }: CodeDialogProps) {
  const checklistId = useId();
  const [current, setCurrent] = useState('');
  const [fresh, setFresh] = useState({ password: '', confirm: '' });
  const { proof, setProof, send } = useGoogleProof();
  const { busy, problems, setProblems, run } = useAttempt({ WRONG_PASSWORD: 'currentPassword', GOOGLE_REQUIRED: 'google' });
  const changed = [current, fresh.password, fresh.confirm].some((typed) => typed !== '');

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!passes(fresh, checklistId)) return;
    if (!hasPassword && !proof) return setProblems({ google: myAccountTexts.confirm.first });
    const shown = hasPassword ? { currentPassword: current } : { google: proof };
    const worked = await run(async () => {
      session.enter(await send(() => account.setPassword({ ...shown, newPassword: fresh.password })));
      patch({ hasPassword: true });
      showToast({ title: texts.done, text: texts.doneText, tone: 'good' });
    });
    if (worked) onClose();
  };

  return (
    <FormDialog changed={changed} busy={busy} ask={unsavedTexts} onClose={onClose} title={texts.title} description={texts.lead}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <SecretField label={texts.current} name="current" value={current} onChange={setCurrent} error={problems['currentPassword']} />
        )}
        <NewPasswordFields
          label={texts.fresh}
          value={fresh}
          onChange={setFresh}
          checklistId={checklistId}
          error={problems['newPassword']}
        />
        {!hasPassword && (
          <GoogleConfirmation
            action="set-password"
            proof={proof}
            onProof={setProof}
            onError={(google) => setProblems({ google })}
            problem={problems['google']}
          />
        )}
        <Problem>{problems['form']}</Problem>
        <DialogActions>
          <Cancel busy={busy} onClose={onClose} />
          <Button
            type="submit"
            tone="pri"
            busy={busy}
            why={obstacle(fresh.password, fresh.confirm) && accountTexts.register.why}
            whyHidden
            aria-describedby={checklistId}
          >
            {busy ? myAccountTexts.saving : myAccountTexts.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
