import type { SeriesAnswer, UserStats } from '@deadpan/protocol';
import { profileTexts as texts } from '../../texts/profile.ts';
import styles from './profile-screen.module.css';

const percent = (value: number): string => `${Math.round(value)}\u2009%`;

/** Detailed analytics: losses, rates, and a line per game type. `known`: these are the player's own figures, not a place for them; `shares` come later, or not. */
export function Details({ stats, shares, known }: { stats: UserStats; shares?: SeriesAnswer['shares'] | undefined; known: boolean }) {
  const types = Object.entries(stats.game_type_breakdown);
  const lines: [string, string][] = [
    [texts.losses, String(stats.total_losses)],
    [texts.lossRate, percent(stats.loss_rate)],
    [texts.recent, percent(stats.recent_win_rate)],
    [texts.average, String(Math.round(stats.average_score))],
    [texts.types, String(types.length)],
    ...(shares && shares.plays > 0
      ? ([
          [texts.stoneFace, percent(shares.stoneFace)],
          [texts.smileRate, percent(shares.smileRate)],
        ] satisfies [string, string][])
      : []),
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
        {types.length > 0 ? <Types types={types} /> : known && <p className="muted">{texts.none}</p>}
      </div>
    </section>
  );
}

function Types({ types }: { types: [string, UserStats['game_type_breakdown'][string]][] }) {
  return (
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
            <th scope="row">{(texts.typeNames as Record<string, string>)[type] ?? type}</th>
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
  );
}
