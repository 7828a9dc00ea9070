/**
 * A `fetch` that tells how far an upload is, which the browser's own does not. `onProgress` gets 0 to 1. Returns an ordinary response, so
 * that whoever calls it reads errors as always; rejects with a `TypeError` when nobody answers, as `fetch` does.
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', url instanceof Request ? url.url : url.toString());
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => {
        const retryAfter = request.getResponseHeader('retry-after');
        const empty = request.status === 204 || request.status === 304;
        const headers = new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter });
        resolve(new Response(empty ? null : request.responseText, { status: request.status, headers }));
      });
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => reject((signal?.reason as Error | undefined) ?? new TypeError('Failed to fetch')));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send((init.body as Blob | string | null | undefined) ?? null);
    });
}
