import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { DAY_MS } from '../ports/durations.ts';
import { PRIVATE_NETWORKS, type Whereabouts } from './addresses.ts';
import { nameConstraints } from './name-constraints.ts';

const { subtle } = webcrypto;
cryptoProvider.set(webcrypto as unknown as Parameters<typeof cryptoProvider.set>[0]);

/** A certificate and its key, in PEM. */
export interface Signed {
  cert: string;
  key: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const AUTHORITY_DAYS = 3_650;
/** Phones refuse more than 825. */
const SERVER_DAYS = 397;
const NAME_CONSTRAINTS = '2.5.29.30';
/** The only purpose of the authority and of what it signs. */
export const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';

const serial = (): string => `01${randomBytes(15).toString('hex')}`;
const makeKeys = async () => subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
const keyPem = async (key: webcrypto.CryptoKey): Promise<string> =>
  PemConverter.encode(await subtle.exportKey('pkcs8', key), 'PRIVATE KEY');
const validity = (now: number, days: number) => ({
  // A phone whose clock is a little slow must not find it too new.
  notBefore: new Date(now - DAY_MS),
  notAfter: new Date(now + days * DAY_MS),
});

/**
 * Makes an authority that phones and laptops can be told to trust. It may vouch for web servers at addresses of private networks and with `.local`
 * names only: a lost key opens nobody's bank, signs no mail and no program. Takes where this machine is found, for the authority's name, and the time (ms).
 */
export async function makeAuthority({ names }: Whereabouts, now: number): Promise<Signed> {
  const keys = await makeKeys();
  const constraints = nameConstraints({ networks: PRIVATE_NETWORKS, names: ['local', 'localhost'] });
  const cert = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serial(),
    name: `CN=Deadpan on ${names[0] ?? 'this network'}, O=Deadpan`,
    ...validity(now, AUTHORITY_DAYS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      new ExtendedKeyUsageExtension([SERVER_AUTH], false),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      new Extension(NAME_CONSTRAINTS, true, constraints),
    ],
  });
  return { cert: cert.toString('pem'), key: await keyPem(keys.privateKey) };
}

/** Takes the authority and where the server is found; returns a certificate for that, by the authority. */
export async function issue(authority: Signed, { addresses, names }: Whereabouts, now: number): Promise<Signed> {
  const keys = await makeKeys();
  const issuer = new X509Certificate(authority.cert);
  const signingKey = await subtle.importKey('pkcs8', PemConverter.decodeFirst(authority.key), ALGORITHM, false, ['sign']);
  const cert = await X509CertificateGenerator.create({
    serialNumber: serial(),
    subject: `CN=${addresses[0] ?? 'localhost'}, O=Deadpan`,
    issuer: issuer.subject,
    ...validity(now, SERVER_DAYS),
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([SERVER_AUTH], false),
      new SubjectAlternativeNameExtension([
        ...addresses.map((value) => ({ type: 'ip' as const, value })),
        ...names.map((value) => ({ type: 'dns' as const, value })),
      ]),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(issuer),
    ],
  });
  return { cert: cert.toString('pem'), key: await keyPem(keys.privateKey) };
}
