import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import type { Api } from '../../http/api.ts';
import { sendError } from '../../http/errors.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createReadiness } from './readiness.ts';
import { healthRoutes } from './routes.ts';

function aServer() {
  const app = fastify() as unknown as Api;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  const readiness = createReadiness();
  const state = { isAway: false, areReached: true };
  const ping = async (): Promise<void> => {
    if (state.isAway) throw new DatabaseAway('away');
  };
  healthRoutes(app, { version: '1.2.3', ping, areReached: () => state.areReached, readiness });
  const ask = async (path: string) => {
    const { statusCode, json } = await app.inject(path);
    return [statusCode, json<Record<string, unknown>>()] as const;
  };
  return { ask, state, readiness };
}

it('all is well', async () => {
  const { ask } = aServer();
  expect(await ask('/health')).toEqual([200, { status: 'ok', version: '1.2.3' }]);
  expect(await ask('/health/live')).toEqual([200, { status: 'ok', version: '1.2.3' }]);
  expect(await ask('/health/serving')).toEqual([200, { status: 'ok', version: '1.2.3' }]);
  expect(await ask('/health/ready')).toEqual([200, { status: 'ready', version: '1.2.3' }]);
});

it('[F4] without Redis it is degraded, and serves on', async () => {
  const { ask, state } = aServer();
  state.areReached = false;
  expect(await ask('/health/ready')).toMatchObject([200, { status: 'degraded', detail: expect.stringContaining('Redis') }]);
});

it('[F5] without its database it is not ready, and nobody should end it for that or send its players elsewhere', async () => {
  const { ask, state } = aServer();
  state.isAway = true;
  expect((await ask('/health/ready'))[0]).toBe(503);
  expect((await ask('/health'))[0]).toBe(503);
  expect((await ask('/health/live'))[0]).toBe(200);
  expect((await ask('/health/serving'))[0]).toBe(200);
});

it('[F2] is not ready while something stands in its way, and not any more once it leaves', async () => {
  const { ask, readiness } = aServer();
  let why: string | null = 'A newer program has taken over.';
  readiness.watch(() => why);
  const both = async () => [await ask('/health/ready'), await ask('/health/serving')];
  const refused = (detail: string) => [503, { code: 'UNAVAILABLE', detail }];
  expect(await both()).toEqual(Array(2).fill(refused('A newer program has taken over.')));
  why = null;
  expect((await both()).map(([status]) => status)).toEqual([200, 200]);
  readiness.leave();
  expect(await both()).toEqual(Array(2).fill(refused('This server is about to end.')));
});
