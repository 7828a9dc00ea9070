import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IANA has allocated global unicast addresses from this block only; outside lie `::/96` (`::10.0.0.1`) and blocks nobody has yet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is on the public internet: a fetched picture must not come from the inside. Special ranges are those of `ipaddr.js`;
 * every range that carries an IPv4 address inside (mapped, translated, NAT64, 6to4, Teredo) is refused as a whole.
 */
export function isPublic(address: string): boolean {
  // The parser of the library also accepts forms that Node does not, such as `0x7f.1`.
  if (isIP(address) === 0) return false;
  const ip = ipaddr.parse(address);
  return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_UNICAST));
}

/** As the system looks names up, but a name with any address inside is not found: the very answer that is connected to is the one that was checked. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error('no address'), '', 4);
    if (!addresses.every(({ address }) => isPublic(address))) return done(new Error('The host is not on the public internet.'), '', 4);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
