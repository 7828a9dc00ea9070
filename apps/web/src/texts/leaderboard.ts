import type { Board, Period } from '@deadpan/protocol';

const games = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);

/** The boards. */
export const leaderboardTexts = {
  title: 'Leaderboard',
  lead: 'Who holds still, and who does not.',
  board: 'Board',
  boards: { wins: 'Wins', win_rate: 'Win rate', stone_face: 'Stone face', smile_rate: 'Smile rate' } satisfies Record<Board, string>,
  about: {
    wins: 'Matches won.',
    win_rate: 'Matches won, of all matches played.',
    stone_face: 'Plays survived, of all plays.',
    smile_rate: 'Plays lost to a smile, of all plays. The highest is on top. Nobody tries.',
  } satisfies Record<Board, string>,
  period: 'Time',
  periods: { week: 'This week', all: 'All time' } satisfies Record<Period, string>,
  weekIs: 'The last seven days.',
  minimum: (count: number) => `It takes ${games(count)} to be ranked here.`,
  columns: { rank: 'Rank', player: 'Warrior', games: 'Matches' },
  you: 'You',
  ownApart: 'Your own rank, below the rows shown',
  unranked: (minimum: number) =>
    minimum > 1 ? `You are not ranked here. It takes ${games(minimum)}.` : 'You are not ranked here. It takes a win.',
  empty: { title: 'Nobody is on this board. Very composed of them.', play: 'Play Game' },
  loading: 'Counting...',
  failed: 'The board could not be loaded.',
  again: 'Try again',
  shown: (board: string, period: string, rows: number) => `${board}, ${period.toLowerCase()}: ${rows === 1 ? '1 row' : `${rows} rows`}.`,
};
