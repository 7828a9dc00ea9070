import { parseAddress } from './parse-address.ts';

/** A network that requests are counted by. */
export interface Network {
  /** Its addresses in one text, for IPv6 with the length of the prefix. */
  key: string;
  /** How many times the limit of a single network it is allowed: wide networks may belong to many customers. */
  share: number;
}

/** Every text that is no address counts as this one network: clients choose such texts, and each new one would be a new network. */
const UNKNOWN: Network = { key: 'unknown', share: 1 };

/**
 * The networks that an address counts for, the widest first. An IPv6 customer has 2^64 addresses, and often 256 or 65,536 such networks, so it
 * counts as its /64, and more generously as its /56 and its /48. The widest comes first so that a customer who changes the /64 with
 * every request leaves no new counter behind once the /48 is refused.
 */
export function networksOf(address: string): Network[] {
  const parsed = parseAddress(address);
  if (parsed === null) return [UNKNOWN];
  if (!('parts' in parsed)) return [{ key: parsed.toString(), share: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  const prefix = (bits: number, groups: readonly number[]): string => `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
  return [
    { key: prefix(48, [a, b, c]), share: 16 },
    { key: prefix(56, [a, b, c, d & 0xff00]), share: 4 },
    { key: prefix(64, [a, b, c, d]), share: 1 },
  ];
}
