import type { IncomingHttpHeaders } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { UserId } from '@deadpan/protocol';
import { HttpFailure, tooMany } from './failure.ts';
import type { ReadBudget } from './read-budget.ts';

/** Fastify as the modules see it: bodies and answers are checked and typed by the protocol's schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A feature's routes; registered twice, at `/` and under `/api`. */
export type ApiModule = (app: Api) => void;

/** Who a token belongs to. */
export interface Identity {
  userId: UserId;
  username: string;
  /** The sign-in behind the token. */
  sessionId: string;
  picture: string | null;
}

/** Takes a bearer token; returns whose it is, or null when it is not valid any more. */
export type VerifyToken = (token: string) => Promise<Identity | null>;

/** The same without asking anybody: null also when it has to be looked up. */
export type RecallToken = (token: string) => Identity | null;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; only in routes that have `onRequest: app.authenticate`, elsewhere reading it is a 401. */
    user: { id: UserId; username: string; sessionId: string };
    identity: Identity | null;
  }
  interface FastifyInstance {
    /** Route hook: 401 unless the request carries a valid bearer token, 429 for a read beyond the player's budget. */
    authenticate: (request: FastifyRequest) => Promise<void>;
  }
}

const unauthorized = (): HttpFailure => new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });

/** Takes a request's headers; returns the token of its Authorization header. */
function bearer({ authorization }: IncomingHttpHeaders): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Nothing of these is waited for between the two looks at a token. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/** Gives the app `authenticate` and `request.user`. Without `reads` nobody's reads are limited. */
export function authentication(app: FastifyInstance, verify: VerifyToken, reads: ReadBudget | null): void {
  app.decorateRequest('identity', null);
  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      if (!this.identity) throw unauthorized();
      return { id: this.identity.userId, username: this.identity.username, sessionId: this.identity.sessionId };
    },
  });
  app.decorate('authenticate', async (request: FastifyRequest) => {
    const token = bearer(request.headers);
    request.identity = token === null ? null : await verify(token);
    if (!request.identity) throw unauthorized();
    const waitMs = WITHOUT_BODY.has(request.method) ? (reads?.take(request.identity.userId) ?? 0) : 0;
    if (waitMs > 0) throw tooMany('Too many requests. Please wait a moment.', waitMs);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    // A body may take a minute to arrive, and the sign-in may have ended meanwhile: whoever holds a token back must not use it afterwards.
    if (!request.identity || WITHOUT_BODY.has(request.method)) return done();
    app.authenticate(request).then(() => done(), done);
  });
}
