import { Link } from 'react-router';
import { CameraHelp } from '../../stage/camera-help.tsx';
import { useFocusKept } from '../../stage/use-focus-kept.ts';
import { demoTexts } from '../../texts/demo.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { botIds } from './bots/bot.ts';
import { BotPortrait } from './bot-portrait.tsx';
import type { DemoState, Trouble } from './match/demo-flow.ts';
import { useIdleMoods } from './use-idle-moods.ts';
import styles from './demo.module.css';

const t = demoTexts.intro;

interface IntroProps {
  now: Exclude<DemoState, { step: 'on' }>;
  /** share of the detector that has arrived, 0 to 100, and whether the browser still asks for the camera */
  loaded: number;
  asking: boolean;
  signedIn: boolean;
  onBegin: (plays: boolean) => void;
  onCancel: () => void;
}

function Preparing({ plays, asking, loaded, onCancel }: Pick<IntroProps, 'asking' | 'loaded' | 'onCancel'> & { plays: boolean }) {
  const { preparing } = demoTexts;
  const words = !plays || loaded >= 100 ? preparing.deck : preparing.detector;
  return (
    <>
      <p className="lab" role="status">
        {asking ? preparing.asking : words}
      </p>
      {plays && !asking && <ProgressLine percent={loaded} label={preparing.detector} className={styles.line ?? ''} />}
      <Button small onClick={onCancel}>
        {preparing.cancel}
      </Button>
    </>
  );
}

function TroubleNote({ trouble }: { trouble: Trouble }) {
  const { trouble: words } = demoTexts;
  return (
    <div className={styles.trouble} role="alert">
      <Icon name="warn" />
      <div>
        <b>{trouble.what === 'camera' ? words.camera : words[trouble.what].title}</b>
        <p className="t1">{trouble.what === 'camera' ? trouble.text : words[trouble.what].text}</p>
        {trouble.what === 'camera' && trouble.status === 'denied' && <CameraHelp />}
      </div>
    </div>
  );
}

/** One screen that says what will happen; the camera comes after a button. */
export function Intro({ now, loaded, asking, signedIn, onBegin, onCancel }: IntroProps) {
  const moods = useIdleMoods();
  const focus = useFocusKept<HTMLDivElement>(now.step);
  return (
    <main className={styles.intro}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1>
            {t.heading.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className={styles.lead}>{t.lead}</p>
          <p className={styles.private}>
            <Icon name="lock" />
            <span>
              <b>{t.private.title}</b> {t.private.text}
            </span>
          </p>
          {now.step === 'trouble' && <TroubleNote trouble={now.trouble} />}
          <div {...focus} tabIndex={-1} className={now.step === 'preparing' ? styles.preparing : styles.buttons}>
            {now.step === 'preparing' ? (
              <Preparing plays={now.plays} asking={asking} loaded={loaded} onCancel={onCancel} />
            ) : (
              <>
                <Button tone="pri" onClick={() => onBegin(true)}>
                  {now.step === 'trouble' && now.plays ? demoTexts.trouble.retry : t.play}
                </Button>
                <Button onClick={() => onBegin(false)}>{t.watch}</Button>
              </>
            )}
          </div>
          <p className={`muted t1 ${styles.foot}`}>
            {t.length} <Link to={signedIn ? '/play' : '/register'}>{signedIn ? t.skipPlayer : t.skip}</Link>
          </p>
        </div>
        <section aria-labelledby="bots" className={styles.bots}>
          <h2 id="bots" className="vh">
            {t.bots}
          </h2>
          <ul>
            {botIds.map((id) => (
              <BotPortrait key={id} id={id} happy={moods[id]} />
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
