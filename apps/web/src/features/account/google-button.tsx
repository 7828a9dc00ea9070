import { useEffect, useRef, useState } from 'react';
import { googleNoncePrefix } from '@deadpan/protocol';
import type { ClientConfig, ConfirmedAction, GoogleProof } from '@deadpan/protocol';
import { useStore } from 'zustand';
import { createGoogleButton, GOOGLE_RETRIES } from '../../engine/google/google-button.ts';
import type { GoogleState } from '../../engine/google/google-button.ts';
import { accountTexts } from '../../texts/account.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { showToast } from '../../ui/toast-store.ts';
import { GoogleMark } from './google-mark.tsx';
import styles from './google-button.module.css';

const { google: texts } = accountTexts;
const WIDEST_PX = 400;

type Google = NonNullable<ClientConfig['google']>;
type Engine = ReturnType<typeof createGoogleButton>;

/** What the page does with what Google says. */
export interface GoogleEvents {
  onCredential: (shown: GoogleProof) => void;
  /** Google's own words */
  onError: (message: string) => void;
}

interface GoogleButtonProps extends GoogleEvents {
  google: Google;
  intent: 'login' | 'register' | 'connect' | 'confirm';
  /** The action that the credential confirms; it confirms no other. */
  action?: ConfirmedAction;
  /** the credential is on its way to our server */
  busy?: boolean;
}

const contexts = { login: 'signin', register: 'signup', connect: 'use', confirm: 'use' } as const;

const dark = (): boolean => document.documentElement.dataset['theme'] !== 'light';

/** Google's button in its four states (spec §2 Google sign-in button), or a line when its script never came. */
export function GoogleButton({ google, intent, action, busy, onCredential, onError }: GoogleButtonProps) {
  const host = useRef<HTMLDivElement>(null);
  const events = useRef<GoogleEvents>({ onCredential, onError });
  events.current = { onCredential, onError };
  const [engine, setEngine] = useState<Engine>();

  useEffect(() => {
    const at = host.current;
    if (!at) return undefined;
    const made = createGoogleButton({
      ...google,
      host: at,
      look: lookFor(at, intent),
      context: contexts[intent],
      ...(action && { noncePrefix: googleNoncePrefix(action) }),
      onCredential: (shown) => events.current.onCredential(shown),
      onError: (message) => events.current.onError(message),
      onOriginError: () => void showToast({ ...texts.origin, tone: 'bad' }),
    });
    setEngine(made);
    void made.start();
    return () => made.close();
  }, [google, intent, action]);

  useEffect(() => {
    if (!engine) return undefined;
    const draw = (): void => void (host.current && engine.repaint(lookFor(host.current, intent)));
    const themes = new MutationObserver(draw);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    let width = window.innerWidth;
    const turned = (): void => {
      // A phone's keyboard and bars change the height alone.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      draw();
    };
    window.addEventListener('resize', turned);
    return () => {
      themes.disconnect();
      window.removeEventListener('resize', turned);
    };
  }, [engine, intent]);

  return (
    <div className={styles.google} aria-busy={busy || undefined}>
      <div ref={host} className={cx(styles.host, busy && styles.away)} />
      {busy && <p className={styles.waiting}>{texts.busy}</p>}
      {engine && <Around engine={engine} />}
    </div>
  );
}

function lookFor(host: HTMLElement, intent: GoogleButtonProps['intent']) {
  const width = Math.min(WIDEST_PX, Math.floor(host.parentElement?.clientWidth ?? WIDEST_PX) || WIDEST_PX);
  return {
    theme: dark() ? 'filled_black' : 'outline',
    text: intent === 'register' ? 'signup_with' : 'continue_with',
    width,
  } as const;
}

/** What stands in the place of Google's own button while it is not there. */
function Around({ engine }: { engine: Engine }) {
  const state = useStore(engine.store);
  switch (state.status) {
    case 'ready':
      return null;
    case 'loading':
      return <Waiting {...state} />;
    case 'fallback':
      return (
        <Button full className={styles.fallback} onClick={() => engine.ask()}>
          <GoogleMark />
          {texts.button}
        </Button>
      );
    case 'failed-origin':
      return <OriginError />;
    case 'dropped':
      return (
        <p role="status" className="muted t1">
          {texts.dropped}
        </p>
      );
    default:
      return state satisfies never;
  }
}

function Waiting({ attempt }: Extract<GoogleState, { status: 'loading' }>) {
  return (
    <p role="status" className={styles.waiting}>
      {attempt === 0 ? texts.connecting : texts.retrying(attempt, GOOGLE_RETRIES)}
    </p>
  );
}

/** The explanation opens below its button. */
function OriginError() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button full className={styles.fallback} aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.originButton}
      </Button>
      {open && <p className="muted t1">{texts.originWhy(location.origin)}</p>}
    </>
  );
}
