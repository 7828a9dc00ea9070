import { setTimeout as sleep } from 'node:timers/promises';
import { rememberLinks } from './links.ts';
import { seated, type Player } from './player.ts';
import { startServer } from './server.ts';
import { together } from './together.ts';
import { startRelay } from './turn.ts';
import type { Weather } from './weather.ts';
import { tcpWire, udpWire, type Wire } from './wires.ts';

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
