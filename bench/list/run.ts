import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LobbyItem } from '@deadpan/protocol';
import { accountsIn } from '../accounts.ts';
import { createArena, must } from '../arenas.ts';
import { numbers } from '../arguments.ts';
import type { Account } from '../accounts.ts';
import { each } from '../each.ts';
import { connectPlayer, type PlayerConnection } from '../fanout/wire.ts';
import { pinSelf, startPinned, type Pinned } from '../fanout/pinned.ts';
import { note } from '../figures.ts';
import { machine } from '../machine.ts';
import { median, quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';
import { ask, type Asked } from './askers.ts';

/*
 * GET /api/game/lobbies with a hundred arenas: the server as it is built, with everything a request passes (token, headers, figures), beside bare
 * `node:http` that has the arenas in memory and makes their text for each request, and beside one that answers bytes it made once. The bodies
 * are the same to the byte. The servers share the first core and take turns, the load has the second.
 *   npm run bench:list -w bench -- --rounds 8 --seconds 2 --connections 32
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const ARENAS = 100;
/** Answers before the clock starts. */
const WARM_MS = 1_000;
const AT_ONCE = 8;

interface Contender {
  name: string;
  server: Pinned;
  headers: Record<string, string>;
  turns: (Asked & { cpuUs: number })[];
}

const { rounds, seconds, connections } = numbers({ rounds: 8, seconds: 2, connections: 32 });
pinSelf(LOAD_CORE);
const folder = mkdtempSync(join(tmpdir(), 'deadpan-list-'));
const undo: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];

async function measured({ server, headers }: Contender, ms: number): Promise<Asked & { cpuUs: number }> {
  const before = server.cpuMs();
  const turn = await ask(server.url, '/api/game/lobbies', headers, connections, ms);
  return { ...turn, cpuUs: ((server.cpuMs() - before) * 1_000) / turn.latencies.length };
}

/** An arena for each account, whose host sits in it over a socket, so that it stays. */
async function openArenas(url: string, hosts: readonly Account[]): Promise<PlayerConnection[]> {
  const players: PlayerConnection[] = [];
  await each(hosts.length, AT_ONCE, async (index) => {
    const host = hosts[index]!;
    const player = await connectPlayer(url, host.token, () => {});
    players[index] = player;
    await must(player, 'join_lobby', { lobby_id: await createArena(url, host, `Arena ${index} of many`, {}) });
  });
  return players;
}

/** The list as this player sees it. */
async function listFor(url: string, { token }: Account): Promise<LobbyItem[]> {
  const answer = await fetch(`${url}/api/game/lobbies`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`list: ${answer.status}`);
  return (await answer.json()) as LobbyItem[];
}

async function open(): Promise<[Contender, Contender, Contender]> {
  const accounts = await accountsIn({ folder }, ARENAS + 1);
  const env = { NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const ours = await startPinned(SERVER_CORE, 'apps/server/dist/main.js', env);
  undo.push(ours.stop);
  const [viewer, ...hosts] = accounts;
  const players = await openArenas(ours.url, hosts);
  undo.push(() => players.forEach((player) => player.close()));
  const items = await listFor(ours.url, viewer!);
  if (items.length !== ARENAS) throw new Error(`${items.length} arenas are listed`);
  const file = join(folder, 'arenas.json');
  writeFileSync(file, JSON.stringify(items));
  const bare = async (list: string): Promise<Pinned> => {
    const server = await startPinned(SERVER_CORE, 'bench/list/bare-http.mjs', { ARENAS: file, LIST: list });
    undo.push(server.stop);
    return server;
  };
  return [
    { name: 'node:http, text made each time', server: await bare('serialised'), headers: {}, turns: [] },
    { name: 'node:http, bytes kept', server: await bare('kept'), headers: {}, turns: [] },
    { name: 'Deadpan', server: ours, headers: { Authorization: `Bearer ${viewer!.token}` }, turns: [] },
  ];
}

try {
  const contenders = await open();
  const [made, kept, ours] = contenders;
  for (const contender of contenders) await measured(contender, WARM_MS);
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) contender.turns.push(await measured(contender, seconds * 1_000));
    const bodies = new Set(contenders.map(({ turns }) => turns.at(-1)?.body));
    if (bodies.size !== 1) throw new Error('the servers do not say the same');
  }
  const against = (other: Contender): number => median(ours.turns.map((turn, at) => turn.perSecond / other.turns[at]!.perSecond));
  const row = ({ name, turns }: Contender, ratio: number): Cell[] => [
    name,
    Math.round(median(turns.map(({ perSecond }) => perSecond))),
    rounded(median(turns.map(({ cpuUs }) => cpuUs))),
    rounded(
      quantile(
        turns.flatMap(({ latencies }) => latencies),
        0.5,
      ),
    ),
    rounded(
      quantile(
        turns.flatMap(({ latencies }) => latencies),
        0.99,
      ),
    ),
    rounded(ratio),
  ];
  const headings = ['server', 'answers/s', 'µs CPU each', 'p50 ms', 'p99 ms', 'Deadpan against it'];
  const rows = [row(made, against(made)), row(kept, against(kept)), row(ours, 1)];
  const size = ours.turns.at(-1)?.body.length ?? 0;
  console.log(
    table(`The list of ${ARENAS} arenas (${size} bytes), ${rounds} × ${seconds} s each, ${connections} connections`, headings, rows),
  );
  console.log(machine());
  note({
    what: `List of ${ARENAS} arenas: requests a second against bare node:http that makes the same text each time`,
    measured: against(made),
    unit: '×',
    goal: { atLeast: 2.5 },
  });
  note({ what: 'The same against bare node:http that answers bytes it made once', measured: against(kept), unit: '×' });
  note({ what: 'List: requests a second on one core', measured: median(ours.turns.map(({ perSecond }) => perSecond)), unit: '/s' });
} finally {
  for (const end of undo.reverse()) await end();
}
