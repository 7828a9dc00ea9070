import type { CompiledQuery } from 'kysely';

export type SqlValue = string | number | null;

/** One statement of a transaction. When it has `orElse` and changes no row, the whole transaction is undone and answered with that word. */
export interface Step {
  sql: string;
  parameters: SqlValue[];
  orElse?: string;
}

/** A transaction as plain data, so that it can travel to the writer's thread and be tried again. */
export interface Script {
  /** What it is about (a room, an account): one script per key and group. */
  key: string;
  steps: Step[];
}

/** Commits scripts. Returns the `orElse` of the step that changed nothing, or null when everything was saved. Throws `DatabaseAway`. */
export interface Writer {
  run(script: Script): Promise<string | null>;
  /** Connections by state, and what waits for one. */
  load(): [string, number][];
  close(): Promise<void>;
}

/** Takes a query of Kysely's; returns it as a step. */
export function step(query: { compile(): CompiledQuery<unknown> }, orElse?: string): Step {
  const { sql, parameters } = query.compile();
  const plain = parameters as SqlValue[];
  return orElse === undefined ? { sql, parameters: plain } : { sql, parameters: plain, orElse };
}
