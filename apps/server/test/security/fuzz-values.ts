import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { z } from 'zod';

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

/** What values are made from beside the schemas. */
export interface Known {
  /** Ids of things that are there, the sender's own and somebody else's: any text may be one. */
  ids: readonly string[];
  /** What is taken for a field of this name, now and then: without it nothing gets past what no schema says. */
  taken: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

/** Fits most texts, and PostgreSQL has no place for it. */
const ZERO = 'a cat\u0000 waits';

function deep(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let n = 0; n < levels; n++) value = n % 2 === 0 ? [value] : { value };
  return value;
}

/** What no schema asks for. */
export function junk({ ids }: Pick<Known, 'ids'>): fc.Arbitrary<unknown> {
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
    fc.constantFrom(...ids),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('x'.repeat(5_000), '👩‍👩‍👧‍👦'.repeat(500), '\u0301'.repeat(1_000)),
    fc.constantFrom(deep(10), deep(500)),
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString').map((key) => JSON.parse(`{"${key}":{"isAdmin":true}}`) as unknown),
    fc.double(),
  );
}

/** Seven times out of eight the first, else the second. */
const mostly = <T>(usual: fc.Arbitrary<T>, else_: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: else_ });

/** Takes a schema of ours; returns values that fit it, and now and then have junk somewhere in them. */
export function around(schema: unknown, known: Known): fc.Arbitrary<unknown> {
  return near(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape, known);
}

function near(shape: Shape, known: Known): fc.Arbitrary<unknown> {
  const inner = (part: Shape): fc.Arbitrary<unknown> => near(part, known);
  const field = ([name, part]: [string, Shape]): [string, fc.Arbitrary<unknown>] => {
    const taken = known.taken[name];
    return [name, taken ? fc.oneof({ weight: 3, arbitrary: taken }, { weight: 1, arbitrary: inner(part) }) : inner(part)];
  };
  const fits = (): fc.Arbitrary<unknown> => {
    if (shape.const !== undefined) return fc.constant(shape.const);
    if (shape.enum) return fc.constantFrom(...shape.enum);
    const choices = shape.anyOf ?? shape.oneOf;
    if (choices) return fc.oneof(...choices.map(inner));
    const type = [shape.type].flat()[0];
    if (type === 'object') {
      const fields = Object.fromEntries(Object.entries(shape.properties ?? {}).map(field));
      return fc.record(fields, { requiredKeys: shape.required ?? [] });
    }
    if (type === 'array') return fc.array(typeof shape.items === 'object' ? inner(shape.items) : junk(known), { maxLength: 5 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer') return fc.integer({ min: Math.max(shape.minimum ?? -9, -1e9), max: Math.min(shape.maximum ?? 999, 1e9) });
    if (type === 'number') return fc.double({ min: shape.minimum ?? -1e6, max: shape.maximum ?? 1e6, noNaN: true });
    if (type === 'string')
      return fc.oneof(fc.constant(ZERO), fc.constantFrom(...known.ids), fc.string({ maxLength: Math.min(shape.maxLength ?? 30, 60) }));
    return junk(known);
  };
  return mostly(fits(), junk(known));
}

/**
 * The settings of a run of fast-check. With a seed the values are the same every time, and others for another `what`, whatever else is sent;
 * no smaller fault is looked for, as a server does not stand still meanwhile.
 */
export const asOften = (runs: number, seed: number | undefined, what: string) => ({
  numRuns: runs,
  endOnFailure: true,
  ...(seed !== undefined && { seed: (seed ^ crc32(what)) | 0 }),
});
