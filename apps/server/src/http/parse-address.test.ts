import { expect, it } from 'vitest';
import { parseAddress } from './parse-address.ts';

const parsed = (text: string): string | null => parseAddress(text)?.toString() ?? null;

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5678', '203.0.113.9'],
  ['"203.0.113.9:5678"', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['2001:DB8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:5678', '2001:db8::7'],
  ['"[2001:db8::7]:5678"', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['[fe80::1%eth0]:80', 'fe80::1%eth0'],
])('reads %s as the address %s', (text, address) => {
  expect(parsed(text)).toBe(address);
});

it.each([
  '',
  'unknown',
  '_hidden',
  'localhost',
  '203.0.113',
  '203.0.113.256',
  '0x7f.0.0.1',
  '010.0.0.1',
  '3405803785',
  '203.0.113.9:port',
  '203.0.113.9:999999',
  '2001:db8::7::1',
  '[2001:db8::7',
  '[203.0.113.9]:80',
  '"',
  '203.0.113.9/24',
])('refuses the text "%s"', (text) => {
  expect(parsed(text)).toBeNull();
});
