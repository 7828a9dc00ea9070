import { spread, type Crowd, type Order, type Turn } from './fanout/load.ts';
import { median } from './quantile.ts';

/** Load before the clock starts: connections that lay still have to be warm again. */
const SETTLE_MS = 300;

/** A crowd and what its server has cost so far, in ms of processor. */
export interface Side {
  crowd: Crowd;
  cpuMs(): number;
}

export interface Measured {
  turn: Turn;
  cpuMs: number;
  deliveries: number;
}

/** Everybody says a summary a second for `ms`, in an order; resolves to what arrived, and what it cost the server. */
export async function measured({ crowd, cpuMs }: Side, ms: number, order: Order = spread): Promise<Measured> {
  await crowd.play(SETTLE_MS, order);
  const before = cpuMs();
  const turn = await crowd.play(ms, order);
  return { turn, cpuMs: cpuMs() - before, deliveries: turn.readings + turn.others };
}

export const perDelivery = ({ cpuMs, deliveries }: Measured): number => (cpuMs * 1_000) / deliveries;
export const latenciesOf = (all: readonly Measured[]): number[] => all.flatMap(({ turn }) => turn.latencies);

/** Two sides in turns, so that whatever else the machine does meets both; `ratio` is the median, pair by pair, of what a delivery costs the second against the first. */
export async function inTurns(
  first: Side,
  second: Side,
  rounds: number,
  ms: number,
  order: Order = spread,
): Promise<{ first: Measured[]; second: Measured[]; ratio: number }> {
  const pairs: [Measured, Measured][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await measured(first, ms, order), await measured(second, ms, order)]);
  return {
    first: pairs.map(([one]) => one),
    second: pairs.map(([, other]) => other),
    ratio: median(pairs.map(([one, other]) => perDelivery(other) / perDelivery(one))),
  };
}
