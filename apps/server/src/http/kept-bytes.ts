import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

type Route<Schema> = Parameters<FastifySerializerCompiler<Schema>>[0];

/**
 * The `serializerCompiler` of routes that answer many with one object: its text is checked by the schema and made once, and whoever is answered
 * with the same object gets the same bytes. The object must not be changed after it was sent once.
 */
export function keptBytes<Schema>(route: Route<Schema>): (answer: object) => string {
  const textOf = serializerCompiler(route as Parameters<typeof serializerCompiler>[0]);
  const kept = new WeakMap<object, Buffer>();
  const bytesOf = (answer: object): Buffer => {
    const bytes = kept.get(answer) ?? Buffer.from(textOf(answer));
    kept.set(answer, bytes);
    return bytes;
  };
  // Fastify sends buffers as it sends texts; only its types speak of texts alone.
  return bytesOf as unknown as (answer: object) => string;
}
