import type { DeckItem, ErrorCode } from '@deadpan/protocol';
import type { HttpRequest, HttpResponse, Upload, UploadOptions } from 'tus-js-client';
import type { BegunUploads } from './broken-off.ts';

/** Why the server will not have a file. `status` 0: it has failed too often in a row. */
export interface Refusal {
  status: number;
  code: ErrorCode | undefined;
  /** the server's words for people */
  detail: string | undefined;
}

/** What happens to a file on its way. */
export interface TransferEvents {
  /** bytes that are on the other side, or on the wire to it */
  onProgress(sent: number): void;
  /** nobody answers; it goes on by itself when somebody does */
  onWaiting(waiting: boolean): void;
  /** all of it has arrived; null when the answer that told of the item was lost on the way */
  onDone(item: DeckItem | null): void;
  onRefused(refusal: Refusal): void;
}

/** A file that is on its way. */
export interface Transfer {
  /** Stops it. `forget`: the server drops what it has, and so does this browser; otherwise it may be taken up again. */
  stop(forget: boolean): void;
}

export interface TransferOptions {
  file: File;
  metadata: { deck: string; title: string };
  user: string;
  fingerprint: string;
  begun: BegunUploads;
  token: () => string | null;
  endpoint?: string;
  partBytes?: number;
  load?: () => Promise<{ Upload: new (file: File, options: UploadOptions) => Upload }>;
  /** runs something after so many milliseconds; returns how to prevent it */
  later?: (ms: number, run: () => void) => () => void;
  /** where `online` and `offline` are said */
  network?: Pick<EventTarget, 'addEventListener'>;
}

/** Small enough for every proxy's usual limit, large enough that the ways there and back do not count. */
const PART_BYTES = 1024 * 1024;
const DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
/** So long without a byte: the line is dead and only nobody has said so. */
const STALLED_MS = 30_000;
/** A server that answers with errors so often in a row is not better the next time. */
const SERVER_ERRORS = 5;

const soon = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** What the library is to keep where. */
const storageOf = ({ begun, user, fingerprint, metadata, file }: TransferOptions): NonNullable<UploadOptions['urlStorage']> => ({
  findAllUploads: async () => [],
  findUploadsByFingerprint: async () => [],
  removeUpload: async () => begun.forget(fingerprint),
  addUpload: async (_print, { uploadUrl }) => {
    if (uploadUrl) begun.remember({ fingerprint, user, deck: metadata.deck, name: file.name, bytes: file.size, url: uploadUrl });
    return fingerprint;
  },
});

function parsed(body: string): Record<string, unknown> {
  try {
    const value = JSON.parse(body) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {}; // an error page of something in between
  }
}

const refusalOf = (status: number, body: string): Refusal => {
  const { code, detail } = parsed(body);
  return { status, code: code as ErrorCode | undefined, detail: typeof detail === 'string' ? detail : undefined };
};

/**
 * Whether the same may work a moment later. An upload that is gone from the server is begun anew by the library; a server that is busy with other
 * files keeps what it has of this one.
 */
function mayPass(method: string, status: number): boolean {
  return status >= 500 || status === 409 || status === 423 || (method === 'PATCH' && [404, 410, 429].includes(status));
}

/**
 * Sends a file by the tus protocol: goes on where it stopped, whether the line broke or the page was loaded anew. While nobody answers it tries
 * again for ever, at once when the browser says that it is online. The library is loaded by the first call.
 */
