import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { session } from '../../engine/http/api.ts';
import { detailOf } from '../../engine/http/http-error.ts';
import { accountTexts } from '../../texts/account.ts';
import { appTexts } from '../../texts/app.ts';
import { Button } from '../../ui/button.tsx';
import { AuthPage } from './auth-page.tsx';
import { EmailField, SecretField } from './fields.tsx';
import { GooglePart } from './google-part.tsx';
import { Problem } from './problem.tsx';
import { invitedTo, registerPath, returnPath } from './return-path.ts';
import { welcome } from './welcome.ts';
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
      welcome('login', user.username, target);
      await navigate(target, { replace: true });
    } catch (error) {
      // The toast comes from the HTTP client (spec §8 "Login failure toast raised elsewhere (only logged on the page)").
      console.debug('login failed', error);
      setProblem(detailOf(error));
      setBusy(false);
    }
  };

  return (
    <AuthPage title={appTexts.title(texts.title)} heading={texts.heading} eyes="closed" caption={texts.notLooking}>
      {invited && <p className="muted">{texts.invited(invited)}</p>}
      <form className={styles.fields} onSubmit={(event) => void submit(event)}>
        <EmailField value={email} onChange={setEmail} />
        <SecretField label={accountTexts.secret} name="password" value={password} onChange={setPassword} />
        <Link className={styles.forgot} to="/forgot-password" state={{ email }}>
          {texts.forgot}
        </Link>
        <Problem>{problem}</Problem>
        <Button type="submit" tone="pri" full busy={busy}>
          {busy ? texts.busy : texts.submit}
        </Button>
      </form>
      <GooglePart intent="login" target={target} />
      <p className={styles.alt}>
        {texts.other} <Link to={registerPath(target)}>{texts.otherLink}</Link>
      </p>
      <p className="t1">
        <Link to="/play?demo=true">{texts.demo}</Link>
      </p>
    </AuthPage>
  );
}
