import { Link } from 'react-router';
import { demoTexts } from '../../texts/demo.ts';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './demo.module.css';

const t = demoTexts.end;

interface EndBarProps {
  signedIn: boolean;
  /** the guest has played, not watched */
  plays: boolean;
  onAgain: () => void;
  onJoin: () => void;
  onLeave: () => void;
}

/** After the result: the real thing, another one, or the way out. */
export function EndBar({ signedIn, plays, onAgain, onJoin, onLeave }: EndBarProps) {
  return (
    <div className={cx(styles.end, !plays && styles.four)}>
      <b className="only-desk">{t.text}</b>
      <Button tone="txt" onClick={onLeave}>
        {t.leave}
      </Button>
      {!plays && <Button onClick={onJoin}>{t.join}</Button>}
      <Button onClick={onAgain}>{plays ? t.again : t.watchAgain}</Button>
      <ButtonLike tone="pri">
        <Link to={signedIn ? '/play' : '/register'}>{signedIn ? t.play : t.signUp}</Link>
      </ButtonLike>
    </div>
  );
}
