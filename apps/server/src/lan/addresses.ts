import { BlockList, isIPv4 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** The networks that are somebody's own: nothing else is vouched for by our authority, whoever gets hold of its key. */
export const PRIVATE_NETWORKS = [
  { address: '10.0.0.0', bits: 8 },
  { address: '172.16.0.0', bits: 12 },
  { address: '192.168.0.0', bits: 16 },
  { address: '169.254.0.0', bits: 16 },
  { address: '100.64.0.0', bits: 10 },
  { address: '127.0.0.0', bits: 8 },
] as const;

const own = new BlockList();
for (const { address, bits } of PRIVATE_NETWORKS) own.addSubnet(address, bits);

/** Of machines within this one, and of tunnels: a phone in the room reaches neither. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|podman|tun|tap|wg|zt|tailscale|utun)/;

/** Where this machine is found on the network it shares with the players. */
export interface Whereabouts {
  /** IPv4 addresses, the likeliest first. */
  addresses: string[];
  /** Names the certificate is valid for besides. */
  names: string[];
}

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Takes the machine's interfaces and name; returns where it is found, loopback last. */
export function whereabouts(interfaces: Interfaces = networkInterfaces(), host = hostname()): Whereabouts {
  const found = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list.filter(({ address, internal }) => !internal && isIPv4(address) && own.check(address)).map(({ address }) => ({ name, address })),
  );
  const likeliest = found.toSorted((a, b) => Number(VIRTUAL.test(a.name)) - Number(VIRTUAL.test(b.name)));
  const plain = host.split('.')[0]?.toLowerCase() ?? '';
  const named = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(plain) && plain !== 'localhost' ? [`${plain}.local`] : [];
  return { addresses: [...new Set(likeliest.map(({ address }) => address)), '127.0.0.1'], names: [...named, 'localhost'] };
}
