import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { BlobsAway, type BlobStore, type ListedBlob } from '../../ports/blobs.ts';
import { mustBeKey } from './key.ts';
import { pageOf } from './s3-list.ts';

/** Where the blobs lie: any service that speaks the protocol of Amazon S3. */
export interface S3Settings {
  /** Its address, without the bucket. */
  url: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
}

/** How long the store may take to begin an answer, or to take or give a whole blob. */
const PATIENCE_MS = 20_000;
/** Tries more after a 5xx or a 429. */
const RETRIES = 2;
/** The longest pause before the first of them; the next is twice as long. */
const FIRST_PAUSE_MS = 50;

async function sha256(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex');
}

/** Whoever does not read an answer must end it, or its connection stays taken. */
async function ended(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return answer;
}

/** Reads an answer to its end. Throws `BlobsAway` when that takes too long or the line breaks: whoever waits for a part of an upload keeps others waiting. */
async function whole(answer: Response, patienceMs: number): Promise<Uint8Array> {
  const body = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
  const timer = setTimeout(() => body.destroy(new Error('It took too long.')), patienceMs);
  try {
    return new Uint8Array(await buffer(body));
  } catch (error) {
    throw new BlobsAway('The store of files broke off.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const refused = (status: number, what: string): BlobsAway => new BlobsAway(`The store answered ${what} with ${status}.`);

/**
 * Takes where the store is; the `BlobStore` port over a bucket, addressed by path. `ready` throws `BlobsAway` unless the bucket is there and the key
 * opens it, after `withinMs` at the latest.
 */
export function createS3Blobs(
  { url, bucket, key: accessKeyId, secret, region }: S3Settings,
  patienceMs = PATIENCE_MS,
): BlobStore & { ready(withinMs?: number): Promise<void> } {
  // Tries again by itself, it would leave answers unread, and their connections taken.
  const client = new AwsClient({ accessKeyId, secretAccessKey: secret, service: 's3', region, retries: 0 });
  const base = `${url.replace(/\/$/, '')}/${bucket}`;
  const addressOf = (key: string): string => {
    mustBeKey(key);
    return `${base}/${key}`;
  };

  /** Returns the answer when its head is there: a stream may then take its time. */
  async function ask(
    method: string,
    address: string,
    { withinMs = patienceMs, ...more }: { headers?: Record<string, string>; body?: Uint8Array; withinMs?: number } = {},
  ): Promise<Response> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), withinMs);
    try {
      const init = { method, signal: patience.signal, ...more } as RequestInit;
      for (let tries = 0; ; tries++) {
        const answer = await client.fetch(address, init);
        if (tries === RETRIES || (answer.status < 500 && answer.status !== 429)) return answer;
        await ended(answer);
        await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** tries, undefined, { signal: patience.signal });
      }
    } catch (error) {
      throw new BlobsAway('The store of files cannot be reached.', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function found(key: string, headers?: Record<string, string>): Promise<Response | null> {
    const answer = await ask('GET', addressOf(key), headers && { headers });
    if (answer.ok) return answer;
    await ended(answer);
    if (answer.status === 404) return null;
    throw refused(answer.status, 'GET');
  }

  async function* listed(folder: string): AsyncGenerator<ListedBlob> {
    mustBeKey(folder);
    for (let next: string | null = ''; next !== null;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/`, ...(next !== '' && { 'continuation-token': next }) });
      const answer = await ask('GET', `${base}?${query.toString()}`);
      if (!answer.ok) throw refused((await ended(answer)).status, 'a list');
      const page = pageOf(Buffer.from(await whole(answer, patienceMs)).toString());
      yield* page.blobs;
      next = page.next;
    }
  }

  return {
    async ready(withinMs = patienceMs) {
      const { status, ok } = await ask('HEAD', base, { withinMs });
      if (!ok) throw refused(status, `a look at the bucket ${bucket}`);
    },

    async put(key, bytes) {
      const headers = { 'x-amz-content-sha256': await sha256(bytes), 'content-type': 'application/octet-stream' };
      const { ok, status } = await ended(await ask('PUT', addressOf(key), { headers, body: bytes }));
      if (!ok) throw refused(status, 'PUT');
    },

    async get(key) {
      const answer = await found(key);
      return answer && whole(answer, patienceMs);
    },

    async size(key) {
      const answer = await ask('HEAD', addressOf(key));
      if (answer.status === 404) return null;
      if (!answer.ok) throw refused(answer.status, 'HEAD');
      return Number(answer.headers.get('content-length'));
    },

    async stream(key, range) {
      const answer = await found(key, range && { range: `bytes=${range.start}-${range.end}` });
      if (!answer) return null;
      // A store that does not know ranges would send everything under the name of a part.
      if (range && answer.status !== 206) throw refused((await ended(answer)).status, 'a range');
      const bytes = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
      return { size: Number(answer.headers.get('content-length')), bytes };
    },

    async delete(key) {
      const { ok, status } = await ended(await ask('DELETE', addressOf(key)));
      if (!ok && status !== 404) throw refused(status, 'DELETE');
    },

    list: listed,

    // What the store did not take whole was never there.
    tidy: async () => 0,
  };
}
