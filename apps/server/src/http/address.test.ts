import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { addressOf, type TrustProxy } from './address.ts';

/** The address a request came from, by the setting and the header; the connection comes from 10.0.0.1. */
const found = (proxies: TrustProxy, forwarded: string): string =>
  addressOf(proxies)({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage);

it('believes listed proxies also when they are named with a port, in brackets or in quotes', () => {
  const proxies = ['10.0.0.0/8', '2001:db8:1::/48'];
  for (const proxy of ['10.0.0.2', '10.0.0.2:443', '"10.0.0.2:443"', '[2001:db8:1::2]:443', '::ffff:10.0.0.2']) {
    expect(found(proxies, `198.51.100.7, 203.0.113.9, ${proxy}`), proxy).toBe('203.0.113.9');
  }
});

it('takes what is no address for no proxy', () => {
  expect(found(['10.0.0.0/8'], '203.0.113.9, unknown')).toBe('unknown');
  expect(found(['10.0.0.0/8'], '203.0.113.9, 10.0.0.999')).toBe('10.0.0.999');
});

it('believes nobody, everybody or so many', () => {
  expect(found(false, '203.0.113.9')).toBe('10.0.0.1');
  expect(found(true, '198.51.100.7, 203.0.113.9')).toBe('198.51.100.7');
  expect(found(2, '198.51.100.7, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9');
});
