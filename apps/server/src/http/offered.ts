import type { FastifyInstance, RouteOptions } from 'fastify';

/** A route the app answers. */
export interface Offered {
  method: string;
  url: string;
  schema: RouteOptions['schema'];
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the app, in the order they were registered: what is tested of each is tested of a new one, too. */
    offered: Offered[];
  }
}

/** Gives the app the list of its routes; before any is registered. */
export function listRoutes(app: FastifyInstance): void {
  const offered: Offered[] = [];
  app.decorate('offered', offered);
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const each of [method].flat()) offered.push({ method: each, url, schema });
  });
}
