import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { backAt, createLane, type Lane } from './lane.ts';
import { delayOf, FINE, type Weather } from './weather.ts';

/** A line between a player and this machine, in user space: it needs no rights, no namespaces and nothing of the kernel. Each way has the same weather. */
export interface Wire {
  port: number;
  /** Changes the weather on the line. */
  weather(change: Partial<Weather>): void;
  close(): void;
}

/** A line for datagrams that leads to a port of this machine: they come late, in any order, or never. */
export async function udpWire(to: number): Promise<Wire> {
  let weather = FINE;
  let open = true;
  const door = createSocket('udp4');
  const beyond = new Map<string, UdpSocket>();
  const pass = (deliver: () => void): void => {
    if (weather.cut || Math.random() < weather.lost) return;
    setTimeout(() => {
      if (open && !weather.cut) deliver();
    }, delayOf(weather));
  };
  door.on('message', (packet, from) => {
    const name = `${from.address}:${from.port}`;
    const out = beyond.get(name) ?? createSocket('udp4');
    if (!beyond.has(name)) {
      beyond.set(name, out);
      out.on('message', (answer) => pass(() => door.send(answer, from.port, from.address)));
      out.on('error', () => {}); // who is not there answers nothing
    }
    pass(() => out.send(packet, to, '127.0.0.1'));
  });
  door.bind(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    port: door.address().port,
    weather: (change) => (weather = { ...weather, ...change }),
    close: () => {
      open = false;
      door.close();
      for (const each of beyond.values()) each.close();
    },
  };
}

/** The first wait of a system for the answer to its wish to connect, ms; each further one is twice as long. */
const CONNECT_MS = 1_000;

/** A line for streams that leads to a port of this machine: nothing is lost for good, but what gets lost is sent again, later and later. */
export async function tcpWire(to: number): Promise<Wire> {
  let weather = FINE;
  let open = true;
  const ends = new Set<Socket>();
  const lanes = new Set<Lane>();
  /** Who wishes to connect while the line is cut, and since when. */
  const knocking = new Map<Socket, number>();

  const carry = (from: Socket, into: Socket): void => {
    const lane = createLane(() => weather);
    lanes.add(lane);
    ends.add(from);
    from.on('data', (bytes: Buffer) => lane.send(() => into.writable && into.write(bytes)));
    from.on('end', () => lane.send(() => into.end()));
    from.on('error', () => {}); // the other side hears of it by `close`
    from.on('close', () => {
      ends.delete(from);
      lane.send(() => {
        lane.close();
        lanes.delete(lane);
        into.destroy();
      });
    });
  };
  const admit = (near: Socket): void => {
    if (!open || near.destroyed) return;
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    carry(near, far);
    carry(far, near);
    near.resume();
  };
  const door = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    if (!weather.cut) return admit(near);
    near.on('error', () => {}); // it gave up
    knocking.set(near, performance.now());
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    port: (door.address() as AddressInfo).port,
    weather: (change) => {
      const back = weather.cut && change.cut === false;
      weather = { ...weather, ...change };
      if (!back) return;
      const now = performance.now();
      for (const lane of lanes) lane.back(now);
      for (const [near, since] of knocking) {
        knocking.delete(near);
        setTimeout(() => (weather.cut ? knocking.set(near, since) : admit(near)), backAt(since, now, CONNECT_MS) - now);
      }
    },
    close: () => {
      open = false;
      door.close();
      for (const lane of lanes) lane.close();
      for (const end of [...ends, ...knocking.keys()]) end.destroy();
    },
  };
}
