import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isPublic, publicLookup } from './public-address.ts';

export interface PictureSource {
  /** The API itself: whatever network it is in, its operator named it. */
  apiUrl: string;
  /** Hosts beside it, by https, on the public internet only. */
  hosts: readonly string[];
}

const refused = (why: string): Error => new Error(`The picture is not fetched: ${why}.`);

/** Takes an address a stranger's program gave; returns it when pictures may be fetched from there, and whether it is the API's own. Throws. */
function allowed(text: string, { apiUrl, hosts }: PictureSource): { url: URL; own: boolean } {
  if (!URL.canParse(text)) throw refused('no address');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') throw refused('an address with a password');
  // Scheme and port too: another service of the same machine is not the API.
  if (url.origin === new URL(apiUrl).origin && url.origin !== 'null') return { url, own: true };
  if (url.protocol !== 'https:' || url.port !== '' || !hosts.includes(url.hostname)) throw refused('not from a host of the list');
  return { url, own: false };
}

/**
 * Takes an address, who may be asked, how many bytes there may be and when to stop; returns the bytes. Follows nothing, sends no key, unpacks
 * nothing. Rejects for any status but 200.
 */
export async function fetchPicture(address: string, source: PictureSource, most: number, signal: AbortSignal): Promise<Uint8Array> {
  const { url, own } = allowed(address, source);
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (!own && /^[\d.]+$|:/.test(bare) && !isPublic(bare)) throw refused('not on the public internet');
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const options = { signal, agent: false, headers: { accept: 'image/*' }, ...(own ? {} : { lookup: publicLookup }) };
    const call = send(url, options, (answer) => {
      const fail = (error: Error): void => {
        answer.destroy();
        reject(error);
      };
      if (answer.statusCode !== 200) return fail(refused(`the status is ${answer.statusCode}`));
      if (Number(answer.headers['content-length'] ?? 0) > most) return fail(refused(`it has more than ${most} bytes`));
      const pieces: Buffer[] = [];
      let length = 0;
      answer.on('data', (piece: Buffer) => {
        length += piece.length;
        if (length > most) return fail(refused(`it has more than ${most} bytes`));
        pieces.push(piece);
      });
      answer.on('end', () => resolve(Buffer.concat(pieces)));
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });
}
