import { AuthAnswer, ConnectGoogleBody, DisconnectGoogleBody, GoogleBody, limits } from '@deadpan/protocol';
import * as z from 'zod/mini';
import type { Api } from '../../http/api.ts';
import type { Google } from './google.ts';

/** google, connect, disconnect (spec §7); registered only where Google sign-in is configured, so that elsewhere they are not there. */
export function googleRoutes(app: Api, { google }: { google: Google }): void {
  const bodyLimit = limits.http.loginBodyBytes;

  app.post('/auth/google', { bodyLimit, schema: { body: GoogleBody, response: { 200: AuthAnswer } } }, (request) =>
    google.signIn(request.body, request.ip),
  );

  app.put('/account/google', { bodyLimit, onRequest: app.authenticate, schema: { body: ConnectGoogleBody } }, async (request, reply) => {
    await google.connect(request.user.id, request.body, request.ip);
    return reply.code(204).send();
  });

  app.delete(
    '/account/google',
    { bodyLimit, onRequest: app.authenticate, schema: { body: z.nullish(DisconnectGoogleBody) } },
    async (request, reply) => {
      await google.disconnect(request.user.id, request.body ?? {}, request.ip);
      return reply.code(204).send();
    },
  );
}
