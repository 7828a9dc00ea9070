import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomView } from '@deadpan/protocol';
import { slackOf } from '../../apps/server/test/promise.ts';
import { createBot, readyRoom, type Bot } from './bot.ts';
import { againstRows, asOfNow, isDecided, playOf, type Known, type ReadRows } from './history.ts';
import { left, newest, outageOf } from './outage.ts';
import { playAlong } from './play-along.ts';
import { createSeenOut } from './seen-out.ts';
import { smile, type Smile } from './smiles.ts';
import type { Strike } from './strike.ts';
import { watch } from './watch.ts';
import { againstWins } from './wins.ts';

export interface KillHistory {
  /** What must never happen and did, one sentence each. */
  violations: string[];
  /** Per kill: ms from when it was mended until all four players sit in the room again. */
  backMs: number[];
  /** Matches decided meanwhile. */
  matches: number;
  /** Smiles that were said to what was broken: the players' connections, or all of it. */
  struck: number;
}

/** A small repeatable chance (linear congruential), so that a failing run can be run again. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** Resolves when a bot is answered again and was told of a newer room in which everybody sits. */
async function isBack(bot: Bot, before: RoomView): Promise<void> {
  await bot.insist('heartbeat', {});
  await bot.until(
    'everybody back',
    (view) => bot.socket.connected && view.version > before.version && view.players.every((player) => player.connected),
  );
}

/** So much of a play has to be left for what is said in it now, ms of the wall. */
const TIME_TO_SAY_MS = 1_500;
/** What is said so late may come too late. */
const TIME_TO_ARRIVE_MS = 1_000;
/** So many smile while it is broken, at most. */
const MOST_STRUCK = 2;
/** A match of three rounds has one such play, at its beginning. */
const PLAY_WITHIN_MS = 180_000;
/** After this whose connection broke knows of it. */
const HEARD_MS = 20;

/** Resolves in a play in which at least three still play. */
async function inPlay(bot: Bot): Promise<void> {
  const holds = (view: RoomView): boolean =>
    view.phase === 'playing' && !view.paused && view.active_players.length >= 3 && left(view) / view.speed > TIME_TO_SAY_MS;
  await bot.until('a play of three', holds, PLAY_WITHIN_MS);
}

/** Returns those who still play, but `said`; whose connection is broken comes first. */
function stillPlaying(bots: readonly Bot[], said: Smile | null): Bot[] {
  const { phase, active_players } = newest(bots);
  const playing = bots.filter(({ id }) => phase === 'playing' && active_players.includes(id) && id !== said?.who);
  return playing.toSorted((a, b) => Number(a.socket.connected) - Number(b.socket.connected));
}

/**
 * Plays match after match of one round or three with four bots and strikes `kills` times at random moments; returns what was seen. A run in which no
 * smile was struck, or none of them counted, has shown nothing, and that is a violation. `url`: the address by which the bots come. `rows`: reads a
 * table of results at the end.
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
  const struck: Smile[] = [];
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
  const { away } = strike;

  for (let kill = 0; kill < kills; kill++) {
    await strike.whole?.();
    const said: Smile[] = [];
    const say = (bot: Bot, options?: { counts: boolean }): Smile[] => {
      const one = smile(bot, known, options);
      if (one) said.push(one);
      return one ? [one] : [];
    };
    const smilers = bots.filter(() => chance() < 0.35).map((bot) => ({ bot, ms: chance() * 1_500 }));
    const smileSoon = () => Promise.all(smilers.map(({ bot, ms }) => sleep(ms).then(() => say(bot))));
    const mustHit = away !== undefined || struck.length === 0;
    let soon = mustHit ? null : smileSoon();
    await sleep(200 + chance() * 2_500);
    if (mustHit) await inPlay(host);
    // One is on its way when it breaks, or just kept.
    const [first] = stillPlaying(bots, null);
    const [early = null] = first && newest(bots).active_players.length >= 3 ? say(first) : [];
    await sleep(chance() * 30);
    const before = newest(bots);
    await strike.break();
    const killed = Date.now();
    const wanted = before.phase === 'playing' ? left(before) : 0;
    const goesOn = outageOf(bots);
    await sleep(HEARD_MS);
    const isInTime = left(newest(bots)) / before.speed > TIME_TO_ARRIVE_MS;
    // All but one, who then has won; of two, one is what was being decided and the other what waits.
    for (const bot of stillPlaying(bots, early).slice(0, -1).slice(0, MOST_STRUCK)) {
      if (away || !bot.socket.connected) struck.push(...say(bot, { counts: away?.acknowledges === false && isInTime }));
    }
    soon ??= smileSoon();
    if (away) {
      await away.until();
      const wrong = said.filter((one) => one !== early && (away.acknowledges ? one.answer === null : one.answer === 'acknowledged'));
      violations.push(...wrong.map(({ who, play, answer }) => `${who} smiled in ${play} while it was away: ${answer ?? 'not answered'}`));
    }
    await strike.mend?.();
    const listening = strike.mend ? Date.now() : killed;
    await Promise.all(bots.map((bot) => isBack(bot, before)));
    backMs.push(Date.now() - listening);
    const after = goesOn();
    await soon;
    await Promise.all(said.map(({ answered }) => answered));
    if (strike.stopsTheClock && wanted > 0 && after?.phase === 'playing' && playOf(before) === playOf(after)) {
      const taken = (wanted - (after.phase_remaining_ms ?? 0)) / before.speed;
      if (taken > slackOf(listening + backMs.at(-1)! - killed))
        violations.push(`an outage took ${Math.round(taken)} ms from ${playOf(after)}`);
    }
  }

  await strike.whole?.();
  // However few strikes there were, they are held against a match to its end, in which a smile that was struck counts.
  const counted = struck.filter(({ play, who }) => known.out.get(play)?.has(who));
  const isShown = (): boolean => counted.some(({ play }) => isDecided(known, play));
  if (counted.length === 0) violations.push(`of ${struck.length} smiles that were struck none counted: nothing was shown`);
  else if (!isShown()) await host.until('a match with a struck smile to be decided', isShown);
  violations.push(...(await againstWins(bots, known)), ...(await againstRows(asOfNow(known), rows)));
  for (const bot of bots) bot.close();
  return { violations, backMs, matches: known.results.size, struck: struck.length };
}
