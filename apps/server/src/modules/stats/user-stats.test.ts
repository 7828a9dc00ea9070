import { expect, it } from 'vitest';
import { userStats } from './user-stats.ts';

it('is all zeros for a newcomer', () => {
  expect(userStats([], [])).toEqual({
    total_sessions: 0,
    average_score: 0,
    best_score: 0,
    win_rate: 0,
    total_wins: 0,
    total_losses: 0,
    loss_rate: 0,
    recent_win_rate: 0,
    game_type_breakdown: {},
  });
});

it('counts wins, losses and draws, and averages the scores over all matches', () => {
  const groups = [
    { gameType: 'round1', result: 'won', matches: 2, scores: 150, best: 100 },
    { gameType: 'round1', result: 'lost', matches: 3, scores: 30, best: 20 },
    { gameType: 'full', result: 'draw', matches: 1, scores: 33.3, best: 33.3 },
  ] as const;
  expect(userStats([...groups], ['won', 'lost', 'lost'])).toEqual({
    total_sessions: 6,
    average_score: 35.6,
    best_score: 100,
    win_rate: 33.3,
    total_wins: 2,
    total_losses: 3,
    loss_rate: 50,
    recent_win_rate: 33.3,
    game_type_breakdown: {
      round1: { total_games: 5, wins: 2, win_rate: 40 },
      full: { total_games: 1, wins: 0, win_rate: 0 },
    },
  });
});
