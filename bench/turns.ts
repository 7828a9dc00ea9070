import { spread, type Crowd, type Order, type Turn } from './fanout/load.ts';
import { median } from './quantile.ts';

/** Load before the clock starts: connections that lay still have to be warm again. */
const SETTLE_MS = 300;

/** A crowd and what its server has cost so far, in ms of processor. */
export interface Side {
  crowd: Crowd;
  cpuMs(): number;
}

/** What a crowd does in one turn. */
export type Work = (crowd: Crowd) => Promise<Turn>;

export interface Measured {
  turn: Turn;
  cpuMs: number;
  deliveries: number;
  /** how long it took by the clock */
  ms: number;
}

/** Everybody says a summary a second for `ms`, in an order. */
export const talk =
  (ms: number, order: Order = spread): Work =>
  (crowd) =>
    crowd.play(ms, order);

/** Lets a crowd work; resolves to what arrived, and what it cost the server. */
export async function measured({ crowd, cpuMs }: Side, work: Work): Promise<Measured> {
  await crowd.play(SETTLE_MS);
  const [begun, before] = [performance.now(), cpuMs()];
  const turn = await work(crowd);
  return { turn, cpuMs: cpuMs() - before, deliveries: turn.readings + turn.others, ms: performance.now() - begun };
}

export const perDelivery = ({ cpuMs, deliveries }: Measured): number => (cpuMs * 1_000) / deliveries;
export const latenciesOf = (all: readonly Measured[]): number[] => all.flatMap(({ turn }) => turn.latencies);

/** What two sides cost, turn by turn. */
export interface Compared {
  first: Measured[];
  second: Measured[];
  /** What a delivery costs the second against the first, pair by pair, and the median of these. */
  ratios: number[];
  ratio: number;
}

/** Lets two sides do the same in turns, so that whatever else the machine does meets both. */
export async function inTurns(first: Side, second: Side, rounds: number, work: Work): Promise<Compared> {
  const pairs: [Measured, Measured][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await measured(first, work), await measured(second, work)]);
  const ratios = pairs.map(([one, other]) => perDelivery(other) / perDelivery(one));
  return { first: pairs.map(([one]) => one), second: pairs.map(([, other]) => other), ratios, ratio: median(ratios) };
}
