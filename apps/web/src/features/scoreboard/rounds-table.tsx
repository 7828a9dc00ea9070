import type { RoomView } from '@deadpan/protocol';
import { halves, tallied, worth } from '../../stage/tally.ts';
import { matchTexts } from '../../texts/match.ts';
import { Crown } from '../../ui/crown.tsx';
import table from '../../ui/table.module.css';
import styles from './rounds-table.module.css';

const t = matchTexts.scoreboard;

/** Every player's scores, round by round, and the rounds they have; a won round bears the crown and says so. */
export function RoundsTable({ view }: { view: RoomView }) {
  const { standings, you } = view;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t.warrior}</th>
          {standings.map(({ round }) => (
            <th key={round} scope="col">
              <span aria-hidden="true">{t.column(round)}</span>
              <span className="vh">{t.columnSaid(round)}</span>
            </th>
          ))}
          <th scope="col">{t.rounds}</th>
        </tr>
      </thead>
      <tbody>
        {tallied(view).map(({ player, won }) => (
          <tr key={player.user_id} data-you={player.user_id === you || undefined}>
            <th scope="row" className={styles.name}>
              {player.user_id === you ? matchTexts.you : player.username}
            </th>
            {standings.map((round) => {
              const share = worth(round, player.user_id);
              return (
                <td key={round.round} className="num">
                  <span className={styles.score}>
                    {matchTexts.percent(round.scores[player.user_id] ?? 0)}
                    {share === 1 && <Crown className={styles.crown} />}
                    {share === 0.5 && <span aria-hidden="true">½</span>}
                    {share > 0 && <span className="vh">{share === 1 ? t.won : t.shares}</span>}
                  </span>
                </td>
              );
            })}
            <td className="d t4 num">{halves(won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
