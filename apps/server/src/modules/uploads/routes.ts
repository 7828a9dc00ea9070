import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Server, type ServerOptions } from '@tus/server';
import { limits } from '@deadpan/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api, ApiModule } from '../../http/api.ts';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { Counters } from '../../ports/counters.ts';
import { HOUR_MS } from '../../ports/durations.ts';
import { unguessable } from '../decks/files.ts';
import { noUpload, standsElsewhere } from './refusals.ts';
import { PlayerStore } from './tus-store.ts';
import type { Uploads } from './uploads.ts';

const ID = /^[0-9a-f]{32}$/;
/** How long a request that another one waits for may take to keep what it has. */
const DRAIN_MS = 1_000;

export interface UploadRoutes {
  uploads: Uploads;
  locker: ServerOptions['locker'];
  /** The operator's switch. */
  enabled: boolean;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

/** What the tus server itself refuses, in our words. */
const refusals: Record<number, string> = {
  400: 'The request could not be read.',
  403: 'The request could not be read.',
  409: standsElsewhere().message,
  412: 'Uploads go by the tus protocol, version 1.0.0.',
  413: 'More bytes came than the upload has.',
};

function asFailure(error: unknown): unknown {
  if (error instanceof Error && !('status_code' in error)) return error;
  const status = Number((error as { status_code?: unknown }).status_code);
  if (status === 404) return noUpload();
  return new HttpFailure(status >= 400 && status < 600 ? status : 500, refusals[status] ?? 'The upload was refused.');
}

/** Our request as the tus server takes one. */
function asWebRequest(request: FastifyRequest, path: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const hasBody = request.method === 'POST' || request.method === 'PATCH';
  const body = hasBody ? (Readable.toWeb(request.raw) as ReadableStream) : null;
  return new Request(`http://deadpan${path}`, { method: request.method, headers, ...(body && { body, duplex: 'half' }) } as RequestInit);
}

/** Lets go by what comes of a body after its answer: read in part and left, it would keep the connection from its next request until it times out. */
function letGoBy(body: IncomingMessage): void {
  if (body.readableEnded || body.destroyed) return;
  body.removeAllListeners('data');
  body.resume();
}

/** Files on their way into decks, by the tus protocol (tus.io, 1.0.0: creation, creation with upload, termination). */
export function uploadRoutes({ uploads, locker, enabled, counters }: UploadRoutes): ApiModule {
  const begun = createLimiter('uploads', limits.decks.uploadsPerHour, HOUR_MS, counters);

  async function isEnabled(): Promise<void> {
    if (!enabled) throw new HttpFailure(403, 'Whoever runs this server has switched uploads off.', { code: 'UPLOADS_OFF' });
  }
  async function notTooOften({ user, method }: FastifyRequest): Promise<void> {
    const wait = method === 'POST' ? await begun.take(user.id) : 0;
    if (wait > 0) throw tooMany('Too many uploads. Please wait a while and try again.', wait);
  }

  async function handle(app: Api, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { id: owner } = request.user;
    const path = request.url.split('?')[0] ?? '';
    const id = (request.params as { id?: string }).id;
    if (id !== undefined && !ID.test(id)) throw noUpload();
    const upload = id ?? unguessable();
    let failure: unknown;
    let isTooMuch = false;
    const server = new Server({
      path: id === undefined ? path : path.slice(0, path.lastIndexOf('/')),
      relativeLocation: true,
      datastore: new PlayerStore(uploads, owner, () => app.authenticate(request)),
      locker,
      lockDrainTimeout: DRAIN_MS,
      maxSize: limits.decks.clip.bytes,
      namingFunction: () => upload,
      onUploadFinish: async (asked) => ({
        status_code: asked.method === 'POST' ? 201 : 200,
        body: JSON.stringify(await uploads.itemOf(owner, upload)),
      }),
      onResponseError: (_request, error) => {
        failure = asFailure(error);
        isTooMuch = 'status_code' in error && error.status_code === 413;
        return undefined;
      },
    });
    const asked = asWebRequest(request, path) as Parameters<typeof server.handleWeb>[0];
    const answer = await server.handleWeb(asked).finally(() => letGoBy(request.raw));
    // Who began it with its bytes was not told where it is, and cannot cancel it. What cannot be removed now gives way to another in a minute.
    if (isTooMuch) await uploads.overrun(owner, upload).catch(() => undefined);
    if (failure !== undefined) throw failure;
    if (answer.status >= 400) throw asFailure({ status_code: answer.status });
    for (const name of ['location', 'tus-resumable', 'upload-offset', 'upload-length', 'connection']) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    const text = await answer.text();
    if (text === '') return reply.code(answer.status).send();
    return reply.code(answer.status).type('application/json').send(text);
  }

  return (app) => {
    void app.register(async (scope: Api) => {
      scope.removeAllContentTypeParsers();
      // Left unread: the tus server takes it as it comes.
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      const hooks = { onRequest: [app.authenticate, isEnabled, notTooOften] };
      scope.route({ method: 'POST', url: '/uploads', ...hooks, handler: (request, reply) => handle(app, request, reply) });
      scope.route({
        method: ['HEAD', 'PATCH', 'DELETE'],
        url: '/uploads/:id',
        ...hooks,
        handler: (request, reply) => handle(app, request, reply),
      });
    });
  };
}
