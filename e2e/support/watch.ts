import type { RoomView, ServerPayload } from '@deadpan/protocol';
import type { Bot } from './bot.ts';
import { playOf, type Known } from './history.ts';
import type { SeenOut } from './seen-out.ts';

/** Every view and message a bot gets is checked against everything known; what is wrong becomes a violation. */
export function watch(bot: Bot, known: Known, seenOut: SeenOut, violations: string[]): void {
  let version = 0;
  const again = new Set<string>();
  const told = new Set<string>();
  /** Over one connection nobody is told twice of what happens once. */
  function once(event: string, play: number, who: string): void {
    const what = `${event} of ${who} in ${bot.view()?.match_id}/${play}`;
    const key = `${bot.socket.id}: ${what}`;
    if (told.has(key)) violations.push(`${bot.username} was told twice: ${what}`);
    told.add(key);
  }
  bot.socket.on('game_state_update', (view: RoomView) => {
    if (view.version < version) violations.push(`${bot.username}: version ${view.version} after ${version}`);
    version = view.version;
    for (const { round, winner } of view.standings) {
      const key = `${view.match_id}, round ${round}`;
      const who = winner?.user_id ?? null;
      const before = known.rounds.get(key);
      if (before !== undefined && before !== who) violations.push(`${key} was won by ${before} and by ${who}`);
      known.rounds.set(key, who);
    }
    if (view.match_result && view.match_id !== null) {
      const winner = view.match_result.winner?.user_id ?? null;
      const before = known.results.get(view.match_id);
      if (before !== undefined && before !== winner) violations.push(`match ${view.match_id} was won by ${before} and by ${winner}`);
      known.results.set(view.match_id, winner);
      if (!again.has(view.match_id)) bot.insist('request_play_again', {}).catch(() => undefined); // the bot was closed
      again.add(view.match_id);
    }
    if (view.phase !== 'playing') return;
    const all = view.players.map((player) => player.user_id).sort();
    const isOut = (who: string): boolean => view.eliminated_players.includes(who);
    violations.push(...all.flatMap((who) => seenOut(playOf(view), who, isOut(who), view.version) ?? []));
    // What the bot itself was acknowledged it is told from then on.
    if (known.out.get(playOf(view))?.has(bot.id) && !isOut(bot.id))
      violations.push(`${bot.id} is not out of ${playOf(view)}, as was acknowledged`);
    if (all.join() !== [...view.active_players, ...view.eliminated_players].sort().join()) violations.push('active ≠ all − eliminated');
  });
  bot.socket.on('player_eliminated', ({ play, user_id, reconnection_sync }: ServerPayload<'player_eliminated'>) => {
    // Who comes back is told of it once more, and told so.
    if (!reconnection_sync) once('player_eliminated', play, user_id);
  });
  bot.socket.on('play_ended', ({ play, winner, version: endedIn }: ServerPayload<'play_ended'>) => {
    // Of a match before, when a node that lags has the bot's seat now: as the page does.
    if (endedIn < (bot.view()?.version ?? 0)) return;
    const who = winner?.user_id ?? null;
    once('play_ended', play, who ?? 'nobody');
    const key = `${bot.view()?.match_id}/${play}`;
    const before = known.winners.get(key);
    if (before !== undefined && before !== who) violations.push(`${key} was won by ${before} and by ${who}`);
    known.winners.set(key, who);
  });
}
