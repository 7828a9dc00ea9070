import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type TLSSocket } from 'node:tls';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509Certificate,
  X509CertificateGenerator,
  type Extension,
  type JsonGeneralName,
} from '@peculiar/x509';
import { expect, it } from 'vitest';
import { DAY_MS } from '../ports/durations.ts';
import { issue, makeAuthority, type Signed } from './certificates.ts';
import { keptCertificates } from './kept.ts';

const NOW = Date.now();
const HOME = { addresses: ['127.0.0.1'], names: ['laptop.local'] };
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';

const { subtle } = webcrypto;
const pemOf = async (key: webcrypto.CryptoKey): Promise<string> => PemConverter.encode(await subtle.exportKey('pkcs8', key), 'PRIVATE KEY');
const keyPair = () => subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
const validity = { notBefore: new Date(NOW - DAY_MS), notAfter: new Date(NOW + 365 * DAY_MS) };

/** A certificate that a thief of the authority's key signs: whatever is in it. */
async function forge(authority: Signed, extensions: Extension[]): Promise<Signed> {
  const keys = await keyPair();
  const signingKey = await subtle.importKey('pkcs8', PemConverter.decodeFirst(authority.key), ALGORITHM, false, ['sign']);
  const cert = await X509CertificateGenerator.create({
    subject: 'CN=forged',
    issuer: new X509Certificate(authority.cert).subject,
    ...validity,
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey,
    extensions,
  });
  return { cert: cert.toString('pem'), key: await pemOf(keys.privateKey) };
}

/** Two ends of one TLS connection that both trust the authority; returns what each says of the other's certificate, null when it is good. */
async function shakeHands(
  authority: Signed,
  server: Signed,
  client?: Signed,
): Promise<{ ofServer: string | null; ofClient: string | null }> {
  const listening = createServer({ ...server, ca: authority.cert, requestCert: client !== undefined, rejectUnauthorized: false });
  listening.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const accepted = once(listening, 'secureConnection') as Promise<[TLSSocket]>;
  const socket = connect({ host: '127.0.0.1', port, ca: authority.cert, ...client, checkServerIdentity: () => undefined });
  try {
    await once(socket, 'secureConnect');
    const [peer] = await accepted;
    return { ofServer: null, ofClient: peer.authorizationError ? String(peer.authorizationError) : null };
  } catch (error) {
    return { ofServer: error instanceof Error ? error.message : String(error), ofClient: null };
  } finally {
    socket.destroy();
    listening.close();
  }
}

it.each<[string, JsonGeneralName]>([
  ['an e-mail address', { type: 'email', value: 'ann@bank.example' }],
  ['an address of a web page', { type: 'url', value: 'https://bank.example/' }],
  ['an IPv6 address', { type: 'ip', value: '2001:db8::1' }],
])('a stolen authority does not vouch for %s', async (_what, name) => {
  const authority = await makeAuthority(HOME, NOW);
  const forged = await forge(authority, [new SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }, name])]);
  expect((await shakeHands(authority, forged)).ofServer).toMatch(/permitted subtree/);
});

it('a stolen authority signs certificates of web servers only', async () => {
  const authority = await makeAuthority(HOME, NOW);
  const server = await issue(authority, HOME, NOW);
  const person = await forge(authority, [new ExtendedKeyUsageExtension([CLIENT_AUTH])]);
  expect(await shakeHands(authority, server, person)).toEqual({ ofServer: null, ofClient: expect.stringMatching(/PURPOSE|purpose/) });
});

it('an authority of an earlier version, which may do more, is replaced together with its key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-authority-'));
  try {
    const keys = await keyPair();
    const name = 'CN=Deadpan on laptop.local, O=Deadpan';
    const extensions = [new BasicConstraintsExtension(true, 0, true)];
    const cert = await X509CertificateGenerator.createSelfSigned({ name, ...validity, signingAlgorithm: ALGORITHM, keys, extensions });
    const earlier = { cert: cert.toString('pem'), key: await pemOf(keys.privateKey) };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'authority.crt'), earlier.cert);
    writeFileSync(join(folder, 'authority.key'), earlier.key);
    const kept = await keptCertificates(folder, HOME, NOW);
    expect(kept.authority).not.toEqual(earlier);
    expect(kept.authority.key).not.toBe(earlier.key);
    expect((await shakeHands(kept.authority, kept.server)).ofServer).toBeNull();
    expect(await keptCertificates(folder, HOME, NOW)).toEqual(kept);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
