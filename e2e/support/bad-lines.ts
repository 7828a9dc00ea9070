import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { promise } from '../../apps/server/test/promise.ts';
import { picturesOf, rememberLinks } from './links.ts';
import { seated, tile, type Player } from './player.ts';
import { startServer } from './server.ts';
import { startRelay } from './turn.ts';
import type { Weather } from './weather.ts';
import { tcpWire, udpWire, type Wire } from './wires.ts';

/** A picture that is not back by then never comes back; how soon it was is noted. */
const PATIENCE = { timeout: 90_000, intervals: [100] };
/** More than what waited on the way. */
const NEW_PICTURES = 5;

/** Two straight faces in an arena; everything of each, the socket and the pictures, passes over a line of their own. */
export interface BadLines {
  ann: Player;
  bob: Player;
  /** Whose page calls the other's. */
  caller: Player;
  callee: Player;
  /** Changes the weather on one's line. */
  weather(of: Player, change: Partial<Weather>): void;
  /** Nothing passes on one's line for so long, ms, and until something is seen; resolves when it carries again. */
  outage(of: Player, ms: number, seen?: () => Promise<unknown>): Promise<void>;
  /** Waits until new pictures of each other reach both, and both tiles stand as ever; notes how long it took after something. */
  together(after: string): Promise<void>;
  close(): Promise<void>;
}

/** Takes the speed of the match, and its plays of the only round, seconds each; both are ready, the pictures go over the relay alone. */
export async function badLines({ speed, seconds, plays }: { speed: number; seconds: number; plays: number }): Promise<BadLines> {
  const relay = await startRelay();
  const server = await startServer({ env: { ...relay.env(), ICE_POLICY: 'relay', MATCH_SPEED: String(speed) } });
  const line = async () => ({ stream: await tcpWire(Number(new URL(server.url).port)), datagrams: await udpWire(relay.port) });
  const lines = { ann: await line(), bob: await line() };
  const wiresOf = ({ name }: Player): Wire[] => Object.values(lines[name as keyof typeof lines]);
  const at = (of: keyof typeof lines): string => `http://127.0.0.1:${lines[of].stream.port}`;
  /** The server names the relay; everybody is told of the way there that their own line is. */
  const prepare = async (player: Player): Promise<void> => {
    await rememberLinks(player.page);
    const { port } = lines[player.name as keyof typeof lines].datagrams;
    await player.page.route('**/webrtc/ice-servers', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`:${relay.port}?`, `:${port}?`) });
    });
  };
  const players: Player[] = [];
  const close = async (): Promise<void> => {
    for (const player of players) await player.close();
    for (const { stream, datagrams } of Object.values(lines)) [stream, datagrams].forEach((wire) => wire.close());
    await server.dispose();
    await relay.dispose();
  };
  try {
    const [ann, bob] = await seated(server, players, 'neutralA', 'neutralB', {
      mayLoseServer: true,
      seconds,
      plays,
      at: [at('ann'), at('bob')],
      prepare,
    });
    const offered = await ann.page.evaluate(() => window.__links?.at(-1)?.localDescription?.type);
    const [caller, callee] = offered === 'offer' ? [ann, bob] : [bob, ann];
    const weather: BadLines['weather'] = (of, change) => wiresOf(of).forEach((wire) => wire.weather(change));
    return {
      ann,
      bob,
      caller,
      callee,
      weather,
      async outage(of, ms, seen) {
        weather(of, { cut: true });
        // How long it lasts is the fault itself, by the clock of the players' systems.
        await Promise.all([sleep(ms), seen?.()]);
        weather(of, { cut: false });
      },
      together: (after) => together([ann, bob], after),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function together(players: readonly [Player, Player], after: string): Promise<void> {
  const since = performance.now();
  const seconds = (): number => (performance.now() - since) / 1000;
  await Promise.all(
    players.map(async ({ page }) => {
      // A link that was built anew has another count, which begins at nothing.
      let [last, more] = [await picturesOf(page), 0];
      const come = async (): Promise<number> => {
        const count = await picturesOf(page);
        more += Math.max(0, count - last);
        last = count;
        return more;
      };
      await expect.poll(come, PATIENCE).toBeGreaterThan(NEW_PICTURES);
    }),
  );
  const pictures = seconds();
  const [ann, bob] = players;
  const stands = async (): Promise<boolean> => {
    const states = [tile(ann, 'You'), tile(ann, 'bob'), tile(bob, 'You'), tile(bob, 'ann')].map((each) => each.getAttribute('data-state'));
    return (await Promise.all(states)).every((state) => state === 'normal' || state === 'danger');
  };
  await expect.poll(stands, PATIENCE).toBe(true);
  const said = `${pictures.toFixed(1)} s after ${after} both see each other, and after ${seconds().toFixed(1)} s everybody is back`;
  test.info().annotations.push({ type: 'measured', description: said });
  promise('F15', `pictures, from ${after}`, pictures, 's', 8);
  promise('F15', `pictures and seats, from ${after}`, seconds(), 's', 8);
}
