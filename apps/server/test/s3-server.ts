import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../src/adapters/blobs/s3.ts';
import { signedBy } from './s3-signature.ts';

const BUCKET = 'deadpan';
const KEY = 'AKIDEADPAN';
const SECRET = 'a-secret/with+signs=';
const REGION = 'eu-north-1';

/** As many as a thousand in Amazon's own. */
const LISTED_AT_ONCE = 3;
const escaped = (text: string): string => text.replace(/[<>&]/g, (c) => `&#${c.charCodeAt(0)};`);

const error = (code: string): string => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;

/** A server of the S3 protocol on this machine, as much of it as a store of blobs uses: one bucket by path, every signature and every sum verified. */
export interface S3Server {
  settings: S3Settings;
  /** The same as a server's environment. */
  env: Record<string, string>;
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}

function send(response: ServerResponse, status: number, body: Buffer | string = '', headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

function get(response: ServerResponse, object: Buffer, range: string | undefined): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined) return send(response, 200, object);
  const end = Math.min(Number(to), object.length - 1);
  if (Number(from) > end) return send(response, 416, error('InvalidRange'));
  send(response, 206, object.subarray(Number(from), end + 1), { 'content-range': `bytes ${from}-${end}/${object.length}` });
}

/** A page of keys in their order. Its tokens hold what XML escapes, as nobody promised that they do not. */
function list(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('continuation-token')?.replace(/^<&>/, '') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted();
  const page = keys.slice(0, LISTED_AT_ONCE);
  const contents = page.map(
    (key) => `<Contents><Key>${escaped(key)}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
  );
  const more = keys.length > page.length;
  const next = more ? `<NextContinuationToken>${escaped(`<&>${page.at(-1)}`)}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

async function answer(request: IncomingMessage, response: ServerResponse, objects: Map<string, Buffer>): Promise<void> {
  const { method = '', url = '/', headers } = request;
  const body = await buffer(request);
  const known = signedBy({ method, path: url, headers: headers as Record<string, string> }, (key) => (key === KEY ? SECRET : undefined));
  if (known === null) return send(response, 403, error('SignatureDoesNotMatch'));
  const { pathname, searchParams: query } = new URL(url, 'http://s3');
  const [, bucket, ...rest] = pathname.split('/');
  const key = rest.join('/');
  if (bucket !== BUCKET) return send(response, 404, error('NoSuchBucket'));
  if (key === '' && method === 'GET' && query.get('list-type') === '2') return send(response, 200, list(objects, query));
  if (key === '') return send(response, method === 'HEAD' ? 200 : 405);
  const object = objects.get(key);
  if (method === 'PUT') {
    const sum = createHash('sha256').update(body).digest('hex');
    if (headers['x-amz-content-sha256'] !== sum) return send(response, 400, error('XAmzContentSHA256Mismatch'));
    objects.set(key, body);
    return send(response, 200);
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return send(response, 204);
  }
  if (!object) return send(response, 404, error('NoSuchKey'));
  if (method === 'HEAD') return void response.writeHead(200, { 'content-length': object.length }).end();
  get(response, object, headers.range);
}

export async function s3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(request, response, objects));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { url, bucket: BUCKET, key: KEY, secret: SECRET, region: REGION },
    env: { S3_URL: url, S3_BUCKET: BUCKET, S3_KEY: KEY, S3_SECRET: SECRET, S3_REGION: REGION },
    objects,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
