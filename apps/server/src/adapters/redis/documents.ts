import { limits, type Candidate, type Description, type RoomId } from '@deadpan/protocol';
import { DocumentsAway, type DocumentHead, type Documents, type RoomRecord, type StoredDocument } from '../../ports/documents.ts';
import { RedisAway, type RedisConnection } from './connection.ts';
import { announce, append, living, put } from './document-scripts.ts';

/** A room nobody signalled in for a day was never told to be forgotten. */
const IDLE_ROOM_S = 24 * 3_600;

/** As `document-scripts.ts` writes it: number, time of death, kind, head and content, a line each. Neither has a line end within: both are JSON. */
function read(path: string, text: string): StoredDocument {
  const [seq, , kind, head = '', ...content] = text.split('\n');
  const [from, to, fromSession, toSession] = JSON.parse(head) as [string, string, string, string];
  const document: StoredDocument = { path, seq: Number(seq), from, to, fromSession, toSession };
  if (kind === 'description') document.description = JSON.parse(content[0] ?? '') as Description;
  else document.candidates = content.map((line) => JSON.parse(line) as Candidate);
  return document;
}

const headLine = ({ from, to, fromSession, toSession }: DocumentHead): string => JSON.stringify([from, to, fromSession, toSession]);

/** Signalling documents that all nodes share. `now`: the nodes' common clock, wall-clock ms. Every call that Redis does not answer throws `DocumentsAway`, after a second at the latest. */
export function createRedisDocuments(
  redis: RedisConnection,
  now: () => number,
  ttlMs: number = limits.signalling.documentTtlMs,
): Documents {
  const keys = (room: RoomId): [content: string, pages: string] => [`deadpan:signals:${room}`, `deadpan:signals:${room}:pages`];
  const pathOf = (field: string): string => field.slice('at:'.length);
  const fieldOf = (path: string): string => `at:${path}`;
  const ask: RedisConnection['ask'] = async (command) => {
    try {
      return await redis.ask(command);
    } catch (error) {
      if (error instanceof RedisAway) throw new DocumentsAway(error.message, { cause: error });
      throw error;
    }
  };
  const time = (): number => Math.floor(now());

  return {
    open: (room, record) =>
      ask(async (client) => {
        const [key] = keys(room);
        await client.hsetnx(key, 'record', JSON.stringify(record));
        const [kept] = await Promise.all([client.hget(key, 'record'), client.expire(key, IDLE_ROOM_S)]);
        return kept === null ? record : (JSON.parse(kept) as RoomRecord);
      }),
    put: (room, path, head, description) =>
      ask(async (client) => {
        const at = time();
        const args = [fieldOf(path), at, at + ttlMs, headLine(head), JSON.stringify(description), IDLE_ROOM_S];
        return read(path, (await client.eval(put, 1, keys(room)[0], ...args)) as string);
      }),
    append: (room, path, head, candidate) =>
      ask(async (client) => {
        const at = time();
        const most = limits.signalling.candidatesPerPair;
        const args = [fieldOf(path), at, at + ttlMs, headLine(head), JSON.stringify(candidate), IDLE_ROOM_S, most];
        return read(path, (await client.eval(append, 1, keys(room)[0], ...args)) as string);
      }),
    all: (room) =>
      ask(async (client) => {
        const found = (await client.eval(living, 1, keys(room)[0], time())) as string[];
        const documents = found.flatMap((field, index) => (index % 2 === 0 ? [read(pathOf(field), found[index + 1] ?? '')] : []));
        return documents.sort((a, b) => a.seq - b.seq);
      }),
    remove: (room, paths) =>
      ask(async (client) => {
        if (paths.length > 0) await client.hdel(keys(room)[0], ...paths.map(fieldOf));
      }),
    lastSeq: (room) => ask(async (client) => Number((await client.hget(keys(room)[0], 'seq')) ?? 0)),
    announce: (room, member, session) =>
      ask(async (client) => (await client.eval(announce, 1, keys(room)[1], member, session, IDLE_ROOM_S)) === 1),
    sessions: (room) => ask(async (client) => new Map(Object.entries(await client.hgetall(keys(room)[1])))),
    withdraw: (room, member) => ask(async (client) => void (await client.hdel(keys(room)[1], member))),
    forget: (room) => ask(async (client) => void (await client.del(...keys(room)))),
  };
}
