import { useId, useState } from 'react';
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
import { Checklist } from './checklist.tsx';
import { obstacle, requirements } from './requirements.ts';
import { loginPath, returnPath } from './return-path.ts';
import styles from './auth-page.module.css';

const { register: texts } = accountTexts;

/** /register (spec §2, §5). */
export function RegisterScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const target = returnPath(params);
  const checklistId = useId();
  const [form, setForm] = useState({ username: '', email: '', password: '', confirm: '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const blocked = obstacle(form.password, form.confirm);
  const set = (name: keyof typeof form) => (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value });

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (blocked) {
      showToast({ ...(blocked === 'rules' ? texts.notMet : texts.noMatch), tone: 'bad' });
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { username, email, password } = form;
      const user = await session.register({ username, email, password });
      showToast({ title: accountTexts.success, text: accountTexts.welcome(user.username), tone: 'good' });
      await navigate(target, { replace: true });
    } catch (error) {
      const said = detailOf(error);
      setProblem(said);
      setBusy(false);
      showToast({ title: texts.failed.title, text: said ?? texts.failed.text, tone: 'bad' });
    }
  };

  return (
    <AuthPage title={appTexts.title(texts.title)} heading={texts.heading} eyes="open" caption={texts.looking}>
      <form className={styles.fields} onSubmit={(event) => void submit(event)}>
        <Field label={accountTexts.username} hint={texts.nameHint}>
          <Input name="username" autoComplete="nickname" required maxLength={80} value={form.username} onChange={set('username')} />
        </Field>
        <Field label={accountTexts.email}>
          <Input type="email" name="email" autoComplete="username" required value={form.email} onChange={set('email')} />
        </Field>
        <Field label={accountTexts.secret}>
          <PasswordInput
            labels={accountTexts}
            name="password"
            autoComplete="new-password"
            required
            value={form.password}
            onChange={set('password')}
          />
        </Field>
        <Field label={accountTexts.confirm}>
          <PasswordInput
            labels={accountTexts}
            name="confirm"
            autoComplete="new-password"
            required
            value={form.confirm}
            onChange={set('confirm')}
          />
        </Field>
        <Checklist id={checklistId} items={requirements(form.password, form.confirm)} />
        {problem && (
          <p className={styles.problem}>
            <Icon name="warn" />
            {problem}
          </p>
        )}
        <p className={styles.small}>
          <span>{texts.age}</span>
          <span>
            {texts.terms[0]}
            <Link to="/terms">{texts.terms[1]}</Link>
            {texts.terms[2]}
            <Link to="/privacy">{texts.terms[3]}</Link>
            {texts.terms[4]}
          </span>
        </p>
        <Button type="submit" tone="pri" full busy={busy} why={blocked && texts.why} whyHidden aria-describedby={checklistId}>
          {busy ? texts.busy : texts.submit}
        </Button>
      </form>
      <p className={styles.alt}>
        {texts.other} <Link to={loginPath(target)}>{texts.otherLink}</Link>
      </p>
    </AuthPage>
  );
}
