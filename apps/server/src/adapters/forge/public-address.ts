import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Every network that is not the public internet: a fetched picture must not come from the inside. */
const inside = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', bits] = network.split('/');
  inside.addSubnet(address, Number(bits), 'ipv4');
}
// What carries an IPv4 address inside (NAT64, 6to4, Teredo) is shut as a whole.
for (const network of [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]) {
  const [address = '', bits] = network.split('/');
  inside.addSubnet(address, Number(bits), 'ipv6');
}

/** Takes an IP address; returns whether it is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return !inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
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
