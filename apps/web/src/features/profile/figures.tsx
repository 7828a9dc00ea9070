import type { UserStats } from '@deadpan/protocol';
import { profileTexts as texts } from '../../texts/profile.ts';
import styles from './profile-screen.module.css';

/** The four numbers of the profile; zeros while there are none. */
export function Figures({ stats }: { stats: UserStats | undefined }) {
  const figures = [
    { label: texts.games, value: stats?.total_sessions ?? 0 },
    { label: texts.wins, value: stats?.total_wins ?? 0 },
    { label: texts.best, value: Math.round(stats?.best_score ?? 0) },
    { label: texts.rate, value: Math.round(stats?.win_rate ?? 0), unit: '%' },
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
