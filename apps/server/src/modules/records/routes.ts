import { CurveBody, Id, MatchesAnswer, MatchesQuery, MatchRecord } from '@deadpan/protocol';
import * as z from 'zod/mini';
import type { Api } from '../../http/api.ts';
import type { Records } from './records.ts';

const Params = z.object({ id: Id });

/** A player's history and the page of each match (design "Statistics"). */
export function recordRoutes(app: Api, { records }: { records: Records }): void {
  const signedIn = { onRequest: app.authenticate };

  app.get('/matches', { ...signedIn, schema: { querystring: MatchesQuery, response: { 200: MatchesAnswer } } }, ({ query, user }) =>
    records.history(user.id, query),
  );

  app.get('/matches/:id', { ...signedIn, schema: { params: Params, response: { 200: MatchRecord } } }, ({ params, user }) =>
    records.record(user.id, params.id),
  );

  app.put('/matches/:id/curves', { ...signedIn, schema: { params: Params, body: CurveBody } }, async ({ params, body, user }, reply) => {
    await records.share(user.id, params.id, body);
    return reply.code(204).send();
  });

  app.delete('/matches/:id/curves', { ...signedIn, schema: { params: Params } }, async ({ params, user }, reply) => {
    await records.unshare(user.id, params.id);
    return reply.code(204).send();
  });
}
