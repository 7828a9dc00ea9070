import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { parseAddress } from './parse-address.ts';

/** Which proxies stand before the server: any, none, so many, or those of these networks (TRUST_PROXY). */
export type TrustProxy = boolean | number | string[];

/** Takes an address and how many hops it is away, ours being 0; returns whether what it says of who called it is believed. */
export type Trusts = (address: string, hop: number) => boolean;

/** Takes the setting; returns it as a rule. A number of proxies is as many hops, counted from us. */
export function trusts(proxies: TrustProxy): Trusts {
  if (typeof proxies === 'boolean') return () => proxies;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const areListed = proxyAddr.compile(proxies);
  // The library knows bare addresses only, and a proxy may be named with its port, too.
  return (address, hop) => {
    const parsed = parseAddress(address);
    return parsed !== null && areListed(parsed.toString(), hop);
  };
}

/** Takes the setting; returns what finds the address a request came from, the same for routes and for sockets: what is counted per network is counted alike. */
export function addressOf(proxies: TrustProxy): (request: IncomingMessage) => string {
  const trusted = trusts(proxies);
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddr(request, trusted));
}
