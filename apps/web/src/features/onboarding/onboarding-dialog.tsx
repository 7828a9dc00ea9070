import { useCallback, useEffect, useState } from 'react';
import type { User } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { onboardingTexts as texts } from '../../texts/onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { completion } from './completion.ts';
import { Modal } from './modal.tsx';
import { Alone, Three } from './pictures.tsx';
import styles from './onboarding.module.css';

const COMPLETION_MS = 300;
const DEMO_MS = 500;
const STEPS = 2;
/** Whose account is younger has not been here before. */
const NEW_MS = 60 * 60 * 1000;

/** Where a choice leads; the demo takes its half second. */
type Way = '/play' | '/register' | '/login' | '/play?demo=true';

/** Completes the introduction and goes: the choice shows for a moment, then all of it closes. */
function useWay(userId: string | null, onDone: () => void): { taken: Way | null; take: (way: Way) => void } {
  const navigate = useNavigate();
  const [taken, setTaken] = useState<Way | null>(null);
  useEffect(() => {
    if (!taken) return undefined;
    const timer = setTimeout(
      () => {
        onDone();
        void navigate(taken);
      },
      taken === '/play?demo=true' ? DEMO_MS : COMPLETION_MS,
    );
    return () => clearTimeout(timer);
  }, [taken, navigate, onDone]);
  return {
    taken,
    take: (way) => {
      completion.complete(userId);
      setTaken((before) => before ?? way);
    },
  };
}

/** What a step says. Nobody is welcomed back who has just come. */
function wordsFor(user: User | null, step: number, now: number): { title: string; text: string } {
  const { player, guest } = texts;
  if (step === 1) return user ? { title: player.choice, text: player.choiceText } : { title: guest.choice, text: guest.choiceText };
  if (!user) return { title: guest.welcome, text: guest.welcomeText };
  const isNew = now - Date.parse(user.created_at) < NEW_MS;
  return isNew
    ? { title: player.welcomeNew(user.username), text: guest.welcomeText }
    : { title: player.welcome(user.username), text: player.welcomeText };
}

function GuestChoice({ taken, take }: { taken: Way | null; take: (way: Way) => void }) {
  const { guest } = texts;
  const button = (way: Way, label: string, busyLabel = label, primary = false) => (
    <Button full tone={primary ? 'pri' : 'plain'} busy={taken === way} onClick={() => take(way)}>
      {taken === way ? busyLabel : label}
    </Button>
  );
  return (
    <div className={styles.choices}>
      {button('/register', guest.signUp, guest.signUp, true)}
      {button('/login', guest.logIn)}
      {button('/play?demo=true', guest.demo, guest.demoStarts)}
    </div>
  );
}

/**
 * The introduction (spec §2): two steps, for a player or for a guest. `onClose` with `false` when it was dismissed, with `true` when it was
 * completed.
 */
export function OnboardingDialog({ user, onClose }: { user: User | null; onClose: (completed: boolean) => void }) {
  const [step, setStep] = useState(0);
  const { taken, take } = useWay(
    user?.id ?? null,
    useCallback(() => onClose(true), [onClose]),
  );
  const [openedAt] = useState(Date.now);
  const { title, text } = wordsFor(user, step, openedAt);
  return (
    <Modal title={title} step={step} onClose={() => onClose(false)}>
      <div className={`onstage ${styles.picture}`} aria-hidden="true">
        {step === 0 ? <Alone /> : <Three />}
      </div>
      <Button icon quiet className={styles.close} aria-label={texts.close} onClick={() => onClose(false)}>
        <Icon name="close" />
      </Button>
      <div className={styles.words}>
        <h2 className="t4 keepcase" tabIndex={-1}>
          {title}
        </h2>
        <p className="muted">{text}</p>
      </div>
      <div className={styles.foot}>
        <p className={styles.steps}>
          <span className="vh">{texts.step(step + 1, STEPS)}</span>
          {Array.from({ length: STEPS }, (_, at) => (
            <span key={at} className={at === step ? styles.now : undefined} />
          ))}
        </p>
        {step === 0 && (
          <Button tone="pri" onClick={() => setStep(1)}>
            {texts.next}
          </Button>
        )}
        {step === 1 && user && (
          <Button tone="pri" busy={taken !== null} onClick={() => take('/play')}>
            {taken ? texts.player.entering : texts.player.enter}
          </Button>
        )}
      </div>
      {step === 1 && !user && <GuestChoice taken={taken} take={take} />}
      <p className="vh" role="status">
        {taken && texts.done}
      </p>
    </Modal>
  );
}
