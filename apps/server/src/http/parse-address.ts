import ipaddr from 'ipaddr.js';

/** An address, and around it what proxies add in `X-Forwarded-For`: quotes, brackets (IPv6) and a port. */
const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const IPV4_WITH_PORT = /^([\d.]+)(?::\d{1,5})?$/;

/**
 * Parses the address of a client or a proxy. Drops quotes, brackets and the port, keeps an IPv6 zone, and turns an IPv4 address that is
 * written as IPv6 (`::ffff:203.0.113.9`) into IPv4. Returns null for any other text: a client chooses that text, so it must not name anything.
 */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const unquoted = /^"(.*)"$/.exec(text.trim())?.[1] ?? text.trim();
  const ipv4 = IPV4_WITH_PORT.exec(unquoted)?.[1];
  if (ipv4 !== undefined) return ipaddr.IPv4.isValidFourPartDecimal(ipv4) ? ipaddr.IPv4.parse(ipv4) : null;
  const ipv6 = IN_BRACKETS.exec(unquoted)?.[1] ?? unquoted;
  if (!ipaddr.IPv6.isValid(ipv6)) return null;
  const address = ipaddr.IPv6.parse(ipv6);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}
