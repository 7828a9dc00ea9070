import type { AddressInfo } from 'node:net';
import { BadSetting, type Config } from './config.ts';
import type { Api } from './http/api.ts';
import type { Lan } from './lan/lan.ts';

/** What the system says when it does not let the server listen, and which setting chose that. */
const unheard: Record<string, 'PORT' | 'HOST'> = {
  EADDRINUSE: 'PORT',
  EACCES: 'PORT',
  EADDRNOTAVAIL: 'HOST',
  ENOTFOUND: 'HOST',
  EAI_AGAIN: 'HOST',
};

/** Takes what to serve and where; resolves when it listens. Throws a `BadSetting` that says which setting the system refused. */
export async function listenAt(app: Api, { port: plain, host, lan: shared }: Config, lan: Lan | null): Promise<void> {
  const port = shared?.httpsPort ?? plain;
  try {
    // By itself it would not know that it speaks TLS.
    const listenTextResolver = (address: string): string => `listening at ${lan ? address.replace(/^http:/, 'https:') : address}`;
    await app.listen({ port, host, listenTextResolver });
    await lan?.open(app.server);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const chosen = unheard[code];
    if (chosen === undefined) throw error;
    // Of the two ports it is that of HTTPS as long as nothing listens there.
    const name = chosen === 'PORT' && shared && !app.server.listening ? 'HTTPS_PORT' : chosen;
    const wants = name.endsWith('PORT') ? 'a port that is free and may be used' : 'an address of this machine';
    throw new BadSetting(
      `${name} is ${name === 'HOST' ? JSON.stringify(host) : name === 'PORT' ? plain : port}; it must be ${wants} (${code}).`,
      { cause: error },
    );
  }
}

/** The server's own address, as somebody on this machine opens it. */
export function listeningAt(app: Api, { host, port, lan }: Config): string {
  const bound = app.server.address() as AddressInfo | null;
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http${lan ? 's' : ''}://${name.includes(':') ? `[${name}]` : name}:${bound?.port ?? port}`;
}
