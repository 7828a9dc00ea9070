import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountsIn } from '../accounts.ts';
import { numbers } from '../arguments.ts';
import { must, openArenas, SEATS } from '../arenas.ts';
import { each } from '../each.ts';
import { pinSelf, startPinned } from '../fanout/pinned.ts';
import type { Hear, PlayerConnection } from '../fanout/wire.ts';
import { note } from '../figures.ts';
import { loopProbe } from '../loop.ts';
import { machine } from '../machine.ts';
import { quantile } from '../quantile.ts';
import { rounded, table } from '../table.ts';
import { offsetOf } from './offset.ts';
import { timerLateness } from './rung.ts';

/*
 * How late plays end: matches of four whose plays last as long as their clock says, every player sending a summary a second that reaches the four.
 * The alarm is the server's own figure (`deadpan_timer_late_seconds`); a player hears the end when it is decided, saved and told, and that is
 * counted from the deadline the players were shown. The server is on the first core, the load on the second.
 *   npm run bench:timers -w bench -- --matches 1000
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const TICK_MS = 5;
/** Of a play; matches start one after the other over as long, so that plays end at any moment. */
const PLAY_S = 30;
const PATIENCE_MS = 150_000;
const TOKEN = 'what-timers-say-to-a-bench';

const { matches } = numbers({ matches: 1_000 });
pinSelf(LOAD_CORE);
const folder = mkdtempSync(join(tmpdir(), 'deadpan-timers-'));
const probe = loopProbe(folder);
let players: PlayerConnection[] = [];
const accounts = await accountsIn({ folder }, matches * SEATS);
const env = { NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', METRICS_TOKEN: TOKEN, ...probe.env };
const server = await startPinned(SERVER_CORE, 'apps/server/dist/main.js', env);
try {
  /** When the play of each match ends, as its players are shown, in the server's time. */
  const endsAt: (number | null)[] = Array.from({ length: matches }, () => null);
  const late: number[] = [];
  let offset = 0;
  let ended = 0;
  const hear = (player: number): Hear => {
    // What one of the four hears, the others hear with it.
    if (player % SEATS !== 0) return () => {};
    const match = player / SEATS;
    return (event, payload: never) => {
      if (event === 'game_state_update') {
        const { phase, phase_ends_at } = payload as { phase: string; phase_ends_at: number | null };
        // The deciding moment ends a play that its clock ended.
        if (phase === 'playing' || phase === 'deciding') endsAt[match] = phase_ends_at;
      }
      const end = endsAt[match];
      if (event !== 'play_ended' || end === null || end === undefined) return;
      late.push(performance.now() + offset - end);
      ended += 1;
    };
  };
  const settings = { maxPlayers: SEATS, round1Plays: 1 as const, round1Duration: PLAY_S, maxRounds: 1 as const };
  players = await openArenas({ accounts, urlOf: () => server.url, settings, hear });
  offset = await offsetOf(players[0]!);
  const summary = `42${JSON.stringify(['player_summary', { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy: 0.05 }])}`;
  const begun = performance.now();
  let said = 0;
  const pump = setInterval(() => {
    for (const due = ((performance.now() - begun) / 1_000) * players.length; said < due; said++) {
      const at = said % players.length;
      players[(at % matches) * SEATS + Math.floor(at / matches)]!.tell(summary);
    }
  }, TICK_MS);
  await probe.late();
  await each(matches, matches, async (match) => {
    await sleep((match / matches) * PLAY_S * 1_000);
    await must(players[match * SEATS]!, 'start_game', {});
  });
  while (ended < matches) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`only ${ended} of ${matches} plays ended`);
    await sleep(50);
  }
  clearInterval(pump);
  const loop = await probe.late();
  const rung = await timerLateness(server.url, TOKEN);
  const headings = ['what', 'p50 ms', 'p99 ms', 'max ms'];
  const rows = [
    ['alarms of all kinds', rounded(rung.p50), rounded(rung.p99), '-'],
    ['plays ended, as players hear it', ...[0.5, 0.99, 1].map((share) => rounded(quantile(late, share)))],
    ['event loop', ...[loop.p50, loop.p99, loop.max].map(rounded)],
  ];
  console.log(table(`${matches} matches of four, a summary a second from everybody, ${rung.count} alarms`, headings, rows));
  console.log(machine());
  note({ what: `Timers of ${matches} matches late, p99`, measured: rung.p99, unit: 'ms', goal: { atMost: 10 } });
  note({ what: `Timers of ${matches} matches late, p50`, measured: rung.p50, unit: 'ms' });
  note({
    what: `End of a play as players hear it (decided, saved, told) after the deadline, ${matches} matches, p50`,
    measured: quantile(late, 0.5),
    unit: 'ms',
  });
  note({ what: 'The same, p99', measured: quantile(late, 0.99), unit: 'ms' });
} finally {
  for (const player of players) player.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
