import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it('is the /64 of an IPv6 address, however it is written', () => {
  const same = ['2001:db8:0:7::1', '2001:DB8::7:ffff:1:2:3', '2001:0db8:0000:0007:0:0:0:9'].map(networkOf);
  expect(new Set(same)).toEqual(new Set(['2001:db8:0:7::/64']));
  expect(networkOf('2001:db8:0:8::1')).not.toBe(same[0]);
  expect([networkOf('::1'), networkOf('fe80::1%eth0')]).toEqual(['0:0:0:0::/64', 'fe80:0:0:0::/64']);
});

it('is an IPv4 address as it is, also written as IPv6, and any other text', () => {
  expect(['203.0.113.9', '::ffff:203.0.113.9', 'unknown'].map(networkOf)).toEqual(['203.0.113.9', '203.0.113.9', 'unknown']);
});
