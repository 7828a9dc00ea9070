/** How late alarms rang, ms; between two bounds of the server's figures it is taken to be evenly spread. */
export interface Rung {
  count: number;
  p50: number;
  p99: number;
}

/** Takes the server's metrics as text; returns how late its timers were. Throws when they say nothing of it. */
export function rungIn(metrics: string): Rung {
  const buckets = [...metrics.matchAll(/^deadpan_timer_late_seconds_bucket\{le="([^"]+)"[^}]*\} (\d+)$/gm)].map(([, bound, count]) => ({
    bound: bound === '+Inf' ? Infinity : Number(bound) * 1_000,
    count: Number(count),
  }));
  const count = buckets.at(-1)?.count ?? 0;
  if (count === 0) throw new Error('the server has rung no timer');
  const at = (share: number): number => {
    const wanted = share * count;
    const index = buckets.findIndex((bucket) => bucket.count >= wanted);
    const { bound, count: upTo } = buckets[index]!;
    const below = buckets[index - 1] ?? { bound: 0, count: 0 };
    return bound === Infinity ? Infinity : below.bound + ((wanted - below.count) / (upTo - below.count)) * (bound - below.bound);
  };
  return { count, p50: at(0.5), p99: at(0.99) };
}

export async function timerLateness(url: string, token: string): Promise<Rung> {
  const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`metrics: ${answer.status}`);
  return rungIn(await answer.text());
}
