import type { Board, LeaderboardAnswer } from '@deadpan/protocol';
import { leaderboardTexts as texts } from '../../texts/leaderboard.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, BadgeDot } from '../../ui/badge.tsx';
import { Crown } from '../../ui/crown.tsx';
import styles from './leaderboard.module.css';

interface Line {
  rank: number;
  username: string;
  profile_picture_url: string | null;
  value: number;
  games: number;
}

/** To the decimal the ranks are made by: two who look the same have the same one. */
const valueOf = (board: Board, value: number): string => (board === 'wins' ? String(value) : `${Math.round(value * 10) / 10}\u2009%`);

function Row({ board, line, you }: { board: Board; line: Line; you: boolean }) {
  const { rank, username, profile_picture_url, value, games } = line;
  return (
    <tr data-you={you || undefined}>
      <td className={`d num ${styles.rank}`}>{rank}</td>
      <th scope="row">
        <span className={styles.who}>
          <Avatar name={username} src={profile_picture_url} />
          <span className={styles.name}>{username}</span>
          {rank === 1 && board !== 'smile_rate' && <Crown className={styles.crown} />}
          {you && (
            <Badge tone="safe">
              <BadgeDot />
              {texts.you}
            </Badge>
          )}
        </span>
      </th>
      <td className="num">{games}</td>
      <td className={`d num ${styles.value}`}>{valueOf(board, value)}</td>
    </tr>
  );
}

interface BoardTableProps {
  answer: LeaderboardAnswer;
  /** whose page it is */
  me: { id: string; username: string; profile_picture_url: string | null };
}

/** The rows of a board; the player's own follows at the end when it is not among them. */
export function BoardTable({ answer, me }: BoardTableProps) {
  const { board, period, rows, own } = answer;
  const among = rows.some((row) => row.id === me.id);
  return (
    <table className={styles.table}>
      <caption className="vh">
        {texts.boards[board]}, {texts.periods[period]}
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.columns.rank}</th>
          <th scope="col">{texts.columns.player}</th>
          <th scope="col">{texts.columns.games}</th>
          <th scope="col" className={styles.value}>
            {texts.boards[board]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} board={board} line={row} you={row.id === me.id} />
        ))}
      </tbody>
      {own && !among && (
        <tbody className={styles.apart} aria-label={texts.ownApart}>
          <Row board={board} line={{ ...me, ...own }} you />
        </tbody>
      )}
    </table>
  );
}
