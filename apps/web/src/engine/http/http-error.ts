import type { ErrorCode } from '@deadpan/protocol';

/** What kept a call from succeeding: an answer that says no, no answer at all, or a request that could not even be built. */
export type HttpFailure =
  | {
      kind: 'answer';
      status: number;
      detail: string | undefined;
      code: ErrorCode | undefined;
      retryAfterMs: number | undefined;
      body?: unknown;
    }
  | { kind: 'network' }
  | { kind: 'request' };

/** A failed HTTP call. `message` is the server's own words where it sent any. */
export class HttpError extends Error {
  readonly failure: HttpFailure;

  constructor(failure: HttpFailure, options?: ErrorOptions) {
    super((failure.kind === 'answer' && failure.detail) || failure.kind, options);
    this.name = 'HttpError';
    this.failure = failure;
  }

  /** The HTTP status, or 0 when there was no answer. */
  get status(): number {
    return this.failure.kind === 'answer' ? this.failure.status : 0;
  }

  /** The server's words for people, if it sent any. */
  get detail(): string | undefined {
    return this.failure.kind === 'answer' ? this.failure.detail : undefined;
  }

  /** The server's word for programs, if it sent one. */
  get code(): ErrorCode | undefined {
    return this.failure.kind === 'answer' ? this.failure.code : undefined;
  }

  /** Whether trying the same again may help: only when nobody answered or the server itself failed. */
  get worthRetrying(): boolean {
    return this.failure.kind === 'network' || this.status >= 500;
  }
}

/** The server's words in an error, if it is one of ours and has any. */
export function detailOf(error: unknown): string | undefined {
  return error instanceof HttpError ? error.detail : undefined;
}
