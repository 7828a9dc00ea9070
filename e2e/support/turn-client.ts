import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';

/* As much of STUN and TURN (RFC 8489, RFC 8656) as it takes to ask a relay for an address and for leave to reach somebody from it. */

const MAGIC = 0x2112a442;
const METHODS = { allocate: 0x0003, refresh: 0x0004, permission: 0x0008 } as const;
const REFUSED = 0x0110;
const CLASS = 0x0110;
const ATTRIBUTES = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  relayed: 0x0016,
  peer: 0x0012,
  family: 0x0017,
  realm: 0x0014,
  nonce: 0x0015,
  transport: 0x0019,
} as const;
const UDP = Buffer.from([17, 0, 0, 0]);
const IPV6 = 2;
const RETRY_MS = 500;
/** What was signed is too old: to be signed again, with what comes beside this. */
const STALE_NONCE = 438;

/** What a relay said: 0 for yes, or its error. */
export interface TurnClient {
  /** Asks for an address to relay from. */
  allocate(): Promise<number>;
  /** The IPv4 address it was given: where others find it. */
  relayedAt(): string | null;
  /** Asks to keep it, as a browser does every few minutes. */
  refresh(): Promise<number>;
  /** Asks for leave to send to an address. */
  permit(address: string): Promise<number>;
  close(): void;
}

type Attribute = readonly [type: number, value: Buffer];
/** Of a message that has this id. */
type Attributes = (id: Buffer) => readonly Attribute[];

const attribute = ([type, value]: Attribute): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc(-value.length & 3)]);
};

/** A message; with a key it is signed. */
function message(method: number, id: Buffer, attributes: readonly Attribute[], key: Buffer | null): Buffer {
  const body = Buffer.concat(attributes.map(attribute));
  const head = Buffer.alloc(8);
  head.writeUInt16BE(method, 0);
  head.writeUInt16BE(body.length + (key ? 24 : 0), 2);
  head.writeUInt32BE(MAGIC, 4);
  const plain = Buffer.concat([head, id, body]);
  return key ? Buffer.concat([plain, attribute([ATTRIBUTES.integrity, createHmac('sha1', key).update(plain).digest()])]) : plain;
}

function attributesOf(answer: Buffer): Map<number, Buffer> {
  const found = new Map<number, Buffer>();
  for (let at = 20; at + 4 <= answer.length;) {
    const length = answer.readUInt16BE(at + 2);
    found.set(answer.readUInt16BE(at), answer.subarray(at + 4, at + 4 + length));
    at += 4 + length + (-length & 3);
  }
  return found;
}

function bytesOf(address: string): number[] {
  if (!address.includes(':')) return address.split('.').map(Number);
  // An address of the web has IPv4 within IPv6 written in hexadecimal, as all the rest.
  const [front = [], back = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const groups = [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back];
  return groups.map((group) => Number.parseInt(group, 16)).flatMap((group) => [group >>> 8, group & 0xff]);
}

/** An address as it goes over the wire: every byte hidden from routers that rewrite what looks like one. */
function hidden(address: string, id: Buffer): Buffer {
  const magic = Buffer.alloc(4);
  magic.writeUInt32BE(MAGIC);
  const mask = Buffer.concat([magic, id]);
  const bytes = bytesOf(address).map((part, index) => part ^ (mask[index] ?? 0));
  return Buffer.from([0, bytes.length === 4 ? 1 : IPV6, (9 ^ (MAGIC >>> 24)) & 0xff, 0, ...bytes]);
}

/** The other way round, for IPv4, whose mask is the same in every message. */
function shown(value: Buffer): string {
  const magic = Buffer.alloc(4);
  magic.writeUInt32BE(MAGIC);
  return [...value.subarray(4, 8)].map((part, index) => part ^ (magic[index] ?? 0)).join('.');
}

/** What goes to the relay and comes from it, message by message. */
interface Line {
  send(packet: Buffer): void;
  /** Returns how to stop listening. */
  hear(listener: (packet: Buffer) => void): () => void;
  close(): void;
}

function overUdp(port: number): Line {
  const socket = createSocket('udp4');
  return {
    send: (packet) => socket.send(packet, port, '127.0.0.1'),
    hear: (listener) => {
      socket.on('message', listener);
      return () => socket.off('message', listener);
    },
    close: () => socket.close(),
  };
}

/** A message says how long it is. */
function overTcp(port: number): Line {
  const socket = connect(port, '127.0.0.1');
  const listeners = new Set<(packet: Buffer) => void>();
  let kept: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    kept = Buffer.concat([kept, chunk]);
    for (let end = 0; kept.length >= 20 && kept.length >= (end = 20 + kept.readUInt16BE(2)); kept = kept.subarray(end))
      for (const listener of listeners) listener(kept.subarray(0, end));
  });
  return {
    send: (packet) => socket.write(packet),
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => socket.destroy(),
  };
}

/** Speaks to the relay on a port of this machine with these credentials. `inIPv6`: it asks for an address of that kind; `byTcp`: it comes over TCP. */
export function createTurnClient(
  port: number,
  { username, credential }: { username: string; credential: string },
  { inIPv6 = false, byTcp = false }: { inIPv6?: boolean; byTcp?: boolean } = {},
): TurnClient {
  const line = byTcp ? overTcp(port) : overUdp(port);
  let signed: { realm: Buffer; nonce: Buffer } | null = null;
  let relayed: string | null = null;

  const exchange = (method: number, attributes: Attributes): Promise<Map<number, Buffer>> =>
    new Promise((resolve) => {
      const id = randomBytes(12);
      const key = signed && createHash('md5').update(`${username}:${signed.realm.toString()}:${credential}`).digest();
      const proof: Attribute[] = signed
        ? [[ATTRIBUTES.username, Buffer.from(username)], [ATTRIBUTES.realm, signed.realm], [ATTRIBUTES.nonce, signed.nonce]] // prettier-ignore
        : [];
      const packet = message(method, id, [...attributes(id), ...proof], key);
      const send = (): void => line.send(packet);
      // TCP sends again by itself.
      const again = byTcp ? undefined : setInterval(send, RETRY_MS);
      const stop = line.hear((answer) => {
        if (!answer.subarray(8, 20).equals(id)) return;
        clearInterval(again);
        stop();
        const found = attributesOf(answer);
        if ((answer.readUInt16BE(0) & CLASS) !== REFUSED) found.delete(ATTRIBUTES.error);
        resolve(found);
      });
      send();
    });
  const ask = async (method: number, attributes: Attributes): Promise<number> => {
    const answer = await exchange(method, attributes);
    const error = answer.get(ATTRIBUTES.error);
    const address = answer.get(ATTRIBUTES.relayed);
    if (address) relayed = shown(address);
    const [realm, nonce] = [answer.get(ATTRIBUTES.realm), answer.get(ATTRIBUTES.nonce)];
    const code = error ? (error[2] ?? 0) * 100 + (error[3] ?? 0) : 0;
    if (realm && nonce && (code === STALE_NONCE || (error && !signed))) {
      signed = { realm, nonce };
      return ask(method, attributes);
    }
    return code;
  };
  return {
    allocate: () =>
      ask(METHODS.allocate, () => [
        [ATTRIBUTES.transport, UDP],
        ...(inIPv6 ? [[ATTRIBUTES.family, Buffer.from([IPV6, 0, 0, 0])] as const] : []),
      ]),
    relayedAt: () => relayed,
    refresh: () => ask(METHODS.refresh, () => []),
    permit: (address) => ask(METHODS.permission, (id) => [[ATTRIBUTES.peer, hidden(address, id)]]),
    close: line.close,
  };
}
