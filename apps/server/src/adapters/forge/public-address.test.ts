import { expect, it } from 'vitest';
import { isPublic, publicLookup } from './public-address.ts';

it.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:830::200e'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.9.9.9'],
  ['this machine', '::1'],
  ['any of ours', '0.0.0.0'],
  ['any of ours', '::'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a provider’s inside', '100.100.100.200'],
  ['a cloud’s metadata', '169.254.169.254'],
  ['an IPv4 address in disguise', '::ffff:10.0.0.1'],
  ['an IPv4 address in disguise', '::ffff:7f00:1'],
  ['an IPv4 address in disguise', '::127.0.0.1'],
  ['an IPv4 address in disguise', '64:ff9b::a00:1'],
  ['an IPv4 address in disguise', '::ffff:0:10.0.0.1'],
  ['an IPv4 address in disguise', '64:ff9b:1::a00:1'],
  ['an IPv4 address in disguise', '2001:0:a00:1::'],
  ['an IPv4 address in disguise', '2002:7f00:1::'],
  ['a relay of multicast', '192.52.193.1'],
  ['a sink of name servers', '192.31.196.1'],
  ['a sink of name servers', '192.175.48.1'],
  ['a sink of name servers', '2620:4f:8000::1'],
  ['a sink of name servers', '2001:4:112::1'],
  ['a benchmark', '2001:2::1'],
  ['a benchmark', '198.19.0.1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff:fff::1'],
  ['segment routing', '5f00::1'],
  ['a sink', '100::1'],
  ['not allocated', '::1.1.1.1'],
  ['not allocated', '4000::1'],
  ['a neighbour', 'fe80::1%eth0'],
  ['a private network', 'fd00::1'],
  ['a neighbour', 'fe80::1'],
  ['everybody', '239.255.255.250'],
  ['everybody', 'ff02::1'],
  ['no address', 'localhost'],
  ['no address', '2130706433'],
  ['no address', ''],
])('%s is not public: %s', (_what, address) => {
  expect(isPublic(address)).toBe(false);
});

it.each([true, false])('a name that leads inside is not found (all: %s)', async (all) => {
  const failure = await new Promise((resolve) => publicLookup('localhost', { all }, (error) => resolve(error)));
  expect(String(failure)).toContain('not on the public internet');
});
