import { useLayoutEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { resets } from '../../engine/http/account-api.ts';
import { fieldProblems } from '../../engine/http/field-problems.ts';
import { detailOf } from '../../engine/http/http-error.ts';
import { accountTexts } from '../../texts/account.ts';
import { appTexts } from '../../texts/app.ts';
import { Button } from '../../ui/button.tsx';
import { AuthPage } from './auth-page.tsx';
import { EmailField } from './fields.tsx';
import { Problem } from './problem.tsx';
import { useClientConfig } from '../../stage/use-client-config.ts';
import styles from './auth-page.module.css';

const { forgot: texts } = accountTexts;

/** What was typed on /login comes along. */
function typedBefore(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';
}

/** /forgot-password: asks for a letter. The answer is the same whether the e-mail is known or not. */
export function ForgotScreen() {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => typedBefore(state));
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string>();
  const [problem, setProblem] = useState<{ email?: string; form?: string }>({});
  const mail = useClientConfig()?.mail;

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem({});
    try {
      setSent((await resets.ask(email)).message);
    } catch (error) {
      const beside = fieldProblems(error)['email'];
      setProblem(beside ? { email: beside } : { form: detailOf(error) ?? texts.failed });
    }
    setBusy(false);
  };

  return (
    <AuthPage title={appTexts.title(texts.title)} heading={texts.heading} eyes="open" caption={texts.caption}>
      {sent === undefined ? (
        <form className={styles.fields} onSubmit={(event) => void submit(event)}>
          <p className="muted">{texts.lead}</p>
          {mail === false && <p className={styles.note}>{texts.noMail}</p>}
          <EmailField value={email} onChange={setEmail} error={problem.email} />
          <Problem>{problem.form}</Problem>
          <Button type="submit" tone="pri" full busy={busy}>
            {busy ? texts.busy : texts.submit}
          </Button>
        </form>
      ) : (
        <Sent message={sent} email={email} mail={mail !== false} onAgain={() => setSent(undefined)} />
      )}
      <p className={styles.alt}>
        <Link to="/login">{texts.back}</Link>
      </p>
    </AuthPage>
  );
}

/** What happened, in the server's words where it sends letters; it has the focus, because the form it replaces had it. */
function Sent({ message, email, mail, onAgain }: { message: string; email: string; mail: boolean; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.fields}>
      <h2 ref={title} tabIndex={-1} className={styles.result}>
        {mail ? texts.sent : texts.sentNoMail}
      </h2>
      <p>
        <b className="keepcase">{email}</b>
      </p>
      <p className="muted">{mail ? message : texts.waits}</p>
      <Button onClick={onAgain}>{texts.again}</Button>
    </div>
  );
}
