import type { ListedBlob } from '../../ports/blobs.ts';
import { isKey } from './key.ts';

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of an element without any others in it, as it was before it became XML. */
const plain = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex?: string, decimal?: string, name = '') => {
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : (characters[name] ?? all);
  });

function textOf(xml: string, element: string): string | null {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return text === undefined ? null : plain(text);
}

/**
 * Takes an answer of S3's `ListObjectsV2`; returns what it lists, as far as it can be ours, and where the next page begins, or null when there is none.
 * The answer is flat: its elements need no parser of documents, and what may stand in a key of ours no character of XML.
 */
export function pageOf(xml: string): { blobs: ListedBlob[]; next: string | null } {
  const all = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, contents = '']) => ({
    key: textOf(contents, 'Key') ?? '',
    at: Date.parse(textOf(contents, 'LastModified') ?? ''),
  }));
  const next = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : null;
  return { blobs: all.filter(({ key, at }) => isKey(key) && Number.isFinite(at)), next };
}
