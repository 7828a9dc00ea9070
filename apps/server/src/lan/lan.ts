import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { webRoot } from '../paths.ts';
import type { Log } from '../ports/log.ts';
import { whereabouts, type Whereabouts } from './addresses.ts';
import type { Signed } from './certificates.ts';
import { createDoor } from './door.ts';
import { keptCertificates } from './kept.ts';
import { poster } from './poster.ts';

/** How often it is looked whether this machine has other addresses now. */
const LOOK_MS = 15_000;

/** The server on a local network, over HTTPS with an authority of its own. */
export interface Lan {
  /** What the game's server begins to listen with. */
  tls: Signed;
  /** Takes the game's server, which listens over HTTPS; opens the door for guests and keeps the certificate up to date. */
  open(game: HttpServer): Promise<void>;
  /** What guests are told. */
  invitation(): string;
  /** Twice is fine. */
  close(): Promise<void>;
}

export interface LanDeps {
  config: Pick<Config, 'dataDir' | 'host' | 'port'>;
  log: Log;
  now?: () => number;
  where?: () => Whereabouts;
}

const portOf = (server: { address(): AddressInfo | string | null }): number => (server.address() as AddressInfo).port;

/** Takes the configuration; makes or reads the certificates. Nothing listens yet. */
export async function openLan({ config, log, now = Date.now, where = whereabouts }: LanDeps): Promise<Lan> {
  const folder = join(config.dataDir, 'lan');
  let at = where();
  let shown = await keptCertificates(folder, at, now());
  let gamePort = 0;
  const door = createDoor({ gamePort: () => gamePort, authority: () => shown.authority.cert, webRoot });
  let timer: NodeJS.Timeout | undefined;

  const invitation = (): string => {
    const [address = 'localhost'] = at.addresses;
    const isTerminal = process.stdout.isTTY;
    return poster({ door: `http://${address}:${portOf(door)}`, game: `https://${address}:${gamePort}`, isTerminal });
  };

  /** What is remembered is what guests are shown already: whatever fails on the way there is tried again at the next look. */
  async function look(game: HttpServer): Promise<void> {
    const next = where();
    const kept = await keptCertificates(folder, next, now());
    if (kept.server.cert !== shown.server.cert) {
      (game as unknown as HttpsServer).setSecureContext(kept.server);
      log.info(
        { addresses: next.addresses },
        'the certificate is made anew: this machine has other addresses, or the old one was about to end',
      );
    }
    shown = kept;
    const hasMoved = JSON.stringify(next) !== JSON.stringify(at);
    at = next;
    if (hasMoved && process.stdout.isTTY) console.log(`\n${invitation()}`);
  }

  return {
    tls: shown.server,
    invitation,
    async open(game) {
      gamePort = portOf(game);
      door.listen(config.port, config.host);
      await once(door, 'listening');
      timer = setInterval(() => {
        look(game).catch((error: unknown) => log.warn({ err: error }, 'the certificate could not be made anew'));
      }, LOOK_MS);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      door.closeAllConnections();
      if (door.listening) await new Promise((resolve) => door.close(resolve));
    },
  };
}
