import { HttpError } from './http-error.ts';
import { detailText } from './detail.ts';
import { isSignIn, noticeFor } from './notices.ts';
import type { Notice } from './notices.ts';
import type { TokenStore } from './token.ts';
import type { ErrorCode } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';

/** What a call may ask for besides its path. */
interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** sent as JSON, or as it is when it is a blob */
  body?: unknown;
  /** how often to try in all when nobody answers or the server fails; 1 unless told otherwise, 1 s apart */
  attempts?: number;
  /** the page shows its own toast: the generic one stays away (design "Toasts") */
  ownToast?: boolean;
  /** lets the call outlive the page */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** another way to send this one call, for uploads that show how far they are */
  send?: typeof fetch;
}

/** What happens around calls; the app hangs its toasts and its way to /login on it. */
export interface HttpListeners {
  /** a call failed for good and its page has no toast of its own */
  onNotice?: (notice: Notice) => void;
  /** a signed-in call was answered 401: the token is removed already */
  onSessionExpired?: (notice: Notice) => void;
}

/** The HTTP client. */
export interface Http {
  /** Calls `/api` + path with the bearer token; returns the parsed answer or throws an `HttpError`. */
  call<T>(path: string, options?: CallOptions): Promise<T>;
  /** Hangs in listeners in place of the former ones. */
  listen(listeners: HttpListeners): void;
}

interface HttpSetup {
  tokens: TokenStore;
  fetch?: typeof fetch;
  wait?: (ms: number) => Promise<void>;
  /** a signal that aborts after so many milliseconds */
  timeout?: (ms: number) => AbortSignal;
  base?: string;
}

const TIMEOUT_MS = limits.http.timeoutMs;
const RETRY_MS = limits.http.retryDelayMs;

async function parsed(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // an error page of something in between; the status says enough
  }
}

function failed(response: Response, body: unknown): HttpError {
  const code =
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? (body.code as ErrorCode) : undefined;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  return new HttpError({ kind: 'answer', status: response.status, detail: detailText(response.status, body), code, retryAfterMs, body });
}

/** Makes the HTTP client of spec §7: one base, bearer token, 240 s timeout, the error catalogue of spec §8. */
export function createHttp({
  tokens,
  fetch: send = (...args) => fetch(...args),
  wait = (ms) => new Promise((done) => setTimeout(done, ms)),
  timeout = (ms) => AbortSignal.timeout(ms),
  base = '/api',
}: HttpSetup): Http {
  let listeners: HttpListeners = {};

  const once = async (path: string, { method = 'GET', body, keepalive, signal, send: how = send }: CallOptions): Promise<unknown> => {
    const token = tokens.read();
    const headers = new Headers({ accept: 'application/json' });
    let init: RequestInit;
    try {
      const raw = body instanceof Blob;
      if (token) headers.set('authorization', `Bearer ${token}`);
      if (body !== undefined) headers.set('content-type', raw ? body.type : 'application/json');
      const late = timeout(TIMEOUT_MS);
      init = {
        method,
        headers,
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, late]) : late,
        ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
        ...(keepalive && { keepalive }),
      };
    } catch (cause) {
      throw new HttpError({ kind: 'request' }, { cause });
    }
    let response: Response;
    let answer: unknown;
    try {
      response = await how(base + path, init);
      answer = await parsed(response);
    } catch (cause) {
      if (signal?.aborted) throw cause; // somebody changed their mind; that is no failure
      throw new HttpError({ kind: 'network' }, { cause });
    }
    if (!response.ok) throw failed(response, answer);
    return answer;
  };

  const report = (error: HttpError, path: string, ownToast: boolean | undefined, tokenUsed: string | null): void => {
    const notice = noticeFor(error, path);
    // AUTH_FAILED: what was shown was wrong, a Google account to connect for example; it is not the session that is over.
    if (error.status === 401 && !isSignIn(path) && error.code !== 'AUTH_FAILED') {
      // A late answer to a call made with an older token says nothing about the one in use now.
      if (tokens.read() !== tokenUsed) return;
      tokens.remove();
      listeners.onSessionExpired?.(notice);
    } else if (!ownToast) listeners.onNotice?.(notice);
  };

  return {
    listen(next) {
      listeners = next;
    },
    async call<T>(path: string, options: CallOptions = {}) {
      const attempts = options.attempts ?? 1;
      const tokenUsed = tokens.read();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return (await once(path, options)) as T;
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          if (attempt < attempts && error.worthRetrying) await wait(RETRY_MS);
          else {
            report(error, path, options.ownToast, tokenUsed);
            throw error;
          }
        }
      }
    },
  };
}