export function startTransfer(options: TransferOptions, events: TransferEvents): Transfer {
  const {
    file,
    metadata,
    fingerprint,
    begun,
    token,
    endpoint = '/api/uploads',
    partBytes = PART_BYTES,
    later = soon,
    network = window,
  } = options;
  const load = options.load ?? (() => import('tus-js-client'));
  const over = new AbortController();
  let upload: Upload | undefined;
  let answer: { method: string; status: number; body: string } | null = null;
  let [failures, serverErrors] = [0, 0];
  let [waiting, paused, loading] = [false, false, false];
  let unwatch = (): void => {};
  let unschedule = (): void => {};

  const tellWaiting = (next: boolean): void => {
    if (waiting === next) return;
    waiting = next;
    events.onWaiting(next);
  };
  const end = (): void => {
    over.abort();
    unwatch();
    unschedule();
  };
  const go = (): void => {
    paused = false;
    unschedule();
    watch();
    if (!upload) return void begin();
    void upload.abort(); // never twice at once
    upload.start();
  };
  const pause = (): void => {
    paused = true;
    unwatch();
    void upload?.abort();
    tellWaiting(true);
    unschedule();
    const delay = DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0;
    failures += 1;
    unschedule = later(delay, go);
  };
  const watch = (): void => {
    unwatch();
    unwatch = later(STALLED_MS, pause);
  };

  const onError = (): void => {
    if (over.signal.aborted) return;
    const said = answer;
    if (said && mayPass(said.method, said.status) && ++serverErrors > SERVER_ERRORS) {
      end();
      events.onRefused({ status: 0, code: undefined, detail: undefined });
    } else if (!said || mayPass(said.method, said.status)) pause();
    else {
      end();
      // What the server has looked at and does not want is not worth going on with; without a sign-in it may still be.
      if (said.status !== 401 && said.status !== 429) begun.forget(fingerprint);
      events.onRefused(refusalOf(said.status, said.body));
    }
  };
  const onProgress = (sent: number): void => {
    if (over.signal.aborted) return;
    watch();
    if (sent > 0) events.onProgress(sent);
  };
  const onBeforeRequest = (request: HttpRequest): void => {
    answer = null;
    const known = token();
    if (known) request.setHeader('Authorization', `Bearer ${known}`);
  };
  const onAfterResponse = (request: HttpRequest, response: HttpResponse): void => {
    const [method, status] = [request.getMethod(), response.getStatus()];
    answer = { method, status, body: response.getBody() };
    if (status < 400) tellWaiting(false);
    // Otherwise the library would begin anew after any failure to ask how far it was.
    if (method === 'HEAD' && status >= 400 && ![404, 410, 423].includes(status)) throw new Error(`HEAD ${status}`);
  };
  const onChunkComplete = (): void => {
    [failures, serverErrors] = [0, 0];
  };
  const onSuccess = ({ lastResponse }: { lastResponse: HttpResponse }): void => {
    if (over.signal.aborted) return;
    end();
    const item = parsed(lastResponse.getBody());
    events.onDone(typeof item['id'] === 'string' ? (item as unknown as DeckItem) : null);
  };

  const begin = async (): Promise<void> => {
    if (loading) return;
    loading = true;
    try {
      const { Upload } = await load();
      if (over.signal.aborted) return;
      upload = new Upload(file, {
        endpoint: new URL(endpoint, location.href).href,
        metadata,
        chunkSize: partBytes,
        retryDelays: null,
        fingerprint: async () => fingerprint,
        urlStorage: storageOf(options),
        removeFingerprintOnSuccess: true,
        ...{ onError, onProgress, onBeforeRequest, onAfterResponse, onChunkComplete, onSuccess },
      });
      const former = begun.find(fingerprint);
      if (former) {
        const { url: uploadUrl, bytes: size } = former;
        upload.resumeFromPreviousUpload({
          uploadUrl,
          size,
          urlStorageKey: fingerprint,
          metadata,
          creationTime: '',
          parallelUploadUrls: null,
        });
      }
      if (!paused) upload.start();
    } catch {
      if (!over.signal.aborted) pause(); // the library itself did not arrive
    } finally {
      loading = false;
    }
  };

  network.addEventListener('online', () => waiting && go(), over);
  network.addEventListener('offline', pause, over);
  go();
  return {
    stop: (forget) => {
      end();
      // The server forgets by itself, only later.
      upload?.abort(forget).catch(() => undefined);
      if (forget) begun.forget(fingerprint);
    },
  };
}
