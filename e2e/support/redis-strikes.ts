import { setTimeout as sleep } from 'node:timers/promises';
import { createBot, type Bot } from './bot.ts';
import type { TestCluster } from './cluster.ts';
import type { Strike } from './strike.ts';

/** Two players in an arena of their own, each on another node: what one's face shows reaches the other through Redis alone. */
interface Witnesses {
  /** Resolves with how many ms it took, from now, until each heard something that the other said since. */
  hearEachOther(): Promise<number>;
  close(): void;
}

const LOOK_MS = 20;
const PATIENCE_MS = 300_000;

async function witnessesOn(nodes: TestCluster['nodes']): Promise<Witnesses> {
  const bots: Bot[] = [];
  for (const { url } of nodes.slice(0, 2)) bots.push(await createBot(url, 'witness'));
  const [one, other] = bots as [Bot, Bot];
  const made = await one.http<{ id: string }>('POST', '/game/lobbies', { name: 'Witnesses' });
  for (const bot of bots) {
    const ack = await bot.join(made.body.id);
    if (!ack.ok) throw new Error(`join: ${ack.error.message}`);
  }
  let times = 0;
  return {
    async hearEachOther() {
      const began = performance.now();
      // Another number each time: what was said before and came late is not taken for it.
      const happy = (times += 1) / 1_000;
      const since = bots.map(({ told }) => told.length);
      const hears = (bot: Bot, from: Bot): boolean =>
        bot.told
          .slice(since[bots.indexOf(bot)])
          .some(
            ({ event, payload }) =>
              event === 'player_reading' && 'happy' in payload && payload.happy === happy && payload.user_id === from.id,
          );
      while (!hears(one, other) || !hears(other, one)) {
        if (performance.now() - began > PATIENCE_MS) throw new Error('the nodes do not hear each other');
        for (const { socket } of bots) socket.emit('player_summary', { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy });
        await sleep(LOOK_MS);
      }
      return performance.now() - began;
    },
    close: () => bots.forEach((bot) => bot.close()),
  };
}

interface RedisStrikes extends Strike {
  /** What each node said of itself at the end of each strike. */
  readiness: string[];
  /** Per strike: ms from when Redis answers again until two nodes hear each other. */
  heardMs: number[];
  close(): void;
}

/** Takes Redis away from the nodes for so long: it is shut down and comes back empty, or stands still with its connections open. */
export async function redisStrikes(
  { redis, nodes }: Pick<TestCluster, 'redis' | 'nodes'>,
  how: 'shut down' | 'held still',
  awayMs: number,
): Promise<RedisStrikes> {
  const witnesses = await witnessesOn(nodes);
  const readiness: string[] = [];
  const heardMs: number[] = [];
  const said = async ({ url }: { url: string }): Promise<string> =>
    ((await (await fetch(`${url}/health/ready`)).json()) as { status: string }).status;
  return {
    readiness,
    heardMs,
    stopsTheClock: false,
    async break() {
      if (how === 'shut down') await redis.stop();
      else redis.pause();
    },
    away: {
      acknowledges: true,
      async until() {
        await sleep(awayMs);
        readiness.push(...(await Promise.all(nodes.map(said))));
      },
    },
    async mend() {
      if (how === 'shut down') await redis.start();
      else redis.resume();
      heardMs.push(await witnesses.hearEachOther());
    },
    close: witnesses.close,
  };
}
