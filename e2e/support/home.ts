import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { firewall, ip, openNamespace, within } from './kernel-networks.ts';

/**
 * What a router does with connections from inside. `plain`: they keep their port, and who was written to may write back, so two players behind such
 * routers find a direct way. `strict`: every connection has another port outside, as with mobile networks and offices: the way between two of
 * these leads over a relay.
 */
export type Router = 'plain' | 'strict';

const MASQUERADE: Record<Router, string> = { plain: 'masquerade', strict: 'masquerade fully-random' };

/** Every router drops what nobody inside asked for. One that answered it would remember who asked, and give the way out to them another port. */
const rulesOf = (kind: Router): string => `table ip home {
  chain out { type nat hook postrouting priority srcnat; oifname "wan" ${MASQUERADE[kind]}; }
  chain itself { type filter hook input priority filter; iifname "wan" ct state new drop; }
  chain pass { type filter hook forward priority filter; policy drop; jump weather; iifname "lan" accept; ct state established,related accept; }
  chain weather { }
}`;

/** A queue that lets so much pass; what would wait in it for longer than that gets lost. */
const bottleneck = (kbit: number): string => `tbf rate ${kbit}kbit burst 8kb latency 300ms`;

const LINES = ['wifi', 'mobile'] as const;
export type Line = (typeof LINES)[number];
/** Of every home, as most homes have the same. */
const LAN: Record<Line, string> = { wifi: '192.168.1', mobile: '10.20.30' };

/** Somebody's device, in a network of its own behind two routers. It begins on `wifi`. */
export interface Home {
  /** The path of a program that runs Chromium on this device. */
  browser: string;
  /** Leaves one network for the other: the device has another address, and so has its router. */
  change(to: Line): void;
  /** From now on so large a share of the packets gets lost at both routers, each way: 0 none, 1 all. */
  lose(share: number): void;
  /** From now on so much passes each router each way, kbit a second; null: as much as there is. */
  narrow(kbit: number | null): void;
  /** Its routers get other addresses outside, and know of no connection any more; the device is told nothing. */
  renumber(): void;
}

/** What the routers of all homes hang on. */
export const BRIDGE = 'bridge';

interface Place {
  /** The namespace in which the bridge is; all names here begin with its own. */
  between: string;
  /** For programs. */
  folder: string;
  /** Returns an address on the bridge that nobody has yet, with its prefix's length. */
  address: () => string;
  /** Is told how to take it all away. */
  undo: (() => void)[];
}

/** Makes a home whose routers are of these kinds. `name`: of this home alone. */
export function openHome(name: string, kinds: Record<Line, Router>, { between, folder, address, undo }: Place): Home {
  const device = openNamespace(`${between}${name}`, undo);
  // An address of IPv6 gets ready a second or two after its line, which to a browser that is loading a page is a change of network.
  within(device, 'for each in all default; do echo 1 > /proc/sys/net/ipv6/conf/$each/disable_ipv6 || true; done');
  const routers = LINES.map((line) => {
    const router = openNamespace(`${device}${line[0]}`, undo);
    ip(`-n ${between} link add ${router} type veth peer name wan netns ${router}`);
    ip(`-n ${between} link set ${router} master ${BRIDGE} up`);
    ip(`-n ${router} addr add ${address()} dev wan`);
    ip(`-n ${router} link set wan up`);
    ip(`-n ${router} link add lan type veth peer name ${line} netns ${device}`);
    ip(`-n ${router} addr add ${LAN[line]}.1/24 dev lan`);
    ip(`-n ${router} link set lan up`);
    within(router, 'echo 1 > /proc/sys/net/ipv4/ip_forward');
    firewall(router, rulesOf(kinds[line]));
    return router;
  });
  const browser = join(folder, device);
  writeFileSync(browser, `#!/bin/sh\nexec ip netns exec ${device} ${chromiumPath() ?? chromium.executablePath()} "$@"\n`);
  chmodSync(browser, 0o755);

  const change: Home['change'] = (to) => {
    for (const line of LINES) if (line !== to) ip(`-n ${device} link set ${line} down`);
    ip(`-n ${device} addr replace ${LAN[to]}.2/24 dev ${to}`);
    ip(`-n ${device} link set ${to} up`);
    ip(`-n ${device} route replace default via ${LAN[to]}.1`);
  };
  change('wifi');
  return {
    browser,
    change,
    lose(share) {
      const which = share < 1 ? `numgen random mod 1000 < ${Math.round(share * 1000)}` : '';
      const rule = share > 0 ? `add rule ip home weather ${which} drop` : '';
      for (const router of routers) firewall(router, `flush chain ip home weather\n${rule}`);
    },
    renumber() {
      for (const router of routers) {
        ip(`-n ${router} addr flush dev wan`);
        ip(`-n ${router} addr add ${address()} dev wan`);
      }
    },
    narrow(kbit) {
      for (const router of routers)
        for (const side of ['wan', 'lan'])
          within(router, kbit === null ? `tc qdisc del dev ${side} root` : `tc qdisc replace dev ${side} root ${bottleneck(kbit)}`);
    },
  };
}
