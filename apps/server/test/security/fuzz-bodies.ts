import fc from 'fast-check';
import type { Offered } from '../../src/http/offered.ts';
import { aClip } from '../clips.ts';
import { picture } from '../decks-stage.ts';
import { around, junk, type Known } from './fuzz-values.ts';

/** What is sent to a route beside its address. */
export interface Sent {
  headers: Record<string, string>;
  body: string | Uint8Array | null;
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/offset+octet-stream',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'image/png',
  'image/svg+xml',
  'multipart/form-data; boundary=x',
  'text/plain',
  'nothing',
];

/** Often the first, now and then the second. */
const rather = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: other });
const type = (...usual: string[]): fc.Arbitrary<string> => rather(fc.constantFrom(...usual), fc.constantFrom(...TYPES));
/** Goes through a header's grammar, whatever it means. */
const printable = fc.stringMatching(/^[!-~]{0,40}$/);

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const pictureOf = (format: (typeof FORMATS)[number]): Promise<Buffer> => picture(48, 32, format);
/** The shortest of the good pictures: the only one that a single piece can hold. */
export const shortPicture = (): Promise<Buffer> => pictureOf('gif');

/** Pictures of every kind, halves of them, and what is none. */
async function somePictures(): Promise<fc.Arbitrary<Uint8Array>> {
  const good = fc.constantFrom<Uint8Array>(...(await Promise.all(FORMATS.map(pictureOf))));
  const cut = fc.tuple(good, fc.nat(200)).map(([bytes, at]) => bytes.subarray(0, at));
  const spoilt = fc.tuple(good, fc.nat(), fc.nat(255)).map(([bytes, at, value]) => {
    const copy = Uint8Array.from(bytes);
    copy[at % copy.length] = value;
    return copy;
  });
  return fc.oneof({ weight: 4, arbitrary: good }, cut, spoilt, fc.uint8Array({ maxLength: 300 }), fc.constant(aClip('tiny.mp4')));
}

/** What an upload says of itself, as the tus protocol writes it. */
function metadataOf({ taken, ids }: Known): fc.Arbitrary<string> {
  const field = (name: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
    value.map((each) => `${name} ${Buffer.from(String(each)).toString('base64')}`);
  const deck = field('deck', rather(taken['deck'] ?? fc.constant(''), fc.constantFrom(...ids)));
  const title = field('title', rather(fc.constant('By hand'), fc.string({ unit: 'binary', maxLength: 90 })));
  const alt = field('alt', fc.string({ unit: 'grapheme', maxLength: 30 }));
  return rather(fc.oneof(fc.tuple(deck, title), fc.tuple(deck, title, alt)), fc.tuple(title, alt)).map((fields) => fields.join(','));
}

/** A step of the tus protocol, with the headers it asks for and now and then with others. */
function uploading(method: string, known: Known, files: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Sent> {
  const length = fc.constantFrom('0', '1', '64', '-1', '1e3', '20971521', '9'.repeat(30));
  const asks = fc.record({
    version: rather(fc.constant('1.0.0'), printable),
    offset: rather(fc.constant('0'), length),
    length: rather(fc.constant(null), length),
    metadata: rather(metadataOf(known), printable),
    contentType: type('application/offset+octet-stream'),
    bytes: files,
    isEmpty: fc.boolean(),
  });
  return asks.map(({ version, offset, length: said, metadata, contentType, bytes, isEmpty }) => {
    const piece = method === 'PATCH' ? bytes.subarray(0, 100) : bytes;
    const has = method === 'PATCH' || method === 'POST';
    const body = has && !isEmpty && piece.length > 0 ? piece : null;
    const headers = {
      'tus-resumable': version,
      ...(method === 'POST' && { 'upload-length': said ?? String(bytes.length || 1), 'upload-metadata': metadata }),
      ...(method === 'PATCH' && { 'upload-offset': offset }),
      ...((body !== null || method === 'PATCH') && { 'content-type': contentType }),
    };
    return { headers, body };
  });
}

const json = (payload: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> =>
  fc.record({ payload, contentType: type('application/json') }).map(({ payload: value, contentType }) => ({
    headers: { 'content-type': contentType },
    body: JSON.stringify(value) ?? '',
  }));

/** Resolves to what makes bodies for a route: pictures, pieces of files or JSON, of the type it reads and now and then of another. */
export async function bodies(known: Known): Promise<(route: Offered) => fc.Arbitrary<Sent>> {
  const pictures = await somePictures();
  const picturesSent = fc
    .record({ body: pictures, contentType: type('image/png', 'image/jpeg', 'image/webp') })
    .map(({ body, contentType }): Sent => ({ headers: { 'content-type': contentType }, body }));
  return ({ method, url, schema }) => {
    if (url.includes('/uploads')) return uploading(method, known, pictures);
    if (/\/(avatar|poster)$/.test(url) && method === 'PUT') return picturesSent;
    if (method === 'GET') return fc.constant({ headers: {}, body: null });
    return json(schema?.body === undefined ? junk(known) : around(schema.body, known));
  };
}
