import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { session } from '../../engine/http/api.ts';
import { fieldProblems } from '../../engine/http/field-problems.ts';
import { detailOf, HttpError } from '../../engine/http/http-error.ts';
import { accountTexts } from '../../texts/account.ts';
import { appTexts } from '../../texts/app.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AuthPage } from './auth-page.tsx';
import { EmailField } from './fields.tsx';
import { GooglePart } from './google-part.tsx';
import { NewPasswordFields, passes } from './new-password.tsx';
import { Problem } from './problem.tsx';
import { obstacle } from './requirements.ts';
import { loginPath, returnPath } from './return-path.ts';
import { welcome } from './welcome.ts';
import styles from './auth-page.module.css';

const { register: texts } = accountTexts;

/** What is wrong, by the field it is beside; `form` for the whole. */
type Problems = Partial<Record<'username' | 'email' | 'password' | 'form', string>>;

/** The server's reasons, each beside its field where it has one. */
function problemsOf(error: unknown): Problems {
  const fields = fieldProblems(error);
  if (Object.keys(fields).length > 0) return fields;
  const said = detailOf(error);
  if (said === undefined) return {};
  return error instanceof HttpError && error.code === 'USERNAME_TAKEN' ? { username: said } : { form: said };
}

/** One of the papers, beside the form: what is typed there must not be lost for it. */
function Paper({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="vh"> {appTexts.newTab}</span>
    </Link>
  );
}

/** /register (spec §2, §5). */
export function RegisterScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const target = returnPath(params);
  const checklistId = useId();
  const [form, setForm] = useState({ username: '', email: '', password: '', confirm: '' });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const blocked = obstacle(form.password, form.confirm);

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!passes(form, checklistId)) return;
    setBusy(true);
    setProblems({});
    try {
      const { username, email, password } = form;
      const user = await session.register({ username, email, password });
      welcome('register', user.username, target);
      await navigate(target, { replace: true });
    } catch (error) {
      setProblems(problemsOf(error));
      setBusy(false);
      showToast({ ...texts.failed, tone: 'bad' });
    }
  };

  return (
    <AuthPage title={appTexts.title(texts.title)} heading={texts.heading} eyes="open" caption={texts.looking}>
      <form className={styles.fields} onSubmit={(event) => void submit(event)}>
        <Field label={accountTexts.username} hint={texts.nameHint} error={problems.username}>
          <Input
            name="username"
            autoComplete="nickname"
            required
            maxLength={80}
            value={form.username}
            onChange={(event) => setForm({ ...form, username: event.target.value })}
          />
        </Field>
        <EmailField value={form.email} onChange={(email) => setForm({ ...form, email })} error={problems.email} />
        <NewPasswordFields
          label={accountTexts.secret}
          value={form}
          onChange={(secret) => setForm({ ...form, ...secret })}
          checklistId={checklistId}
          error={problems.password}
        />
        <Problem>{problems.form}</Problem>
        <p className={styles.small}>
          <span>{texts.age}</span>
          <span>
            {texts.terms[0]}
            <Paper to="/terms">{texts.terms[1]}</Paper>
            {texts.terms[2]}
            <Paper to="/privacy">{texts.terms[3]}</Paper>
            {texts.terms[4]}
          </span>
        </p>
        <Button type="submit" tone="pri" full busy={busy} why={blocked && texts.why} whyHidden aria-describedby={checklistId}>
          {busy ? texts.busy : texts.submit}
        </Button>
      </form>
      <GooglePart intent="register" target={target} />
      <p className={styles.alt}>
        {texts.other} <Link to={loginPath(target)}>{texts.otherLink}</Link>
      </p>
    </AuthPage>
  );
}
