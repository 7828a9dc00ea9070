import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Upload, type UploadOptions } from 'tus-js-client';
import type { Deck, DeckItem } from '@deadpan/protocol';
import type { TestPlayer } from './a-server.ts';

/** What a server answered: its status and its JSON (null when there is none). */
export async function said(answer: Response | Promise<Response>): Promise<[number, unknown]> {
  const { status, text } = await Promise.resolve(answer).then(async (one) => ({ status: one.status, text: await one.text() }));
  return [status, text === '' ? null : JSON.parse(text)];
}

export async function newDeck(player: TestPlayer, name = 'Kitchen films'): Promise<Deck> {
  const [status, deck] = await said(player.call('POST', '/decks', { name }));
  if (status !== 201) throw new Error(`a deck: ${status} ${JSON.stringify(deck)}`);
  return deck as Deck;
}

export const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'png'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c2261a' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'SECRETNAME' } } })
    .toFormat(format)
    .toBuffer();

/** How an upload by the real client ended: the item, or what the server said. */
export type Ended = { item: DeckItem | null; url: string } | { status: number; body: { detail: string; code?: string } };

/** Sends a file with the client that the web app uses; takes what goes beside its defaults. */
export function send(url: string, player: TestPlayer, deck: string, file: Buffer, options: Partial<UploadOptions> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${url}/api/uploads`,
      metadata: { deck, title: 'Toast', alt: 'A toast waits.' },
      headers: { authorization: `Bearer ${player.token}` },
      chunkSize: 1024 * 1024,
      retryDelays: null,
      ...options,
      onSuccess: ({ lastResponse }) => {
        const body = lastResponse.getBody();
        resolve({ item: body === '' ? null : (JSON.parse(body) as DeckItem), url: upload.url ?? '' });
      },
      onError: (error) => {
        const answer = 'originalResponse' in error ? error.originalResponse : null;
        if (!answer) return reject(error);
        resolve({ status: answer.getStatus(), body: JSON.parse(answer.getBody()) as { detail: string } });
      },
    });
    upload.start();
  });
}

/** The same, for a file that must be taken. */
export async function sent(
  url: string,
  player: TestPlayer,
  deck: string,
  file: Buffer,
  options: Partial<UploadOptions> = {},
): Promise<DeckItem> {
  const ended = await send(url, player, deck, file, options);
  if (!('item' in ended) || !ended.item) throw new Error(`not taken: ${JSON.stringify(ended)}`);
  return ended.item;
}

/** A request of the tus protocol by hand. */
export function tus(
  url: string,
  method: string,
  player: TestPlayer | null,
  headers: Record<string, string>,
  body?: Uint8Array,
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...(player && { authorization: `Bearer ${player.token}` }), ...headers },
    ...(body && { body: Buffer.from(body) }),
  });
}

const metadata = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Begins an upload by hand; returns the answer. */
export const begin = (url: string, player: TestPlayer | null, deck: string, size: number): Promise<Response> =>
  tus(`${url}/api/uploads`, 'POST', player, { 'upload-length': String(size), 'upload-metadata': metadata({ deck, title: 'By hand' }) });

/** Sends a piece of it. */
export const patch = (at: string, player: TestPlayer | null, offset: number, bytes: Uint8Array): Promise<Response> =>
  tus(at, 'PATCH', player, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, bytes);

/** Names of the files a server keeps under a folder of its blobs. */
export function blobsOf(folder: string, kind: 'decks' | 'uploads'): string[] {
  try {
    return readdirSync(join(folder, 'blobs', kind));
  } catch {
    return [];
  }
}
