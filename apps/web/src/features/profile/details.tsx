import type { UserStats } from '@deadpan/protocol';
import { profileTexts as texts } from '../../texts/profile.ts';
import styles from './profile-screen.module.css';

const percent = (value: number): string => `${Math.round(value)}\u2009%`;

/** Detailed analytics: losses, rates, and a line per game type. */
export function Details({ stats }: { stats: UserStats }) {
  const types = Object.entries(stats.game_type_breakdown);
  const lines: [string, string][] = [
    [texts.losses, String(stats.total_losses)],
    [texts.lossRate, percent(stats.loss_rate)],
    [texts.recent, percent(stats.recent_win_rate)],
    [texts.types, String(types.length)],
  ];
  return (
    <section className={styles.details} aria-labelledby="details">
      <h2 id="details">{texts.details}</h2>
      <div className={styles.columns}>
        <dl className={styles.lines}>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.table.type}</th>
              <th scope="col">{texts.table.games}</th>
              <th scope="col">{texts.table.wins}</th>
              <th scope="col">{texts.table.rate}</th>
            </tr>
          </thead>
          <tbody>
            {types.map(([type, figures]) => (
              <tr key={type}>
                <th scope="row">{texts.typeNames[type] ?? type}</th>
                <td className="num">{figures.total_games}</td>
                <td className="num">{figures.wins}</td>
                <td className="num">
                  <span className={styles.rate} aria-hidden="true">
                    <i style={{ width: `${Math.min(100, figures.win_rate)}%` }} />
                  </span>
                  {percent(figures.win_rate)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
