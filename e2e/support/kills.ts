import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomView, ServerPayload } from '@deadpan/protocol';
import { createBot, readyRoom, type Bot } from './bot.ts';
import { againstRows, asOfNow, type Known, type ReadRows } from './history.ts';
import { left, newest, outageOf, slackOf } from './outage.ts';
import { createSeenOut, type SeenOut } from './seen-out.ts';
import type { TestServer } from './server.ts';

export interface KillHistory {
  /** What must never happen and did, one sentence each. */
  violations: string[];
  /** Per kill: ms from when it was mended until all four players sit in the room again. */
  backMs: number[];
  /** Matches decided meanwhile. */
  matches: number;
}

/** A small repeatable chance (linear congruential), so that a failing run can be run again. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** What is done to the machines behind a match, again and again. */
export interface Strike {
  /** Something breaks. */
  break(): Promise<void>;
  /** It works again: the server listens, the database answers. */
  mend(): Promise<void>;
  /** Whether the clock of the match stands meanwhile, so that no time of the play may be gone. */
  stopsTheClock: boolean;
  /** Resolves when everything runs again, where that is later than when the match goes on. */
  whole?(): Promise<void>;
}

/** The only server of the match is killed and started again. */
export const killing = (server: TestServer): Strike => ({ break: server.kill, mend: server.start, stopsTheClock: true });

const playOf = (view: RoomView): string => `${view.match_id}/${view.current_play}`;

/** What a bot does by itself in the later rounds, each once and until it is acknowledged: it speaks, laughs, writes and reacts. */
function playAlong(bot: Bot): void {
  const done = new Set<string>();
  bot.socket.on('game_state_update', ({ match_id, phase, comedy, captions }: RoomView) => {
    const once = (what: string, act: () => Promise<unknown>): void => {
      const name = `${match_id}/${what}`;
      if (done.has(name)) return;
      done.add(name);
      act().catch(() => undefined); // the bot was closed
    };
    const turn = comedy?.turn ?? 0;
    const isPerforming = comedy?.turns.at(-1)?.performer.user_id === bot.id;
    if (phase === 'calling' && isPerforming) once(`take ${turn}`, () => bot.insist('request_microphone', {}));
    if (phase === 'speaking' && isPerforming) once(`pass ${turn}`, () => sleep(1_000).then(() => bot.insist('pass_turn', { turn })));
    if (phase === 'speaking' && !isPerforming) {
      once(`laugh ${turn}`, () => bot.insist('laughter_detected', { emotion: 'happy', confidence: 0.9, turn }));
    }
    if (phase === 'writing') once('write', () => bot.insist('submit_caption', { caption: `${bot.username} was here.` }));
    const reveal = captions?.reveal;
    if (reveal && !reveal.yours) {
      once(`react ${reveal.number}`, () => bot.insist('caption_reaction', { reveal: reveal.number, laughter: 0.5 }));
    }
  });
}

/** Every view and message a bot gets is checked against everything known. */
function watch(bot: Bot, known: Known, seenOut: SeenOut, violations: string[]): void {
  let version = 0;
  const again = new Set<string>();
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
  bot.socket.on('play_ended', ({ play, winner, version: endedIn }: ServerPayload<'play_ended'>) => {
    // Of a match before, when a node that lags has the bot's seat now: as the page does.
    if (endedIn < (bot.view()?.version ?? 0)) return;
    const key = `${bot.view()?.match_id}/${play}`;
    const who = winner?.user_id ?? null;
    const before = known.winners.get(key);
    if (before !== undefined && before !== who) violations.push(`${key} was won by ${before} and by ${who}`);
    known.winners.set(key, who);
  });
}

/** A smile of a bot that still plays; once acknowledged it must stay. */
async function smile(bot: Bot, known: Known): Promise<void> {
  const view = bot.view();
  if (!view || view.phase !== 'playing' || !view.active_players.includes(bot.id)) return;
  const ack = await bot.insist('player_eliminated', { play: view.current_play });
  // What had to be sent again for long enough may have come into the next match, and counts there.
  if (!ack.ok || bot.view()?.match_id !== view.match_id) return;
  const out = known.out.get(playOf(view)) ?? new Set();
  known.out.set(playOf(view), out.add(bot.id));
}

/** Resolves when a bot is answered again and was told of a newer room in which everybody sits. */
async function isBack(bot: Bot, before: RoomView): Promise<void> {
  await bot.insist('heartbeat', {});
  await bot.until(
    'everybody back',
    (view) => bot.socket.connected && view.version > before.version && view.players.every((player) => player.connected),
  );
}

/** So often, half a second apart, are the statistics read again: a win is kept a moment before its players are told. */
const READINGS = 10;

/** Holds the wins that were told against those that are kept; returns what does not agree. What is told is kept already: that is not waited for. */
async function againstWins(bots: readonly Bot[], known: Known): Promise<string[]> {
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

/**
 * Plays match after match of one round or three with four bots and strikes `kills` times at random moments; returns what was seen. `url`: the address
 * by which the bots come. `rows`: reads a table of results at the end.
 */
export async function killsUntil(
  url: string,
  { kills, seed, rounds = 1, strike, rows }: { kills: number; seed: number; rounds?: 1 | 3; strike: Strike; rows: ReadRows },
): Promise<KillHistory> {
  const chance = chanceOf(seed);
  const seenOut = createSeenOut();
  const known: Known = { out: new Map(), winners: new Map(), rounds: new Map(), results: new Map() };
  const violations: string[] = [];
  const backMs: number[] = [];
  const bots: Bot[] = [];
  for (let seat = 0; seat < 4; seat++) bots.push(await createBot(url, 'kill'));
  const [host] = bots as [Bot, ...Bot[]];
  for (const bot of bots) {
    watch(bot, known, seenOut, violations);
    playAlong(bot);
  }
  await readyRoom(host, bots.slice(1), { round1Plays: rounds === 1 ? 3 : 1, maxRounds: rounds });
  const started = await host.insist('start_game', {});
  if (!started.ok) violations.push(`start: ${started.error.message}`);

  for (let kill = 0; kill < kills; kill++) {
    await strike.whole?.();
    const smiles = bots.filter(() => chance() < 0.35).map((bot) => sleep(chance() * 1_500).then(() => smile(bot, known)));
    await sleep(200 + chance() * 2_500);
    const before = newest(bots);
    await strike.break();
    const killed = Date.now();
    const wanted = before.phase === 'playing' ? left(before) : 0;
    const goesOn = outageOf(bots);
    await strike.mend();
    const listening = Date.now();
    await Promise.all(bots.map((bot) => isBack(bot, before)));
    backMs.push(Date.now() - listening);
    const after = goesOn();
    await Promise.all(smiles);
    if (strike.stopsTheClock && wanted > 0 && after?.phase === 'playing' && playOf(before) === playOf(after)) {
      const taken = (wanted - (after.phase_remaining_ms ?? 0)) / before.speed;
      if (taken > slackOf(listening + backMs.at(-1)! - killed))
        violations.push(`an outage took ${Math.round(taken)} ms from ${playOf(after)}`);
    }
  }

  await strike.whole?.();
  // However few strikes there were, they are held against a match to its end.
  if (known.results.size === 0) await host.until('a match to be decided', () => known.results.size > 0);
  violations.push(...(await againstWins(bots, known)), ...(await againstRows(asOfNow(known), rows)));
  for (const bot of bots) bot.close();
  return { violations, backMs, matches: known.results.size };
}
