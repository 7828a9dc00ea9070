import fc from 'fast-check';
import type { Socket } from 'socket.io-client';
import { expect } from 'vitest';
import { clientEventNames, clientEvents, type Ack, type ClientEventName } from '@deadpan/protocol';
import { askOn, type TestPlayer } from '../a-server.ts';
import type { Stage } from './fuzz-stage.ts';
import { around, asOften, type Known } from './fuzz-values.ts';

type Asked = readonly [event: string, payload: unknown];

export interface Sent {
  /** How many events were sent. */
  sent: number;
  /** Those that were acknowledged at least once. */
  taken: Set<ClientEventName>;
}

/**
 * Asks one thing after the other and returns the last answer; all of it again after coming back as a page would: a machine that stands still for
 * five seconds loses connections. What is sent and loses them every time is a fault.
 */
async function askAsAPage(player: TestPlayer, asked: readonly Asked[], onBack: () => void = () => undefined): Promise<Ack | undefined> {
  for (let triesLeft = 3; ; triesLeft--) {
    if (!player.socket?.connected) {
      await player.connect();
      onBack();
    }
    try {
      let answer: Ack | undefined;
      for (const [event, payload] of asked) answer = await askOn(player.socket as Socket, event, payload);
      return answer;
    } catch (error) {
      if (player.socket?.connected || triesLeft === 1) throw error;
    }
  }
}

type Event = readonly [ClientEventName, unknown];

/** Takes events; returns one of them with what its schema describes and what it does not. */
export const anyOf = (events: readonly ClientEventName[], known: Known): fc.Arbitrary<Event> =>
  fc.oneof(...events.map((event) => around(clientEvents[event], known).map((payload): Event => [event, payload])));

/** Mallory's page: sends events and looks at how they are answered and at everything it is told. */
export async function createSender({ server, ann, mallory, secrets, cutOff }: Stage) {
  let sent = 0;
  const taken = new Set<ClientEventName>();
  const heard: unknown[] = [];
  const listen = (): void => void mallory.socket?.onAny((...told: unknown[]) => heard.push(told));
  if (mallory.socket?.connected) listen();
  // Whom one has blocked one does not meet.
  await mallory.call('DELETE', `/account/blocks/${ann.user.id}`);

  return {
    /** Sends an event from a place; fails when it is not answered, or as something that broke. */
    async send([event, payload]: Event, ...place: Asked[]): Promise<void> {
      const ack = await askAsAPage(mallory, [...place, [event, payload]], listen);
      sent += 1;
      expect(typeof ack?.ok, event).toBe('boolean');
      if (ack?.ok === false) expect(ack.error, event).not.toMatchObject({ message: 'Something went wrong.' });
      if (ack?.ok) taken.add(event);
    },
    /** Nothing of Ann's was told, and the server is well. */
    async end(): Promise<Sent> {
      const told = JSON.stringify(heard);
      for (const secret of secrets) expect(told.includes(secret)).toBe(false);
      expect(await cutOff(), 'nobody was sent too much').toBe('0');
      expect(await askAsAPage(ann, [['heartbeat', {}]])).toMatchObject({ ok: true });
      expect((await server.call('GET', '/health')).status).toBe(200);
      return { sent, taken };
    },
  };
}

/** Sends every event with what its schema describes and what it does not, from outside of the arena and from within. */
export async function fuzzEvents(stage: Stage, runs: number, seed?: number): Promise<Sent> {
  const { send, end } = await createSender(stage);
  const inside: Asked = ['join_lobby', { lobby_id: stage.lobby }];
  const outside: Asked = ['leave_lobby', {}];
  for (const event of clientEventNames) {
    const once = (asked: Event, isInside: boolean): Promise<void> => send(asked, isInside ? inside : outside);
    const wild = fc.asyncProperty(anyOf([event], stage.known), fc.boolean(), once);
    await fc.assert(wild, asOften(runs, seed, event));
  }
  return end();
}
