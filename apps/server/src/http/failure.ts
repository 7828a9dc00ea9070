import type { ErrorCode } from '@deadpan/protocol';

/** An answer that is not a success: its text is for people, the code for programs. Thrown by routes, never by rules. */
export class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly statusCode: number;
  readonly code: ErrorCode | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, detail: string, more: { code?: ErrorCode; retryAfterSeconds?: number } = {}) {
    super(detail);
    this.statusCode = statusCode;
    this.code = more.code;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Takes how long to wait in ms; returns the 429 that says so. */
export function tooMany(detail: string, waitMs: number): HttpFailure {
  return new HttpFailure(429, detail, { code: 'RATE_LIMITED', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
