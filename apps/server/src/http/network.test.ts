import { expect, it } from 'vitest';
import { networksOf } from './network.ts';

const keysOf = (address: string): string[] => networksOf(address).map(({ key }) => key);

it('counts an IPv6 address as its /48, /56 and /64, however it is written', () => {
  const texts = [
    '2001:db8:0:7::1',
    '2001:DB8::7:ffff:1:2:3',
    '2001:0db8:0000:0007:0:0:0:9',
    '[2001:db8:0:7::1]:5678',
    '2001:db8:0:7::1%eth0',
  ];
  for (const text of texts) expect(keysOf(text), text).toEqual(['2001:db8:0::/48', '2001:db8:0:0::/56', '2001:db8:0:7::/64']);
  expect(keysOf('2001:db8:0:1ff::1').slice(1)).toEqual(['2001:db8:0:100::/56', '2001:db8:0:1ff::/64']);
  expect(keysOf('::1')).toEqual(['0:0:0::/48', '0:0:0:0::/56', '0:0:0:0::/64']);
  expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([16, 4, 1]);
});

it('counts an IPv4 address as itself, whatever port it came from', () => {
  const texts = ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9:1', '"203.0.113.9:65535"', '[::ffff:203.0.113.9]:80'];
  for (const text of texts) expect(networksOf(text), text).toEqual([{ key: '203.0.113.9', share: 1 }]);
});

it('counts every text that is no address together', () => {
  for (const text of ['unknown', '', '_hidden', '203.0.113.9:1:2', 'x'.repeat(2_000)]) expect(keysOf(text)).toEqual(['unknown']);
});
