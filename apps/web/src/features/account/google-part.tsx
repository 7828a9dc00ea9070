import { lazy, Suspense, useState } from 'react';
import type { GoogleBody } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { session } from '../../engine/http/api.ts';
import { HttpError } from '../../engine/http/http-error.ts';
import { accountTexts } from '../../texts/account.ts';
import { showToast } from '../../ui/toast-store.ts';
import { Problem } from './problem.tsx';
import { useClientConfig } from '../../stage/use-client-config.ts';
import { welcome } from './welcome.ts';
import styles from './google-button.module.css';

const { google: texts } = accountTexts;
const GoogleButton = lazy(() => import('./google-button.tsx').then((file) => ({ default: file.GoogleButton })));

interface GooglePartProps {
  intent: 'login' | 'register';
  /** where one goes afterwards */
  target: string;
}

/** What our server's no means for who pressed the button. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return error.code === 'ACCOUNT_EXISTS' ? texts.exists : error.detail;
}

/** Sign-in with Google below the form of login and registration; absent unless the operator switched it on (spec §2, §8). */
export function GooglePart({ intent, target }: GooglePartProps) {
  const google = useClientConfig()?.google;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!google) return null;

  const enter = async (shown: GoogleBody): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const user = await session.google(shown);
      welcome('google', user.username, target);
      await navigate(target, { replace: true });
    } catch (error) {
      setBusy(false);
      const said = reasonOf(error);
      setProblem(said);
      const toast = intent === 'login' ? texts.loginFailed : texts.registerFailed;
      // A 401 is told in the server's own words (spec §8 HTTP), under the page's title.
      const text = error instanceof HttpError && error.status === 401 && said ? said : toast.text;
      showToast({ title: toast.title, text, tone: 'bad' });
    }
  };

  const widgetFailed = (message: string): void => {
    setProblem(message);
    showToast({ ...(intent === 'login' ? texts.loginWidget : texts.registerFailed), tone: 'bad' });
  };

  return (
    <div className={styles.part}>
      <p className={styles.or}>{intent === 'login' ? texts.or : texts.orJoin}</p>
      <Suspense fallback={<p className={styles.waiting}>{texts.connecting}</p>}>
        <GoogleButton google={google} intent={intent} busy={busy} onCredential={(shown) => void enter(shown)} onError={widgetFailed} />
      </Suspense>
      <Problem>{problem}</Problem>
    </div>
  );
}
