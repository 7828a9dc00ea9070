import { isIPv6 } from 'node:net';

/**
 * Takes an address a request came from; returns the network whose tries are counted together. An IPv6 customer has 2^64 addresses at least,
 * so one of them is nobody: they count as their /64.
 */
export function networkOf(address: string): string {
  const inIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inIPv4 !== undefined) return inIPv4;
  if (!isIPv6(address)) return address;
  const [front = [], back = []] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...gap, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
