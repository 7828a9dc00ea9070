import parseRange from 'range-parser';
import * as z from 'zod/mini';
import type { ApiModule } from '../../http/api.ts';
import { HttpFailure } from '../../http/failure.ts';
import type { BlobStore, ByteRange } from '../../ports/blobs.ts';
import { keyOf, typeOfFile } from './files.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const File = z.object({ file: z.string() });

interface Asked {
  range?: string | undefined;
  'if-range'?: string | undefined;
  'if-none-match'?: string | undefined;
}

/** One part of a file of this size; null for all of it (also for several parts, which nobody who plays clips asks for), 'none' for what it has not. */
function partOf({ range, 'if-range': ifRange }: Asked, size: number, tag: string): ByteRange | null | 'none' {
  if (range === undefined || (ifRange !== undefined && ifRange !== tag)) return null;
  const parts = parseRange(size, range);
  if (parts === -1) return 'none';
  const [part] = parts === -2 || parts.type !== 'bytes' || parts.length !== 1 ? [] : parts;
  return part ?? null;
}

/** The files of players' decks, for everybody who has the address: elements that play them send no token. A name stands for one content. */
export function deckMedia(blobs: BlobStore): ApiModule {
  return (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/media/decks/:file',
      exposeHeadRoute: false,
      schema: { params: File },
      handler: async ({ params: { file }, headers, method }, reply) => {
        const type = typeOfFile(file);
        const size = type === null ? null : await blobs.size(keyOf(file));
        if (type === null || size === null) throw new HttpFailure(404, 'Not found.');
        const tag = `"${file.slice(0, 32)}"`;
        reply
          .headers({ 'cache-control': FOREVER, 'accept-ranges': 'bytes', etag: tag, 'content-disposition': 'inline' })
          .header('content-security-policy', "default-src 'none'; sandbox");
        if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
        const part = partOf(headers, size, tag);
        if (part === 'none') {
          reply.headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
          return reply.code(416).send();
        }
        reply.type(type).header('content-length', part ? part.end - part.start + 1 : size);
        if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
        if (method === 'HEAD') return reply.send();
        const stream = await blobs.stream(keyOf(file), part ?? undefined);
        if (!stream) throw new HttpFailure(404, 'Not found.');
        return reply.send(stream.bytes);
      },
    });
  };
}
