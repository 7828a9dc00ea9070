import { useEffect, useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { session } from '../../engine/http/api.ts';
import { resets } from '../../engine/http/account-api.ts';
import { fieldProblems } from '../../engine/http/field-problems.ts';
import { detailOf, HttpError } from '../../engine/http/http-error.ts';
import { accountTexts } from '../../texts/account.ts';
import { appTexts } from '../../texts/app.ts';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AuthPage } from './auth-page.tsx';
import { NewPasswordFields, passes } from './new-password.tsx';
import { Problem } from './problem.tsx';
import { obstacle } from './requirements.ts';
import { takeResetToken } from './reset-token.ts';
import styles from './auth-page.module.css';

const { reset: texts } = accountTexts;

/** /reset-password, where the letter leads: a new secret code under the letter's token. */
export function ResetScreen() {
  const [token, setToken] = useState<string>();
  const [looked, setLooked] = useState(false);
  // In an effect, not while rendering: it changes the address. A second letter may be opened in the same tab.
  useEffect(() => {
    const take = (): void => {
      const found = takeResetToken();
      if (found !== undefined) setToken(found);
      setLooked(true);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);

  return (
    <AuthPage title={appTexts.title(texts.title)} heading={texts.heading} eyes="closed" caption={texts.caption}>
      {token !== undefined && <ResetForm key={token} token={token} onSpent={() => setToken(undefined)} />}
      {token === undefined && looked && <Spent />}
      <p className={styles.alt}>
        <Link to="/login">{accountTexts.forgot.back}</Link>
      </p>
    </AuthPage>
  );
}

function ResetForm({ token, onSpent }: { token: string; onSpent: () => void }) {
  const navigate = useNavigate();
  const checklistId = useId();
  const [form, setForm] = useState({ password: '', confirm: '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ password?: string; form?: string }>({});

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!passes(form, checklistId)) return;
    setBusy(true);
    setProblem({});
    try {
      await resets.use(token, form.password);
      session.forget(); // every session has ended, a session of this browser too
      showToast({ ...texts.done, tone: 'good' });
      await navigate('/login', { replace: true });
    } catch (error) {
      setBusy(false);
      const beside = fieldProblems(error)['password'];
      if (beside) setProblem({ password: beside });
      else if (error instanceof HttpError && (error.status === 400 || error.status === 422)) onSpent();
      else setProblem({ form: detailOf(error) ?? texts.failed });
    }
  };

  return (
    <form className={styles.fields} onSubmit={(event) => void submit(event)}>
      <p className="muted">{texts.lead}</p>
      <NewPasswordFields label={texts.fresh} value={form} onChange={setForm} checklistId={checklistId} error={problem.password} />
      <Problem>{problem.form}</Problem>
      <Button
        type="submit"
        tone="pri"
        full
        busy={busy}
        why={obstacle(form.password, form.confirm) && accountTexts.register.why}
        whyHidden
        aria-describedby={checklistId}
      >
        {busy ? texts.busy : texts.submit}
      </Button>
    </form>
  );
}

/** Used, too old or cut short: what to do about it. */
function Spent() {
  return (
    <div className={styles.fields} role="alert">
      <h2 className={styles.result}>{texts.deadTitle}</h2>
      <p className="muted">{texts.dead}</p>
      <ButtonLike tone="pri">
        <Link to="/forgot-password">{texts.another}</Link>
      </ButtonLike>
    </div>
  );
}
