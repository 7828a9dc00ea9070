import type { UserId } from '@deadpan/protocol';

/** Runs jobs of players, at most one of each player at a time. */
export interface OnePerPlayer {
  /** Runs a job; throws while another one of this player runs, and then nothing has begun. The next may begin however this one ends. */
  run<T>(player: UserId, job: () => Promise<T>): Promise<T>;
}

/** Creates such a guard. It stands before queues that all players share: a player with many jobs there would make everybody else wait behind them. */
export function createOnePerPlayer(busy: () => Error): OnePerPlayer {
  const players = new Set<UserId>();
  return {
    async run(player, job) {
      if (players.has(player)) throw busy();
      players.add(player);
      try {
        return await job();
      } finally {
        players.delete(player);
      }
    },
  };
}
