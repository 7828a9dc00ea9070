import { lazy, Suspense, useState } from 'react';
import type { AccountAnswer, ClientConfig, GoogleProof } from '@deadpan/protocol';
import { account } from '../../../engine/http/account-api.ts';
import { accountTexts } from '../../../texts/account.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Problem } from '../problem.tsx';
import { Cancel } from './cancel.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { Row } from './row.tsx';
import type { Patch } from './use-account.ts';
import { useAttempt } from './use-attempt.ts';

const { google: texts } = myAccountTexts;
const GoogleButton = lazy(() => import('../google-button.tsx').then((file) => ({ default: file.GoogleButton })));

interface GoogleRowProps {
  google: ClientConfig['google'];
  mine: AccountAnswer;
  patch: Patch;
}

/** Google as a way in: connect it or let go of it. Absent when the operator has not switched it on and it is not connected. */
export function GoogleRow({ google, mine, patch }: GoogleRowProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (!google && !mine.googleLinked) return null;

  return (
    <>
      <Row label={texts.label} value={mine.googleLinked ? texts.connected : texts.not}>
        {mine.googleLinked ? (
          <Button small why={!mine.hasPassword && texts.only} onClick={() => setOpen(true)}>
            {texts.disconnect}
          </Button>
        ) : (
          <Button small onClick={() => setOpen(true)}>
            {texts.connect}
          </Button>
        )}
      </Row>
      {open && mine.googleLinked && <DisconnectDialog patch={patch} onClose={close} />}
      {open && google && !mine.googleLinked && (
        <ConnectDialog google={google} hasPassword={mine.hasPassword} patch={patch} onClose={close} />
      )}
    </>
  );
}

interface ConnectDialogProps {
  google: NonNullable<ClientConfig['google']>;
  hasPassword: boolean;
  patch: Patch;
  onClose: () => void;
}

/** Asks for the secret code beside Google's button: whoever found the page open must not make themselves a way in. */
function ConnectDialog({ google, hasPassword, patch, onClose }: ConnectDialogProps) {
  const { busy, run, problems, setProblems } = useAttempt({ WRONG_PASSWORD: 'password' });
  const [password, setPassword] = useState('');
  const connect = async (shown: GoogleProof): Promise<void> => {
    if (hasPassword && password === '') return setProblems({ password: texts.first });
    const worked = await run(async () => {
      await account.connectGoogle({ ...shown, ...(hasPassword && { password }) });
      patch({ googleLinked: true });
      showToast({ title: texts.connectedToast, tone: 'good' });
    });
    if (worked) onClose();
  };
  return (
    <FormDialog busy={busy} onClose={onClose} title={texts.title} description={texts.lead}>
      {hasPassword && (
        <Field label={texts.password} error={problems['password']}>
          <PasswordInput
            labels={accountTexts}
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
      <Suspense fallback={<p className="muted">{accountTexts.google.connecting}</p>}>
        <GoogleButton
          google={google}
          intent="connect"
          action="connect-google"
          busy={busy}
          onCredential={(shown) => void connect(shown)}
          onError={() => setProblems({ form: texts.refused })}
        />
      </Suspense>
      <Problem>{problems['form']}</Problem>
      <DialogActions>
        <Cancel busy={busy} onClose={onClose} />
      </DialogActions>
    </FormDialog>
  );
}
