import type { z } from 'zod';

/** One environment variable: how it is described to operators and how it is read. */
export interface Variable<T> {
  name: string;
  /** As an operator would write it; empty when there is none. */
  default: string;
  meaning: string;
  /** Completes "it must be ...". */
  wants: string;
  secret?: boolean;
  schema: z.ZodType<T, string>;
}

export const variable = <T>(description: Variable<T>): Variable<T> => description;

/** A setting that stops the start; its message is one line naming the variable, what it got and what it wants. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

/** Stops the start. */
export function refuse(of: { name: string; secret?: boolean }, got: string, wants: string): never {
  const shown = of.secret ? `a text of ${got.length} characters` : JSON.stringify(got.length > 80 ? `${got.slice(0, 80)}...` : got);
  throw new BadSetting(`${of.name} is ${shown}; it must be ${wants}.`);
}

export type Environment = Record<string, string | undefined>;

/** Absent and empty are the same. */
export const given = (env: Environment, name: string): string | null => env[name]?.trim() || null;

/** Takes the environment and a variable; returns its value, or null when it is absent and has no default. */
export function read<T>(env: Environment, of: Variable<T>): T | null {
  const text = given(env, of.name) ?? of.default;
  if (text === '') return null;
  const parsed = of.schema.safeParse(text);
  return parsed.success ? parsed.data : refuse(of, text, of.wants);
}

/** As `read`, for a variable with a default. */
export function readOr<T>(env: Environment, of: Variable<T>): T {
  return read(env, of) ?? refuse(of, '', of.wants);
}
