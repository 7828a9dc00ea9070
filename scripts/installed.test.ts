import { expect, it } from 'vitest';
import { OUTSIDE } from '../apps/server/bundle.ts';

/** A helper of `ws` that checks texts faster; Node does that by itself. */
const OPTIONAL = ['utf-8-validate'];

it('who starts the server is asked for all that its bundle leaves outside', async () => {
  const installed = (await import(new URL('installed.mjs', import.meta.url).href)) as { BESIDE_THE_SERVER: readonly string[] };
  expect(OUTSIDE.filter((name) => !OPTIONAL.includes(name))).toEqual(installed.BESIDE_THE_SERVER);
});
