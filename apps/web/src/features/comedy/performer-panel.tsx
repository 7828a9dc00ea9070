import { useState } from 'react';
import { limits } from '@deadpan/protocol';
import type { Ack } from '@deadpan/protocol';
import { turnKey } from '../../stage/laughter.ts';
import { useSecondsLeft } from '../../stage/match-head.tsx';
import { useFocusKept } from '../../stage/use-focus-kept.ts';
import { useShortcut } from '../../stage/use-shortcut.ts';
import { comedyTexts as t } from '../../texts/comedy.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Question } from '../../ui/question.tsx';
import type { ComedyProps } from './comedy-props.ts';
import { VoiceLevel } from './level-meter.tsx';
import { PremiseCard } from './premise-card.tsx';
import styles from './panel.module.css';

/** The second press of a double tap on the microphone lands where the turn is ended, and there is only one turn. */
const DOUBLE_TAP_MS = 1_000;

/** One question to the server at a time; the next view brings the answer, a refusal is shown. */
function useAsking(): { busy: boolean; refusal: string | null; ask: (question: () => Promise<Ack>) => void } {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = (question: () => Promise<Ack>): void => {
    setBusy(true);
    setRefusal(null);
    void question().then((ack) => {
      setBusy(false);
      if (!ack.ok) setRefusal(ack.error.message);
    });
  };
  return { busy, refusal, ask };
}

/** Whether there is something to say about the microphone before it is taken. */
const isTroubled = ({ voice }: Pick<ComedyProps, 'voice'>): boolean => t.microphone[voice.microphone] !== '';

/** What is wrong with the microphone and what to do; one can still pass. */
function MicrophoneTrouble({ voice, actions }: Pick<ComedyProps, 'voice' | 'actions'>) {
  const words = t.microphone[voice.microphone];
  if (words === '') return null;
  const asking = voice.microphone === 'asking';
  return (
    <div className={styles.trouble} role={asking ? 'status' : 'alert'}>
      <Icon name={asking ? 'mic' : 'mic-off'} />
      <p className="t1">{words}</p>
      {!asking && (
        <Button small onClick={actions.retryMicrophone}>
          {t.microphone.retry}
        </Button>
      )}
    </div>
  );
}

function Called(props: ComedyProps) {
  const { actions } = props;
  const { busy, refusal, ask } = useAsking();
  const seconds = useSecondsLeft(props);
  const [passing, setPassing] = useState(false);
  const pass = (): void => {
    setPassing(false);
    ask(actions.passTurn);
  };
  return (
    <>
      <div className={styles.words}>
        <h2 className="t4">{t.calling.you}</h2>
        <p className="num">
          <b>{t.calling.seconds(seconds)}</b> {!isTroubled(props) && <span className={styles.more}>{t.calling.text}</span>}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button tone="pri" busy={busy} className={styles.take} onClick={() => ask(actions.takeMicrophone)}>
          <Icon name="mic" />
          {t.calling.take}
        </Button>
        <Button aria-describedby="no-shame" onClick={() => setPassing(!busy)}>
          {t.calling.pass}
        </Button>
        <span id="no-shame" className={cx('muted t1', refusal === null && styles.shame)}>
          {refusal === null ? t.calling.noShame : <span role="alert">{refusal}</span>}
        </span>
      </div>
      {passing && <Question {...t.calling.sure} danger onYes={pass} onNo={() => setPassing(false)} />}
    </>
  );
}

function Speaking(props: ComedyProps) {
  const { view, voice, loudness, actions } = props;
  const { busy, refusal, ask } = useAsking();
  const muteKey = useShortcut('M');
  const [since] = useState(() => performance.now());
  const done = (): void => {
    if (performance.now() - since >= DOUBLE_TAP_MS / view.speed) ask(actions.passTurn);
  };
  const silent = voice.silentMs >= limits.comedy.silentMs;
  return (
    <>
      <VoiceLevel voice={voice} loudness={loudness} />
      <p className={styles.hint} role="status">
        {silent ? t.speaking.silent : ''}
      </p>
      <div className={styles.buttons}>
        <Button tone="pri" busy={busy} onClick={done}>
          <Icon name="check" />
          {t.speaking.done}
        </Button>
        {voice.microphone === 'ready' && (
          <Button aria-pressed={voice.muted} aria-keyshortcuts={muteKey} onClick={() => actions.muteMicrophone(!voice.muted)}>
            <Icon name={voice.muted ? 'mic-off' : 'mic'} />
            {t.speaking.mute}
          </Button>
        )}
        {refusal !== null && (
          <span className="muted t1" role="alert">
            {refusal}
          </span>
        )}
      </div>
    </>
  );
}

/** Under the performer's own picture: the microphone to take, then how one is heard; a card for the shy all the while. */
export function PerformerPanel(props: ComedyProps) {
  const { view, voice, actions } = props;
  const focus = useFocusKept<HTMLDivElement>(view.phase);
  return (
    <div {...focus} tabIndex={-1} className={styles.panel} data-who="performer" data-troubled={isTroubled({ voice }) || undefined}>
      <div className={styles.act}>{view.phase === 'calling' ? <Called {...props} /> : <Speaking {...props} />}</div>
      <MicrophoneTrouble voice={voice} actions={actions} />
      <PremiseCard key={turnKey(view)} turn={`${turnKey(view)}:${view.you}`} />
    </div>
  );
}
