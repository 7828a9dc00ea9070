import type { UserStats } from '@deadpan/protocol';
import { profileTexts as texts } from '../../texts/profile.ts';
import styles from './profile-screen.module.css';

/** The four numbers of the profile. */
export function Figures({ stats }: { stats: UserStats }) {
  const figures = [
    { label: texts.games, value: stats.total_sessions },
    { label: texts.wins, value: stats.total_wins },
    { label: texts.best, value: Math.round(stats.best_score) },
    { label: texts.rate, value: Math.round(stats.win_rate), unit: '%' },
  ];
  return (
    <dl className={styles.figures} aria-label={texts.figures}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="d t6 num">
            {value}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
