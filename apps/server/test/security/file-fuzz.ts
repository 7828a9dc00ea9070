import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { aClip } from '../clips.ts';
import { aProcess } from '../a-process.ts';
import type { TestPlayer } from '../a-server.ts';
import { newDeck, picture, tus } from '../decks-stage.ts';
import { promise } from '../promise.ts';
import { createTestClient, type TestClient } from '../test-client.ts';
import { startMatch } from '../a-match.ts';
import { mutateFile } from './mutate-file.ts';

const TOKEN = 'a-token-of-the-operator';
const PICTURES = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
const CLIPS = ['good.mp4', 'pieces.mp4', 'silent.mp4', 'good.webm', 'vp8.webm'];

/** What a server came through while strangers sent it files. */
export interface FileFuzz {
  files: number;
  taken: number;
  refused: number;
  /** worker processes that died, each over one file */
  deaths: number;
  /** the server's resident memory after the first tenth of the files, and at the end, in MB */
  memoryBefore: number;
  memoryAfter: number;
  /** how late timers of the matches beside it were, in ms: an upper bound of the 99th percentile */
  timerP99: number;
  matches: number;
}

/** Valid files of every format that is taken, to be changed. */
async function originals(): Promise<{ format: string; bytes: Buffer }[]> {
  const pictures = await Promise.all(PICTURES.map(async (format) => ({ format, bytes: await picture(48, 32, format) })));
  return [...CLIPS.map((name) => ({ format: name.split('.').at(-1) ?? '', bytes: aClip(name) })), ...pictures];
}

const residentMb = (pid: number): number => Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout.toString()) / 1024;

/** The upper edge of the bucket the quantile falls into, in ms, and the sum of a counter, from Prometheus' own notation. */
const quantileMs = (metrics: string, name: string, quantile: number): number => {
  const buckets = [...metrics.matchAll(new RegExp(`^${name}_bucket\\{le="([^"]+)"\\} (\\d+)`, 'gm'))].map(([, edge, count]) => ({
    edge: edge === '+Inf' ? Infinity : Number(edge),
    count: Number(count),
  }));
  const all = buckets.at(-1)?.count ?? 0;
  return (buckets.find(({ count }) => count >= all * quantile)?.edge ?? NaN) * 1000;
};
const totalOf = (metrics: string, name: string): number =>
  [...metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)`, 'gm'))].reduce((sum, [, count]) => sum + Number(count), 0);

/** Four players who play one match after another until they are told to stop; resolves to how many ended. */
async function playOn(client: TestClient, isOver: () => boolean): Promise<number> {
  const players = await Promise.all(Array.from({ length: 4 }, () => client.register()));
  const [host] = players as [TestPlayer, ...TestPlayer[]];
  let ended = 0;
  while (!isOver()) {
    await startMatch(players, { round1Plays: 1, round1Duration: 30, maxRounds: 1 });
    const { match_id: match } = await host.until(({ phase }) => phase === 'playing');
    for (const loser of players.slice(1)) expect(await loser.ask('player_eliminated', { play: 1 })).toEqual({ ok: true });
    await host.until(({ status, match_id }) => status === 'finished' && match_id === match);
    for (const player of players) expect(await player.ask('leave_lobby', {})).toMatchObject({ ok: true });
    ended += 1;
  }
  return ended;
}

/** One who sends files: into a deck, and pictures as their own face as well. */
async function aSender(url: string, client: TestClient): Promise<(bytes: Buffer, asAvatar: boolean) => Promise<number>> {
  const player = await client.register();
  const deck = await newDeck(player);
  const encode = (text: string): string => Buffer.from(text).toString('base64');
  return async (bytes, asAvatar) => {
    if (asAvatar) return (await player.call('PUT', '/account/avatar', new Uint8Array(bytes))).status;
    const answer = await tus(
      `${url}/api/uploads`,
      'POST',
      player,
      {
        'upload-length': String(bytes.length),
        'upload-metadata': `deck ${encode(deck.id)},title ${encode('Toast')}`,
        'content-type': 'application/offset+octet-stream',
      },
      bytes,
    );
    const text = await answer.text();
    if (answer.status === 201 && text !== '') {
      const { id } = JSON.parse(text) as { id: string };
      expect((await player.call('DELETE', `/decks/${deck.id}/items/${id}`)).status).toBeLessThan(300);
    }
    return answer.status;
  };
}

/**
 * Sends so many changed files of every format to a server that is a process of its own, while four players play beside it. Throws when the server
 * fails over one, says that it is at fault, or is another process afterwards.
 */
export async function fuzzFiles(files: number, seed: number): Promise<FileFuzz> {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-file-fuzz-'));
  const env = { DATA_DIR: folder, RATE_LIMITS: 'off', MATCH_SPEED: '5', METRICS_TOKEN: TOKEN, LOG_LEVEL: 'warn' };
  const server = aProcess(env);
  try {
    const url = await server.address();
    const client = createTestClient(url);
    const metrics = async (): Promise<string> => (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
    const all = await originals();
    let next = 0;
    let isOver = false;
    let memoryBefore = 0;
    const counts = { taken: 0, refused: 0 };

    async function sendOn(): Promise<void> {
      const send = await aSender(url, client);
      for (let at = next++; at < files; at = next++) {
        const { format, bytes } = all[at % all.length] ?? { format: '', bytes: Buffer.alloc(0) };
        const isPicture = (PICTURES as readonly string[]).includes(format);
        const status = await send(mutateFile(bytes, format, seed + at), isPicture && chanceIsEven(at));
        expect([200, 201, 400, 413], `file ${at} of seed ${seed}, ${format}`).toContain(status);
        if (status < 300) counts.taken += 1;
        else counts.refused += 1;
        if (at === Math.floor(files / 10)) memoryBefore = residentMb(server.pid);
      }
    }
    const playing = playOn(client, () => isOver);
    await Promise.all([sendOn(), sendOn()]).finally(() => (isOver = true));
    const matches = await playing;
    const memoryAfter = residentMb(server.pid);
    const said = await metrics();
    client.close();
    return {
      files,
      ...counts,
      deaths: totalOf(said, 'deadpan_worker_deaths_total'),
      memoryBefore,
      memoryAfter,
      timerP99: quantileMs(said, 'deadpan_timer_late_seconds', 0.99),
      matches,
    };
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
const chanceIsEven = (at: number): boolean => Math.floor(at / 10) % 2 === 0;

/** Holds what a server came through against what is promised. */
export function noteFileFuzz({ files, deaths, memoryBefore, memoryAfter, timerP99 }: FileFuzz): void {
  promise('F21', 'hostile files sent', files);
  promise('F21', 'worker processes that died, each over one file', deaths);
  promise('F21', 'the server’s memory grew by', Math.max(0, memoryAfter - memoryBefore), 'MB', 64);
  promise('F21', 'timers of a match beside it were late at p99 by at most', timerP99, 'ms', 20);
}
