import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shipped = fileURLToPath(new URL('../../deploy/coturn/turnserver.conf', import.meta.url));
/** Below what the system hands out to whoever calls. */
const PORTS = { from: 20_000, to: 31_000 };
/** Ports to relay from: a match of four needs a few dozen. */
const RELAYED = 300;
const START_MS = 300_000;

/** A real coturn, as it is shipped but for its ports, and that it relays on this machine alone. */
export interface Relay {
  port: number;
  /** What the game server is told of it. `through`: another port, of something that stands before it. */
  env(through?: number): { TURN_URLS: string; TURN_SECRET: string };
  /** What a player is given whose credentials expire at a time (ms). */
  credentials(who: string, expiresAt: number): { username: string; credential: string };
  /** SIGKILL: all it knew of its players is gone. */
  kill(): Promise<void>;
  /** Starts again on the same port; resolves when it answers. */
  start(): Promise<void>;
  dispose(): Promise<void>;
}

async function freeUdpPort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const probe = createSocket('udp4');
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.bind(port, '127.0.0.1', () => resolve(true));
    });
    probe.close();
    if (isFree) return port;
  }
}

/**
 * Starts the relay with the configuration of `deploy/`. `ownPeers`: it may reach this machine itself; `address`: of this machine, from which it relays;
 * `external`: the address players reach and its own, where these are two; `own`: its own, as the native start finds it where it is told no pair; `nonceSeconds`: how soon requests are to be signed anew, where not as
 * shipped; `isUdpShut`: players reach it over TCP alone, as from behind the strictest firewalls; `within`: the network in which it stands instead, with the addresses that are its own
 * and the players' there.
 */
export async function startRelay({
  ownPeers = true,
  address = '127.0.0.1',
  external,
  own,
  nonceSeconds,
  isUdpShut = false,
  within,
}: {
  ownPeers?: boolean;
  address?: string;
  external?: string;
  own?: string;
  nonceSeconds?: number;
  isUdpShut?: boolean;
  within?: { address: string; range: string };
} = {}): Promise<Relay> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-relay-'));
  const secret = randomBytes(16).toString('hex');
  const port = await freeUdpPort();
  const listening = within?.address ?? '127.0.0.1';
  const least = randomInt(PORTS.from, PORTS.to);
  const given = {
    c: shipped,
    'static-auth-secret': secret,
    'listening-ip': listening,
    'relay-ip': within?.address ?? address,
    'listening-port': port,
    'min-port': least,
    'max-port': least + RELAYED,
    pidfile: join(folder, 'pid'),
    userdb: join(folder, 'users'),
  };
  const options = Object.entries(given).flatMap(([name, value]) => [name.length === 1 ? `-${name}` : `--${name}`, String(value)]);
  if (external !== undefined) options.push(`--external-ip=${external}`);
  if (own !== undefined) options.push(`--allowed-peer-ip=${own}`);
  if (nonceSeconds !== undefined) options.push(`--stale-nonce=${nonceSeconds}`);
  if (isUdpShut) options.push('--no-udp');
  if (within) options.push(`--allowed-peer-ip=${within.range}`);
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    let log = '';
    const running = spawn('turnserver', ownPeers ? [...options, '--allow-loopback-peers'] : options, { stdio: ['ignore', 'pipe', 'pipe'] });
    child = running;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the relay was not ready in time:\n${log}`)), START_MS);
      const hear = (chunk: Buffer): void => {
        log += chunk.toString();
        if (!log.includes('SQLite DB connection success')) return;
        clearTimeout(timer);
        resolve();
      };
      running.stdout.on('data', hear);
      running.stderr.on('data', hear);
      running.once('error', reject);
      running.once('exit', () => reject(new Error(`the relay did not start:\n${log}`)));
    });
  }
  async function kill(): Promise<void> {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill('SIGKILL');
    await exited;
  }
  await start();
  return {
    port,
    env: (through = port) => ({ TURN_URLS: `turn:${listening}:${through}?transport=udp`, TURN_SECRET: secret }),
    credentials: (who, expiresAt) => {
      const username = `${Math.floor(expiresAt / 1000)}:${who}`;
      return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
    },
    start,
    kill,
    dispose: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
