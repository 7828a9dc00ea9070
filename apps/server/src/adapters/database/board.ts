import { sql, type RawBuilder } from 'kysely';
import type { Board } from '@deadpan/protocol';
import type { BoardQuery } from '../../ports/stats.ts';

interface Line {
  user_id: string;
  rank: number;
  value: number;
  games: number;
  /** Place in the list, all different. */
  line: number;
  /** How many are ranked. */
  ranked: number;
}

/** A share in thousandths, rounded to the nearest: whole numbers, so that both databases agree to the last digit. */
const thousandths = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>) => sql`((2000 * ${part} + ${whole}) / (2 * ${whole}))`;

/** What a board ranks by, and who can be on it. */
const boards: Record<Board, { value: RawBuilder<unknown>; where: RawBuilder<unknown> }> = {
  wins: { value: sql`wins`, where: sql`wins > 0` },
  win_rate: { value: thousandths(sql`wins`, sql`games`), where: sql`games > 0` },
  stone_face: { value: thousandths(sql`survived`, sql`plays`), where: sql`plays > 0` },
  smile_rate: { value: thousandths(sql`smiles`, sql`plays`), where: sql`plays > 0` },
};

/**
 * Takes what is wanted; returns the query for the best, and for the first of each value that is there. Among equals more matches come first, then the older account. Who
 * deleted the account or is suspended is not there, and leaves no gap.
 */
export function boardQuery({ board, since, minGames, limit, now }: BoardQuery) {
  const { value, where } = boards[board];
  return sql<Line>`
    with shares as (
      select user_id, count(*) as games, sum(case when result = 'won' then 1 else 0 end) as wins,
        sum(plays) as plays, sum(survived) as survived, sum(smiles) as smiles
      from match_results where ended_at >= ${since} group by user_id having count(*) >= ${minGames}
    ), valued as (
      select user_id, games, ${value} as value from shares where ${where}
    ), lines as (
      select user_id, games, value, rank() over (order by value desc) as rank,
        row_number() over (order by value desc, games desc, created_at, user_id) as line, count(*) over () as ranked
      from valued join users on users.id = valued.user_id
      where not exists (
        select 1 from suspensions
        where suspensions.user_id = users.id and lifted = 0 and (suspensions.until is null or suspensions.until > ${now})
      )
    )
    select user_id, rank, value, games, line, ranked from lines where line <= ${limit} or line = rank order by line
  `;
}
