import fc from 'fast-check';
import type { Socket } from 'socket.io-client';
import { z } from 'zod';
import { expect } from 'vitest';
import { clientEventNames, clientEvents, type Ack } from '@deadpan/protocol';
import { aServer, askOn, type TestPlayer, type TestServer } from '../a-server.ts';
import { newDeck } from '../decks-stage.ts';

/** JSON schema, as far as ours use it. */
interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape | boolean;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const HANG_MS = 30_000;
const OPERATOR = 'a-token-of-the-operator';
/** Fits most texts, and PostgreSQL has no place for it. */
const ZERO = 'a cat\u0000 waits';

function deep(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let n = 0; n < levels; n++) value = n % 2 === 0 ? [value] : { value };
  return value;
}

/** What no schema asks for, and the ids of what is somebody else's. */
function junk(theirs: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom<unknown>(
      null,
      true,
      '',
      0,
      -1,
      -0,
      2 ** 53,
      1e308,
      [],
      {},
      [[]],
      '\u0000',
      ZERO,
      '\u202e\ud800',
      '../../etc/passwd',
      '%00',
      "'; --",
    ),
    fc.constantFrom(...theirs),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('x'.repeat(5_000), '👩‍👩‍👧‍👦'.repeat(500), '\u0301'.repeat(1_000)),
    fc.constantFrom(deep(10), deep(500)),
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString').map((key) => JSON.parse(`{"${key}":{"isAdmin":true}}`) as unknown),
    fc.double(),
  );
}

