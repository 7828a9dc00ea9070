import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Which proxies stand before the server: any, none, so many, or those of these networks (TRUST_PROXY). */
export type TrustProxy = boolean | number | string[];

/** Takes an address and how many hops it is away, ours being 0; returns whether what it says of who called it is believed. */
export type Trusts = (address: string, hop: number) => boolean;

/** Takes the setting; returns it as a rule. A number of proxies is as many hops, counted from us. */
export function trusts(proxies: TrustProxy): Trusts {
  if (typeof proxies === 'boolean') return () => proxies;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyAddr.compile(proxies);
}

/** Takes the setting; returns what finds the address a request came from, the same for routes and for sockets: what is counted per network is counted alike. */
export function addressOf(proxies: TrustProxy): (request: IncomingMessage) => string {
  const trusted = trusts(proxies);
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddr(request, trusted));
}
