import { AvatarSeed, GeneratedAvatarBody, limits, User } from '@deadpan/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ApiModule } from '../../http/api.ts';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import { oneUploadEach } from '../../http/one-upload-each.ts';
import type { Counters } from '../../ports/counters.ts';
import { HOUR_MS } from '../../ports/durations.ts';
import type { Avatars } from './avatars.ts';
import { drawFace } from './drawn-face.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const { bytes: bodyLimit } = limits.avatar;

const Name = z.object({ file: z.string() });
const notFound = (): HttpFailure => new HttpFailure(404, 'Not found.');

/** Before a byte of the body is read. */
async function isPicture({ headers }: FastifyRequest): Promise<void> {
  if (!/^image\//i.test(headers['content-type'] ?? '')) {
    throw new HttpFailure(415, 'Send a picture: a JPEG, PNG, WebP, AVIF or GIF.', { code: 'BAD_PICTURE' });
  }
  if (Number(headers['content-length'] ?? 0) > bodyLimit) {
    throw new HttpFailure(413, `The picture must not be larger than ${bodyLimit / 1024 / 1024} MB.`, { code: 'BAD_PICTURE' });
  }
}

export interface AvatarRoutes {
  avatars: Avatars;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

/** Players' pictures: drawn faces and uploads, and how both are seen. */
export function avatarRoutes({ avatars, counters }: AvatarRoutes): ApiModule {
  // Outside: the routes are registered twice, and a limit is one.
  const changes = createLimiter('pictures', limits.accountChanges.picturesPerHour, HOUR_MS, counters);
  async function notTooOften({ user }: FastifyRequest): Promise<void> {
    const wait = await changes.take(user.id);
    if (wait > 0) throw tooMany('Too many pictures. Please wait a while and try again.', wait);
  }
  const uploading = counters ? oneUploadEach() : null;

  return (app) => {
    const changing = [app.authenticate, notTooOften];

    app.put(
      '/account/avatar/generated',
      { onRequest: changing, schema: { body: GeneratedAvatarBody, response: { 200: User } } },
      ({ user, body }) => avatars.choose(user.id, body.seed),
    );

    app.delete('/account/avatar', { onRequest: changing, schema: { response: { 200: User } } }, ({ user }) => avatars.clear(user.id));

    app.get('/avatars/generated/:file', { schema: { params: Name } }, ({ params }, reply) => {
      const seed = AvatarSeed.safeParse(/^(.*)\.svg$/.exec(params.file)?.[1]);
      if (!seed.success) throw notFound();
      return reply.header('cache-control', FOREVER).type('image/svg+xml').send(drawFace(seed.data));
    });

    app.get('/avatars/:file', { schema: { params: Name } }, async ({ params }, reply) => {
      const name = /^([0-9a-f]{32})\.webp$/.exec(params.file)?.[1];
      const picture = name === undefined ? null : await avatars.open(name);
      if (!picture) throw notFound();
      return reply.header('cache-control', FOREVER).header('content-length', picture.size).type('image/webp').send(picture.bytes);
    });

    // In a scope of its own, the only one in which bodies other than JSON are read.
    void app.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      uploads.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
      uploads.put(
        '/account/avatar',
        {
          onRequest: [...changing, isPicture, async (request) => uploading?.begin(request)],
          // Not when it is answered: whoever hangs up is never answered.
          onSend: async (request) => uploading?.end(request),
          bodyLimit,
          schema: { response: { 200: User } },
        },
        ({ user, body }) => avatars.upload(user.id, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
      );
    });
  };
}
