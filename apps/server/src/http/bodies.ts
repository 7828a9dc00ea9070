import type { FastifyInstance } from 'fastify';
import { limits } from '@deadpan/protocol';
import { isDeeper } from './depth.ts';
import { HttpFailure } from './failure.ts';

const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);
const tooDeep = (): HttpFailure => new HttpFailure(400, 'The request is nested too deeply.', { code: 'VALIDATION' });

/**
 * How bodies are read: JSON only, an empty one is `{}` (browsers send one when the page unloads, spec §7), and nothing packed, because a
 * small packed body can be a large one. Nor is one nested deeper than anything of ours: what walks it later may call itself for every level.
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, {});
    const text = body.toString();
    if (isDeeper(text, limits.http.jsonDepth)) return done(tooDeep());
    void parse(request, text, done);
  });
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new HttpFailure(415, 'Send the body unpacked.');
  });
  app.addHook('preValidation', async (request) => {
    if (METHODS_WITH_BODY.has(request.method)) request.body ??= {};
  });
}
