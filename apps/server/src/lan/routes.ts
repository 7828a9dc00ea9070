import type { Api } from '../http/api.ts';

/**
 * GET /lan/trusted: an empty answer that the door's page, which is of another origin, may ask for: it comes through only when the browser trusts
 * this server. It says nothing else to anybody.
 */
export function lanRoutes(app: Api): void {
  app.get('/lan/trusted', async (_request, reply) => reply.header('cross-origin-resource-policy', 'cross-origin').code(204).send());
}
