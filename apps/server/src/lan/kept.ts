import { X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../ports/durations.ts';
import type { Whereabouts } from './addresses.ts';
import { issue, makeAuthority, SERVER_AUTH, type Signed } from './certificates.ts';

/** A certificate with less than this left is made anew. */
const RENEW_MS = 30 * DAY_MS;

function read(folder: string, name: string): Signed | null {
  try {
    return { cert: readFileSync(join(folder, `${name}.crt`), 'utf8'), key: readFileSync(join(folder, `${name}.key`), 'utf8') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The key first: a certificate without its key would be taken for a whole pair. */
function write(folder: string, name: string, { cert, key }: Signed): void {
  for (const [file, text] of [
    [`${name}.key`, key],
    [`${name}.crt`, cert],
  ] as const) {
    const draft = join(folder, `.${file}`);
    // `wx` creates the file, or fails: a link or a readable file of this name would take the key elsewhere.
    rmSync(draft, { force: true });
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
    renameSync(draft, join(folder, file));
  }
}

const leftMs = (cert: string, now: number): number => Date.parse(new X509Certificate(cert).validTo) - now;

/** False for an authority of an earlier version, which could also sign mail and identify people. Node calls the extended key usage `keyUsage`. */
const isForServersOnly = (cert: string): boolean => new X509Certificate(cert).keyUsage?.join() === SERVER_AUTH;

/** Whether a certificate is by this authority, for all of these addresses and names, and still good for a while. */
function isGood({ cert, key }: Signed, authority: Signed, { addresses, names }: Whereabouts, now: number): boolean {
  const [leaf, ca] = [new X509Certificate(cert), new X509Certificate(authority.cert)];
  if (!leaf.verify(ca.publicKey) || key === '' || leftMs(cert, now) < RENEW_MS) return false;
  return addresses.every((address) => leaf.checkIP(address)) && names.every((name) => leaf.checkHost(name));
}

/** The authority and the server's own certificate. */
export interface Certificates {
  authority: Signed;
  server: Signed;
}

/**
 * Takes the folder the certificates are kept in, where the server is found now, and the time; returns them. The authority is made once, because
 * every phone must be told to trust it; only one that may do more than it needs is replaced, and its key with it. The server's certificate is made
 * anew when the addresses are others or it is about to end.
 */
export async function keptCertificates(folder: string, at: Whereabouts, now: number): Promise<Certificates> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let authority = read(folder, 'authority');
  if (!authority || !isForServersOnly(authority.cert) || leftMs(authority.cert, now) < RENEW_MS) {
    authority = await makeAuthority(at, now);
    write(folder, 'authority', authority);
  }
  let server = read(folder, 'server');
  if (!server || !isGood(server, authority, at, now)) {
    server = await issue(authority, at, now);
    write(folder, 'server', server);
  }
  return { authority, server };
}
