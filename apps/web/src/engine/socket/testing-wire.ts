import type { Ack, ClientEventName, ServerEventName } from '@deadpan/protocol';
import { createConnection } from './connection.ts';
import type { Refusal, Wire } from './wire.ts';

/** A socket that does what the test says; `answers` decides what is acknowledged, and null is silence. */
export function aBareWire() {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  let up = false;
  let [onUp, onHeard, onDown, onRefused] = [() => {}, () => {}, (_reason: string) => {}, (_refusal: Refusal, _retries: boolean) => {}];
  const asked: { event: ClientEventName; payload: unknown }[] = [];
  const told: ClientEventName[] = [];
  const world = {
    asked,
    told,
    connects: 0,
    hastened: 0,
    lobby: null as string | null,
    /** The socket is dead without knowing it. */
    deaf: false,
    answers: (_event: ClientEventName, _payload: unknown): Ack | null => ({ ok: true }),
    rise: () => {
      up = true;
      onUp();
    },
    fall: (reason: string) => {
      up = false;
      onDown(reason);
    },
    /** Something comes, whatever it is. */
    hear: () => onHeard(),
    refuse: (refusal: Refusal, retries = true) => onRefused(refusal, retries),
    say: (event: ServerEventName, payload: unknown) => listeners.get(event)?.forEach((listener) => listener(payload)),
    of: (event: ClientEventName) => asked.filter((each) => each.event === event).map((each) => each.payload),
  };
  const wire: Wire = {
    isUp: () => up,
    connect: () => void world.connects++,
    disconnect: () => (up ? world.fall('io client disconnect') : undefined),
    reset: () => world.fall('transport close'),
    hasten: () => void world.hastened++,
    setLobby: (lobby) => void (world.lobby = lobby),
    send: (event, payload) => {
      told.push(event);
      const { timestamp } = payload as { timestamp?: number };
      if (event === 'heartbeat' && !world.deaf) world.say('heartbeat_response', { timestamp, server_time: 1 });
    },
    request: async (event, payload, timeoutMs) => {
      if (!up) return null;
      asked.push({ event, payload });
      const answer = world.answers(event, payload);
      if (answer === null) await new Promise((resolve) => setTimeout(resolve, timeoutMs));
      return up ? answer : null;
    },
    on: (event, listener) => {
      const all = listeners.get(event) ?? new Set();
      listeners.set(event, all.add(listener));
      return () => void all.delete(listener);
    },
    onUp: (listener) => void (onUp = listener),
    onHeard: (listener) => void (onHeard = listener),
    onDown: (listener) => void (onDown = listener),
    onRefused: (listener) => void (onRefused = listener),
  };
  return { world, wire };
}

/** The same, and the connection over it. */
export function aWire() {
  const { world, wire } = aBareWire();
  return { world, connection: createConnection({ token: 'token' }, () => wire) };
}
