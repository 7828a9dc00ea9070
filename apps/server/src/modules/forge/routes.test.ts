import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, it } from 'vitest';
import type { Api } from '../../http/api.ts';
import { sendError } from '../../http/errors.ts';
import { ForgeBusy } from '../../ports/forge.ts';
import type { PlayersMemes } from './forge.ts';
import { forgeRoutes } from './routes.ts';

it('a meme that cannot even be counted leaves its player the place for the next', async () => {
  const app = fastify() as unknown as Api;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  app.decorate('authenticate', async (request) => void (request.user = { id: 'ann' } as typeof request.user));
  let broken = true;
  const counters = {
    take: async () => {
      if (broken) throw new Error('The counter is broken.');
      return 0;
    },
    giveBack: async () => {},
    forget: async () => {},
  };
  const memes = { generate: () => Promise.reject(new ForgeBusy('Many memes are being made.')) } as unknown as PlayersMemes;
  forgeRoutes({ memes, metrics: { forging: () => () => {} }, counters })(app);
  const payload = { prompt: 'a cat', style: 'classic', format: 'square' };
  const status = async () => (await app.inject({ method: 'POST', url: '/meme/generate', payload })).statusCode;
  expect(await status()).toBe(500);
  broken = false;
  expect([await status(), await status()]).toEqual([503, 503]);
});
