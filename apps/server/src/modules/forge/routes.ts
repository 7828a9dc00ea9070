import {
  EditMemeBody,
  GenerateMemeAnswer,
  GenerateMemeBody,
  limits,
  MemeGallery,
  MemeParams,
  MemeResult,
  MemesQuery,
} from '@deadpan/protocol';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ApiModule } from '../../http/api.ts';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import { createOnePerPlayer } from '../../http/one-per-player.ts';
import type { Counters } from '../../ports/counters.ts';
import { MINUTE_MS } from '../../ports/durations.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { failureOf } from './failures.ts';
import type { PlayersMemes } from './forge.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const { perMinute, editsPerMinute, timeoutMs } = limits.forge;
/** How long a player is asked to wait for their other job. */
const BUSY_MS = 2_000;
const File = z.object({ file: z.string() });

export interface ForgeRoutes {
  memes: PlayersMemes;
  metrics: Pick<Metrics, 'forging'>;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

/** Aborts when whoever asked hangs up, or when it takes too long. */
function patienceOf(reply: FastifyReply): { signal: AbortSignal; hungUp: () => boolean } {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return { signal: AbortSignal.any([gone.signal, AbortSignal.timeout(timeoutMs)]), hungUp: () => gone.signal.aborted };
}

/** Memes: made, seen, changed and deleted by their player (spec §7); their pictures seen by whoever knows the address. */
export function forgeRoutes({ memes, metrics, counters }: ForgeRoutes): ApiModule {
  // Outside: the routes are registered twice, and a limit is one.
  const made = createLimiter('memes-made', perMinute, MINUTE_MS, counters);
  const drawn = createLimiter('memes-drawn', editsPerMinute, MINUTE_MS, counters);
  const making = createOnePerPlayer(() => tooMany('Another meme of yours is being made. Please wait for it.', BUSY_MS));
  // Edits of one player follow each other anyway.
  const exporting = createOnePerPlayer(() => tooMany('Another picture of yours is being drawn. Please wait for it.', BUSY_MS));

  /** Makes one meme of a player, who may have one made at a time. */
  const alone = <T>(id: string, make: () => Promise<T>): Promise<T> =>
    making.run(id, async () => {
      const wait = await made.take(id);
      if (wait > 0) throw tooMany("You're generating memes too quickly! Please wait a moment and try again.", wait);
      return make();
    });

  /** Draws something again, within the limit on that. */
  async function drawing<T>(id: string, reply: FastifyReply, draw: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const wait = await drawn.take(id);
    if (wait > 0) throw tooMany('Too many changes. Please wait a moment and try again.', wait);
    const { signal, hungUp } = patienceOf(reply);
    try {
      return await draw(signal);
    } catch (error) {
      throw failureOf(error, hungUp()).failure;
    }
  }

  return (app) => {
    const signedIn = { onRequest: app.authenticate };
    const one = { ...signedIn, schema: { params: MemeParams } };

    app.post(
      '/meme/generate',
      { ...signedIn, schema: { body: GenerateMemeBody, response: { 200: GenerateMemeAnswer } } },
      ({ user, body }, reply) =>
        alone(user.id, async () => {
          const { signal, hungUp } = patienceOf(reply);
          const stop = metrics.forging();
          try {
            const { answer, engine, fellBack } = await memes.generate(user.id, body, signal);
            stop(engine, fellBack ? 'fell_back' : 'made');
            return answer;
          } catch (error) {
            const { failure, outcome } = failureOf(error, hungUp());
            if (outcome === 'busy') await made.giveBack(user.id);
            stop('none', outcome);
            throw failure;
          }
        }),
    );

    app.get('/memes', { ...signedIn, schema: { querystring: MemesQuery, response: { 200: MemeGallery } } }, ({ user, query }) =>
      memes.gallery(user.id, query.before),
    );

    app.get('/memes/:id', { ...signedIn, schema: { params: MemeParams, response: { 200: MemeResult } } }, ({ user, params }) =>
      memes.one(user.id, params.id),
    );

    app.put(
      '/memes/:id',
      { ...signedIn, schema: { params: MemeParams, body: EditMemeBody, response: { 200: MemeResult } } },
      ({ user, params, body }, reply) => drawing(user.id, reply, (signal) => memes.edit(user.id, params.id, body, signal)),
    );

    app.delete('/memes/:id', one, async ({ user, params }, reply) => {
      await memes.remove(user.id, params.id);
      return reply.code(204).send();
    });

    app.get('/memes/:id/picture.png', one, async ({ user, params }, reply) => {
      const { bytes, filename } = await exporting.run(user.id, () =>
        drawing(user.id, reply, (signal) => memes.png(user.id, params.id, signal)),
      );
      return reply
        .type('image/png')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });

    app.get('/media/forged/:file', { schema: { params: File } }, async ({ params }, reply) => {
      const name = /^([0-9a-f]{32})\.webp$/.exec(params.file)?.[1];
      const picture = name === undefined ? null : await memes.open(name);
      if (!picture) throw new HttpFailure(404, 'Not found.');
      return reply.header('cache-control', FOREVER).header('content-length', picture.size).type('image/webp').send(picture.bytes);
    });
  };
}
