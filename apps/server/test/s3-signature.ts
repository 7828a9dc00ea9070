import { createHash, createHmac } from 'node:crypto';

/** A request as the signature sees it. */
export interface SignedRequest {
  method: string;
  /** The path and query as they were sent, still encoded. */
  path: string;
  headers: Record<string, string | undefined>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

/** A query as it is signed: in order, and encoded in one way. */
function canonicalQuery(query: string): string {
  const encoded = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const pairs = [...new URLSearchParams(query)].map((pair) => pair.map(encoded).join('='));
  return pairs.toSorted().join('&');
}

/** Takes a request and the secret of a key; returns the key's name if the request was signed with it (Signature Version 4), or null. */
export function signedBy({ method, path, headers }: SignedRequest, secretOf: (key: string) => string | undefined): string | null {
  const [, key = '', date = '', region = '', names = '', signature] = FORM.exec(headers['authorization'] ?? '') ?? [];
  const secret = secretOf(key);
  if (secret === undefined || !names.split(';').includes('host')) return null;
  const canonical = names.split(';').map((name) => `${name}:${headers[name] ?? ''}\n`);
  const [place = '', query = ''] = path.split('?');
  const request = [method, place, canonicalQuery(query), canonical.join(''), names, headers['x-amz-content-sha256'] ?? ''].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(request)].join('\n');
  const signingKey = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return createHmac('sha256', signingKey).update(toSign).digest('hex') === signature ? key : null;
}
