import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { session } from '../../engine/http/api.ts';
import { detailOf } from '../../engine/http/http-error.ts';
import { accountTexts } from '../../texts/account.ts';
import { appTexts } from '../../texts/app.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AuthPage } from './auth-page.tsx';
import { invitedTo, registerPath, returnPath } from './return-path.ts';
import styles from './auth-page.module.css';

const { login: texts } = accountTexts;

/** /login (spec §2). Afterwards one goes where one was headed, or to /play. */
export function LoginScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const target = returnPath(params);
  const invited = invitedTo(target);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const user = await session.login({ email, password });
      showToast({ title: accountTexts.success, text: accountTexts.welcomeBack(user.username), tone: 'good' });
      await navigate(target, { replace: true });
    } catch (error) {
      setProblem(detailOf(error));
      setBusy(false);
    }
  };

  return (
    <AuthPage title={appTexts.title(texts.title)} heading={texts.heading} eyes="closed" caption={texts.notLooking}>
      {invited && <p className="muted">{texts.invited(invited)}</p>}
      <form className={styles.fields} onSubmit={(event) => void submit(event)}>
        <Field label={accountTexts.email}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label={accountTexts.secret}>
          <PasswordInput
            labels={accountTexts}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {problem && (
          <p className={styles.problem}>
            <Icon name="warn" />
            {problem}
          </p>
        )}
        <Button type="submit" tone="pri" full busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
      </form>
      <p className={styles.alt}>
        {texts.other} <Link to={registerPath(target)}>{texts.otherLink}</Link>
      </p>
    </AuthPage>
  );
}
