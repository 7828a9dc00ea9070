import { Link } from 'react-router';
import { appTexts } from '../texts/app.ts';
import { ButtonLike } from '../ui/button.tsx';
import { useRunningMatch } from './running-match.ts';
import styles from './header.module.css';

/** *Return to your match*, under the bar of every page while one runs without the player. */
export function MatchLink() {
  const to = useRunningMatch();
  if (to === undefined) return null;
  return (
    <div className={styles.match} role="status" data-match-link="">
      <p>{appTexts.match.running}</p>
      <ButtonLike small tone="pri">
        <Link to={to}>{appTexts.match.back}</Link>
      </ButtonLike>
    </div>
  );
}
