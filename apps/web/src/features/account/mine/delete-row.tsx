import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { account } from '../../../engine/http/account-api.ts';
import { session } from '../../../engine/http/api.ts';
import { accountTexts } from '../../../texts/account.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Problem } from '../problem.tsx';
import { Cancel } from './cancel.tsx';
import { GoogleConfirmation } from './google-confirmation.tsx';
import { Row } from './row.tsx';
import { useAttempt } from './use-attempt.ts';
import { useGoogleProof } from './use-google-proof.ts';
import styles from './mine.module.css';

const { remove: texts } = myAccountTexts;

/** The way out for good. */
export function DeleteRow({ username, hasPassword }: { username: string; hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row label={texts.label} value={texts.text}>
        <Button small tone="bad" onClick={() => setOpen(true)}>
          {texts.button}
        </Button>
      </Row>
      {open && <DeleteDialog username={username} hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </>
  );
}

function Words({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.words}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Says what goes and what stays, and asks for the secret code; without one, for the name and a confirmation by Google. */
function DeleteDialog({ username, hasPassword, onClose }: { username: string; hasPassword: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { busy, run, problems, setProblems } = useAttempt({ WRONG_PASSWORD: 'password', GOOGLE_REQUIRED: 'google' });
  const { proof, setProof, send } = useGoogleProof();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!hasPassword && typed.trim() !== username) {
      setProblems({ password: texts.mismatch });
      return;
    }
    if (!hasPassword && !proof) return setProblems({ google: myAccountTexts.confirm.first });
    await run(async () => {
      await send(() => account.remove(hasPassword ? { password: typed } : { google: proof }));
      session.forget('by-choice'); // the guard leads to the landing page
      showToast({ title: texts.done, text: texts.doneText });
      await navigate('/', { replace: true });
    });
  };

  return (
    <FormDialog busy={busy} onClose={onClose} title={texts.title}>
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <Words title={texts.goes} lines={texts.goesList} />
        <Words title={texts.stays} lines={texts.staysList} />
        <Field label={hasPassword ? texts.password : texts.type(username)} error={problems['password']}>
          {hasPassword ? (
            <PasswordInput
              labels={accountTexts}
              autoComplete="current-password"
              required
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          ) : (
            <Input autoComplete="off" required value={typed} onChange={(event) => setTyped(event.target.value)} />
          )}
        </Field>
        {!hasPassword && (
          <GoogleConfirmation
            action="delete-account"
            proof={proof}
            onProof={setProof}
            onError={(google) => setProblems({ google })}
            problem={problems['google']}
          />
        )}
        <Problem>{problems['form']}</Problem>
        <DialogActions>
          <Cancel busy={busy} onClose={onClose}>
            {texts.keep}
          </Cancel>
          <Button type="submit" tone="bad" busy={busy}>
            {busy ? texts.busy : texts.yes}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
