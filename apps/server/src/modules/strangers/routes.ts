import { BlockedPlayer, Done, Id, ReportBody } from '@deadpan/protocol';
import * as z from 'zod/mini';
import type { Api } from '../../http/api.ts';
import type { Strangers } from './strangers.ts';

const Params = z.object({ userId: Id });

/** Whom a player meets no more, and what they report (design "Strangers on video"). */
export function strangerRoutes(app: Api, { strangers }: { strangers: Strangers }): void {
  const signedIn = { onRequest: app.authenticate };

  app.get('/account/blocks', { ...signedIn, schema: { response: { 200: z.array(BlockedPlayer) } } }, ({ user }) =>
    strangers.blocked(user.id),
  );

  app.put('/account/blocks/:userId', { ...signedIn, schema: { params: Params } }, async ({ params, user }, reply) => {
    await strangers.block(user.id, params.userId);
    return reply.code(204).send();
  });

  app.delete('/account/blocks/:userId', { ...signedIn, schema: { params: Params } }, async ({ params, user }, reply) => {
    await strangers.unblock(user.id, params.userId);
    return reply.code(204).send();
  });

  app.post('/reports', { ...signedIn, schema: { body: ReportBody, response: { 201: Done } } }, async ({ body, user }, reply) => {
    await strangers.report(user.id, body);
    return reply.code(201).send({ success: true });
  });
}
