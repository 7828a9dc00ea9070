import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot } from './bot.ts';
import type { Known } from './history.ts';

/** So often, half a second apart, are the statistics read again: a win is kept a moment before its players are told. */
const READINGS = 10;

/** Holds the wins that were told against those that are kept; returns what does not agree. What is told is kept already: that is not waited for. */
export async function againstWins(bots: readonly Bot[], known: Known): Promise<string[]> {
  for (let reading = 1; ; reading++) {
    const won = [...known.results.values()];
    const stats = await Promise.all(bots.map((bot) => bot.http<{ total_wins: number }>('GET', '/analytics/user-stats')));
    const counts = bots.map((bot, index) => ({
      name: bot.username,
      told: won.filter((winner) => winner === bot.id).length,
      kept: stats[index]?.body.total_wins ?? -1,
    }));
    const wrong = counts.filter(({ told, kept }) => told !== kept);
    if (reading === READINGS || wrong.every(({ told, kept }) => told > kept)) {
      return wrong.map(({ name, told, kept }) => `${name} was told of ${told} wins; ${kept} are kept`);
    }
    await sleep(500);
  }
}
