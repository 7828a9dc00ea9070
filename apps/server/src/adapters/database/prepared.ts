import type { CompiledQuery } from 'kysely';
import type { SqlValue, Step } from './script.ts';

/** Where a statement gets a value later. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Takes what writes a query from values, always the same one, and the word of a step that changes nothing; returns what makes a step of values.
 * Kysely puts a statement's text together anew with every query, which was a third of what a save costs (measured: `bench/saves`); here it does
 * so once, from the names of the first values.
 */
export function prepared<V extends Record<keyof V, SqlValue>>(
  write: (values: V) => { compile(): CompiledQuery<unknown> },
  orElse?: string,
): (values: V) => Step {
  let statement: CompiledQuery<unknown> | null = null;
  return (values) => {
    statement ??= write(Object.fromEntries(Object.keys(values).map((name) => [name, new Place(name)])) as unknown as V).compile();
    const { sql } = statement;
    const valueOf = (one: unknown): SqlValue => (one instanceof Place ? values[one.name as keyof V] : (one as SqlValue));
    const parameters = statement.parameters.map(valueOf);
    return orElse === undefined ? { sql, parameters } : { sql, parameters, orElse };
  };
}
