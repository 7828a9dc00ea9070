import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { HttpError } from '@deadpan/protocol';
import { BlobsAway, BlobsFull } from '../ports/blobs.ts';
import { DatabaseAway } from '../ports/database-away.ts';
import { HttpFailure } from './failure.ts';

/** What Fastify itself refuses, in words without its codes. */
const own: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'Not found.',
  405: 'That is not allowed here.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send JSON.',
};

function validation(error: FastifyError, context: string): HttpError {
  const issues = hasZodFastifySchemaValidationErrors(error) ? error.validation : [];
  return {
    code: 'VALIDATION',
    detail: issues.map((issue) => ({
      loc: [context, ...issue.instancePath.split('/').filter((part) => part !== '')],
      msg: issue.message ?? 'Invalid input',
      type: issue.keyword,
    })),
  };
}

/** Takes what a route threw; returns the status and the answer, with nothing of the inside in it: no stack, no SQL, no path. */
function answerFor(error: FastifyError | Error): { status: number; body: HttpError; retryAfterSeconds?: number } {
  if (error instanceof HttpFailure) {
    const body: HttpError = error.code ? { detail: error.message, code: error.code } : { detail: error.message };
    return { status: error.statusCode, body, ...(error.retryAfterSeconds ? { retryAfterSeconds: error.retryAfterSeconds } : {}) };
  }
  if (error instanceof DatabaseAway) {
    return {
      status: 503,
      body: { detail: 'The server cannot save right now. Please try again in a moment.', code: 'UNAVAILABLE' },
      retryAfterSeconds: 2,
    };
  }
  if (error instanceof BlobsFull) {
    return {
      status: 503,
      body: { detail: 'The server has no room for more files. Somebody has to make some: please try again later.', code: 'UNAVAILABLE' },
      retryAfterSeconds: 60,
    };
  }
  if (error instanceof BlobsAway) {
    return {
      status: 503,
      body: { detail: 'The server cannot reach its files right now. Please try again in a moment.', code: 'UNAVAILABLE' },
      retryAfterSeconds: 2,
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 422, body: validation(error, error.validationContext ?? 'body') };
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  const detail = status < 500 ? (own[status] ?? 'The request was refused.') : 'Something went wrong on our side.';
  return { status: status >= 400 ? status : 500, body: { detail } };
}

/** The arena that a request is about, by its route: the log also says which match runs in it. */
function roomOf({ routeOptions: { url }, params }: FastifyRequest): string | undefined {
  return url?.includes('/game/lobbies/:id') ? (params as { id: string }).id : undefined;
}

/** Fastify's error handler: every failure in the one shape, logged only when it is our fault. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, retryAfterSeconds } = answerFor(error);
  if (status >= 500) {
    const about = { err: error, url: request.routeOptions.url, room: roomOf(request) };
    request.log[status === 503 ? 'warn' : 'error'](about, 'request failed');
  }
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  void reply.code(status).header('cache-control', 'no-store').type('application/json').serializer(JSON.stringify).send(body);
}
