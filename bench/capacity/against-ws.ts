import { numbers } from '../arguments.ts';
import { againstBare, type Contender } from '../fanout/contenders.ts';
import { orders } from '../fanout/load.ts';
import { pinSelf } from '../fanout/pinned.ts';
import { note } from '../figures.ts';
import { machine } from '../machine.ts';
import { median, quantile } from '../quantile.ts';
import { rounded, table, type Cell } from '../table.ts';
import { inTurns, latenciesOf, perDelivery, talk, type Measured } from '../turns.ts';

/*
 * What a delivery costs the server as it is built against bare `ws` with the same texts, and what a player takes of its memory, with as many
 * lobbies as one core is to hold and with half of them. `bench:fanout` tells more about one such crowd.
 *   npm run bench:against-ws -w bench -- --few 900 --many 1700 --rounds 8 --seconds 2
 */

const SERVER_CORE = 0;
const LOAD_CORE = 1;
const AT_MOST_KIB = 36;

const { few, many, rounds, seconds } = numbers({ few: 900, many: 1_700, rounds: 8, seconds: 2 });

/** What lives after a collection, or (`rss`) what the process has taken of the system, with what it keeps ready for more. */
const kibEach = ({ empty, full, crowd }: Contender, of: 'used' | 'rss'): number => (full[of] - empty[of]) / 1_024 / crowd.ids.length;

function row({ name }: Contender, lobbies: number, how: string, turns: readonly Measured[], ratio: number): Cell[] {
  const latencies = latenciesOf(turns);
  const lost = turns.reduce((sum, { turn }) => sum + turn.lost, 0);
  const figures = [median(turns.map(perDelivery)), ratio, quantile(latencies, 0.5), quantile(latencies, 0.99)];
  return [name, lobbies, how, ...figures.map(rounded), lost];
}

/** Both servers with this many lobbies, in turns. */
const compare = (lobbies: number, goal: number): Promise<Cell[][]> =>
  againstBare(SERVER_CORE, lobbies, async (bare, ours) => {
    const rows: Cell[][] = [];
    for (const [how, order] of orders) {
      const { first, second, ratio } = await inTurns(bare, ours, rounds, talk(seconds * 1_000, order));
      const what = `CPU per delivery against bare ws, ${lobbies} lobbies of four, ${how}`;
      note({ what, measured: ratio, unit: '×', goal: { atMost: goal } });
      rows.push(row(bare, lobbies, how, first, 1), row(ours, lobbies, how, second, ratio));
    }
    if (lobbies !== few) return rows;
    const what = 'Memory per player, with their rooms and matches';
    note({ what, measured: kibEach(ours, 'used'), unit: 'KiB', goal: { atMost: AT_MOST_KIB } });
    note({ what: 'The same of bare ws', measured: kibEach(bare, 'used'), unit: 'KiB' });
    note({ what: 'By how much the process grows for each', measured: kibEach(ours, 'rss'), unit: 'KiB' });
    note({ what: 'The same of bare ws', measured: kibEach(bare, 'rss'), unit: 'KiB' });
    return rows;
  });

pinSelf(LOAD_CORE);
const rows = [...(await compare(few, 1.1)), ...(await compare(many, 1.2))];
const headings = ['server', 'lobbies', 'players', 'µs/delivery', 'ratio', 'p50 ms', 'p99 ms', 'over 3 s'];
console.log(table(`A summary a second to the four of a lobby, ${rounds} × ${seconds} s each, in turns`, headings, rows));
console.log(machine());
