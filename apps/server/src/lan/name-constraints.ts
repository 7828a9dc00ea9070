/** What an authority may vouch for: IPv4 networks, and host names with everything below them. */
export interface Constraints {
  networks: readonly { address: string; bits: number }[];
  names: readonly string[];
}

/**
 * A permitted subtree limits names of its own kind only, so every kind needs one. E-mail addresses and URIs get a host that cannot exist (RFC 2606):
 * RFC 5280 has no excluded subtree that matches every URI.
 */
const NO_HOST = Buffer.from('invalid', 'ascii');

const SEQUENCE = 0x30;
const PERMITTED = 0xa0;
const EMAIL = 0x81;
const DNS_NAME = 0x82;
const URI = 0x86;
const IP_ADDRESS = 0x87;

/** One value in DER: tag, length, content. */
function der(tag: number, content: Uint8Array): Buffer {
  const { length } = content;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

function mask(bits: number): number[] {
  return [0, 1, 2, 3].map((byte) => 0xff & (0xff00 >> Math.min(8, Math.max(0, bits - 8 * byte))));
}

/** Returns the value of the certificate extension `nameConstraints` (RFC 5280 §4.2.1.10): these and nothing else. */
export function nameConstraints({ networks, names }: Constraints): Buffer {
  const bases = [
    ...networks.map(({ address, bits }) => der(IP_ADDRESS, Buffer.from([...address.split('.').map(Number), ...mask(bits)]))),
    ...names.map((name) => der(DNS_NAME, Buffer.from(name, 'ascii'))),
    der(EMAIL, NO_HOST),
    der(URI, NO_HOST),
  ];
  return der(SEQUENCE, der(PERMITTED, Buffer.concat(bases.map((base) => der(SEQUENCE, base)))));
}
