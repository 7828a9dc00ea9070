import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRIDGE, openHome, type Home, type Line, type Router } from './home.ts';
import { interfaces, ip, isNotAllowed, networkName, openNamespace, readNetworkName, removeLeftovers } from './kernel-networks.ts';

/** A network between the routers of several homes; this machine has an address in it. Nothing of it leaves the machine. */
export interface Internet {
  /** This machine's address in it. */
  address: string;
  /** All of its addresses, as `from-to`. */
  range: string;
  /** Makes a home behind routers of these kinds. */
  home(routers: Record<Line, Router>): Home;
  /** Takes away the network and all homes. */
  close(): void;
}

/** Addresses for measuring between networks (RFC 2544), which nobody has. Each network takes others, so that two do not meet. */
const NETWORKS = 256;

/** Makes the network, and takes away what killed runs have left of theirs. Throws where this machine does not allow it. */
export function openInternet(): Internet {
  removeLeftovers();
  const taken = new Set(interfaces().map((name) => readNetworkName(name)?.number));
  const free = Array.from({ length: NETWORKS }, (_, number) => number).filter((number) => !taken.has(number));
  const number = free[randomInt(free.length)] ?? 0;
  const [name, prefix] = [networkName(number), `198.18.${number}`];
  const undo: (() => void)[] = [];
  const close = (): void => {
    const failures: unknown[] = [];
    // One that fails leaves nothing of the others behind.
    for (const step of undo.splice(0).reverse())
      try {
        step();
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'deadpan-networks-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    // In a namespace of its own this machine's firewall does not stand between the homes, as it mostly does where Docker runs.
    openNamespace(name, undo);
    ip(`-n ${name} link add ${BRIDGE} type bridge`);
    ip(`-n ${name} link set ${BRIDGE} up`);
    ip(`link add ${name} type veth peer name here netns ${name}`);
    undo.push(() => ip(`link del ${name}`));
    ip(`-n ${name} link set here master ${BRIDGE} up`);
    ip(`addr add ${prefix}.1/24 dev ${name}`);
    ip(`link set ${name} up`);
    let [homes, addresses] = [0, 1];
    const address = (): string => `${prefix}.${++addresses}/24`;
    return {
      address: `${prefix}.1`,
      range: `${prefix}.0-${prefix}.255`,
      home: (routers) => openHome(`h${++homes}`, routers, { between: name, folder, address, undo }),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Returns why this machine allows no such networks; null where it does. */
export function whyNoNetworks(): string | null {
  if (process.getuid?.() !== 0) return 'only root may make them';
  for (const program of ['ip', 'nft'])
    if (spawnSync(program, ['-V']).status !== 0) return `${program} is missing: apt-get install -y iproute2 nftables`;
  let internet: Internet | undefined;
  try {
    internet = openInternet();
    const home = internet.home({ wifi: 'plain', mobile: 'strict' });
    home.lose(0.5);
    home.narrow(60);
    return null;
  } catch (error) {
    const said = error instanceof Error ? error.message.trim() : String(error);
    if (isNotAllowed(said)) return said;
    throw error;
  } finally {
    internet?.close();
  }
}