/** Takes a schema; returns values that fit it now and then have junk somewhere in them. */
function around(shape: Shape, theirs: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (part: Shape): fc.Arbitrary<unknown> => around(part, theirs);
  const fits = (): fc.Arbitrary<unknown> => {
    if (shape.const !== undefined) return fc.constant(shape.const);
    if (shape.enum) return fc.constantFrom(...shape.enum);
    const choices = shape.anyOf ?? shape.oneOf;
    if (choices) return fc.oneof(...choices.map(inner));
    const type = [shape.type].flat()[0];
    if (type === 'object') {
      const known = Object.fromEntries(Object.entries(shape.properties ?? {}).map(([key, part]) => [key, inner(part)]));
      return fc.record(known, { requiredKeys: shape.required ?? [] });
    }
    if (type === 'array') return fc.array(typeof shape.items === 'object' ? inner(shape.items) : junk(theirs), { maxLength: 5 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer') return fc.integer({ min: Math.max(shape.minimum ?? -9, -1e9), max: Math.min(shape.maximum ?? 999, 1e9) });
    if (type === 'number') return fc.double({ min: shape.minimum ?? -1e6, max: shape.maximum ?? 1e6, noNaN: true });
    if (type === 'string')
      return fc.oneof(fc.constant(ZERO), fc.constantFrom(...theirs), fc.string({ maxLength: Math.min(shape.maxLength ?? 30, 60) }));
    return junk(theirs);
  };
  return fc.oneof({ weight: 7, arbitrary: fits() }, { weight: 1, arbitrary: junk(theirs) });
}

const shapeOf = (schema: unknown): Shape => z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Signing out would end the fuzz; all else may be asked by who has no more than their own account. */
const LEFT_OUT = ['/auth/logout', '/auth/logout-everywhere'];

interface Stage {
  server: TestServer;
  mallory: TestPlayer;
  ann: TestPlayer;
  lobby: string;
  theirs: string[];
  /** What nobody but Ann may read. */
  secrets: string[];
  close(): Promise<void>;
}

/** A server with Ann, who has a private deck and an arena, and Mallory, who sends whatever there is; takes what its environment has besides. */
export async function fuzzStage(env: Record<string, string> = {}): Promise<Stage> {
  const server = await aServer({ METRICS_TOKEN: OPERATOR, ...env });
  const [ann, mallory] = [await server.register(), await server.register()];
  const deck = await newDeck(ann, 'Nobody may read this');
  const made = await ann.call('POST', '/game/lobbies', { name: 'Fuzz', settings: { maxPlayers: 4 } });
  const { id: lobby } = (await made.json()) as { id: string };
  await ann.connect();
  await ann.ask('join_lobby', { lobby_id: lobby });
  await mallory.connect();
  const theirs = [ann.user.id, deck.id, lobby];
  return { server, ann, mallory, lobby, theirs, secrets: [ann.email, 'Nobody may read this', ann.token], close: server.close };
}

/** How many pages the server cut off because they did not read. */
async function cutOff({ url }: TestServer): Promise<string | undefined> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${OPERATOR}` } })).text();
  return /^deadpan_slow_readers_total (\d+)$/m.exec(text)?.[1];
}

type Asked = readonly [event: string, payload: unknown];

/**
 * Asks one thing after the other and returns the last answer; all of it again after coming back as a page would: a machine that stands still for
 * five seconds loses connections. What is sent and loses them every time is a finding.
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

const settings = (runs: number, seed: number | undefined) => ({
  numRuns: runs,
  endOnFailure: true,
  ...(seed !== undefined && { seed }),
});

/** Sends to every route what its schemas describe and what they do not. */
export async function fuzzRoutes({ server, mallory, theirs, secrets }: Stage, runs: number, seed?: number): Promise<number> {
  let asked = 0;
  // Strangers are sent away from most doors before anything is read.
  const mostly = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
  const routes = server.routes.filter(
    ({ method, url }) => url.startsWith('/api/') && method !== 'HEAD' && !LEFT_OUT.includes(url.slice(4)),
  );
  for (const { method, url, schema } of routes) {
    const { body, querystring } = (schema ?? {}) as { body?: unknown; querystring?: unknown };
    const payload = body === undefined ? junk(theirs) : around(shapeOf(body), theirs);
    const query = querystring === undefined ? fc.constant({}) : around(shapeOf(querystring), theirs);
    const ids = fc.array(fc.oneof(fc.constantFrom('zero\u0000', ...theirs), fc.string({ unit: 'binary', minLength: 1, maxLength: 30 })), {
      minLength: 3,
      maxLength: 3,
    });
    const request = fc.record({ payload, query, ids, signed: mostly });
    const once = async ({
      payload: sent,
      query: asks,
      ids: names,
      signed,
    }: {
      payload: unknown;
      query: unknown;
      ids: string[];
      signed: boolean;
    }): Promise<void> => {
      let n = 0;
      const path = url.replace(/:\w+/g, () => encodeURIComponent(names[n++] ?? ''));
      const search = new URLSearchParams(
        Object.entries(Object(asks) as object).map(([key, value]): [string, string] => [
          key,
          typeof value === 'string' ? value : String(JSON.stringify(value)),
        ]),
      );
      const text = method === 'GET' ? null : (JSON.stringify(sent) ?? '');
      const answer = await fetch(`${server.url}${path}?${search.toString()}`, {
        method,
        headers: {
          ...(signed && { authorization: `Bearer ${mallory.token}` }),
          ...(text !== null && { 'content-type': 'application/json' }),
        },
        ...(text !== null && { body: text }),
        signal: AbortSignal.timeout(HANG_MS),
      });
      const said = await answer.text();
      asked += 1;
      expect(answer.status, `${method} ${path} ${said}`).toBeLessThan(500);
      for (const secret of secrets) expect(said.includes(secret), `${method} ${path} tells what is Ann's`).toBe(false);
    };
    await fc.assert(fc.asyncProperty(request, once), settings(runs, seed));
  }
  return asked;
}

/** Sends every event with what its schema describes and what it does not, from outside of the arena and from within. */
export async function fuzzEvents({ server, ann, mallory, lobby, theirs, secrets }: Stage, runs: number, seed?: number): Promise<number> {
  let sent = 0;
  const heard: unknown[] = [];
  const listen = (): void => void mallory.socket?.onAny((...told: unknown[]) => heard.push(told));
  listen();
  for (const event of clientEventNames) {
    const payloads = around(shapeOf(clientEvents[event]), theirs);
    const once = async (payload: unknown, inside: boolean): Promise<void> => {
      const place: Asked = inside ? ['join_lobby', { lobby_id: lobby }] : ['leave_lobby', {}];
      const ack = await askAsAPage(mallory, [place, [event, payload]], listen);
      sent += 1;
      expect(typeof ack?.ok, event).toBe('boolean');
      if (ack?.ok === false) expect(ack.error, event).not.toMatchObject({ message: 'Something went wrong.' });
    };
    await fc.assert(fc.asyncProperty(payloads, fc.boolean(), once), settings(runs, seed));
  }
  const told = JSON.stringify(heard);
  for (const secret of secrets) expect(told.includes(secret)).toBe(false);
  expect(await cutOff(server), 'nobody was sent too much').toBe('0');
  expect(await askAsAPage(ann, [['heartbeat', {}]])).toMatchObject({ ok: true });
  expect((await server.call('GET', '/health')).status).toBe(200);
  return sent;
}
