import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '@deadpan/protocol';
import { aPlayer } from '../../test/contracts/a-player.ts';
import { aDeck, anItem, PLENTY } from '../../test/contracts/a-deck.ts';
import { aWrite } from '../../test/contracts/a-write.ts';
import { createDiskBlobs } from '../adapters/blobs/disk.ts';
import { createS3Blobs } from '../adapters/blobs/s3.ts';
import type { Database } from '../adapters/database/database.ts';
import { attachSqlite, openSqlite } from '../adapters/database/sqlite/open.ts';
import { forgottenLetters } from '../adapters/mail/outbox.ts';
import { openBlobs as openFiles } from '../blobs.ts';
import { BadSetting, readConfig } from '../config.ts';
import { BlobsAway, type BlobStore } from '../ports/blobs.ts';
import { freePort } from '../../test/free-port.ts';
import { operate, usage } from './commands.ts';
import { Mistake } from './mistake.ts';

const NOW = Date.UTC(2026, 10, 20, 16, 30);

describe('the operator’s commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deadpan-operator-'));
  let server: Database;
  let database: Database;
  const blobs = createDiskBlobs(join(folder, 'blobs'));
  const openBlobs = async (): Promise<BlobStore> => blobs;
  const waits: number[] = [];
  const wait = async (ms: number): Promise<void> => void waits.push(ms);
  const letters = forgottenLetters(join(folder, 'outbox'));
  const run = (...argv: string[]) => operate(argv, { ...database, openBlobs, letters, now: NOW, wait });
  const reported = (about: string, by: string | null, changes: object = {}) =>
    server.strangers.report({
      id: `${about} ${by} ${Math.random()}`,
      by,
      about,
      reason: 'abuse',
      text: null,
      roomId: 'ABC234',
      matchId: null,
      at: NOW,
      ...changes,
    });

  beforeAll(async () => {
    await expect(attachSqlite(folder)).rejects.toThrow('There is no database');
    server = await openSqlite(folder);
    database = await attachSqlite(folder);
  });
  afterAll(async () => {
    await database.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it('are listed when none is named', async () => {
    expect(await run()).toEqual(usage);
  });

  it('say what is wrong with what was typed, in one line', async () => {
    const ann = await aPlayer(server);
    for (const argv of [
      ['shout'],
      ['suspend'],
      ['suspend', 'nobody'],
      ['suspend', ann.id, '--days', '0'],
      ['suspend', ann.id, '--days', 'soon'],
      ['suspend', ann.id, '--reason', 'x'.repeat(201)],
      ['suspend', ann.id, '--forever'],
      ['suspend', ann.id, 'too'],
      ['unsuspend', ann.id],
      ['reports', '--limit', '-1'],
      ['deck-reports', '--limit', 'all'],
      ['remove-item'],
      ['remove-item', 'nothing'],
      ['remove-deck'],
      ['remove-deck', 'nothing'],
    ]) {
      await expect(run(...argv)).rejects.toBeInstanceOf(Mistake);
    }
    expect(await server.suspensions.of(ann.id, NOW)).toBeNull();
  });

  it('suspend a player by name for days, or by id for good, and let them back', async () => {
    const [ann, bob] = [await aPlayer(server), await aPlayer(server)];
    expect(await run('suspended')).toEqual(['Nobody is suspended.']);
    expect(await run('suspend', ann.username.toUpperCase(), '--days', '7', '--reason', 'Clothes.')).toEqual([
      `${ann.username} (${ann.id}) is suspended until 2026-11-27 16:30 UTC.`,
    ]);
    expect(await run('suspend', bob.id)).toEqual([`${bob.username} (${bob.id}) is suspended for good.`]);
    expect((await run('suspended')).toSorted()).toEqual(
      [
        `${ann.username} (${ann.id}) suspended until 2026-11-27 16:30 UTC, since 2026-11-20 16:30 UTC: Clothes.`,
        `${bob.username} (${bob.id}) suspended for good, since 2026-11-20 16:30 UTC`,
      ].toSorted(),
    );
    expect(await run('unsuspend', ann.username)).toEqual([`${ann.username} (${ann.id}) may come back.`]);
    expect(await server.suspensions.of(ann.id, NOW)).toBeNull();
    await run('unsuspend', bob.id);
  });

  it('list reports, the newest first, with how many there are about each player', async () => {
    expect(await run('reports')).toEqual(['No reports.']);
    const [ann, bob, cara] = [await aPlayer(server), await aPlayer(server), await aPlayer(server)];
    await reported(bob.id, ann.id, { text: 'Loud.\nTwice.', matchId: 'm7' });
    await reported(bob.id, cara.id, { reason: 'undressed', at: NOW + 60_000 });
    await reported(cara.id, null, { at: NOW + 120_000, roomId: null, matchId: 'm8' });
    await run('suspend', bob.id, '--days', '1');
    const about = `  about  ${bob.username} (${bob.id}), 2 reports by 2 players; suspended until 2026-11-21 16:30 UTC`;
    expect(await run('reports')).toEqual([
      '2026-11-20 16:32 UTC  Insults or threats',
      `  about  ${cara.username} (${cara.id}), 1 report`,
      '  by     an account that is deleted',
      '  where  match m8',
      '',
      '2026-11-20 16:31 UTC  Undressed or sexual',
      about,
      `  by     ${cara.username} (${cara.id})`,
      '  where  arena ABC234',
      '',
      '2026-11-20 16:30 UTC  Insults or threats',
      about,
      `  by     ${ann.username} (${ann.id})`,
      '  where  arena ABC234, match m7',
      '  | Loud.',
      '  | Twice.',
    ]);
    expect(await run('reports', cara.username)).toHaveLength(4);
    expect(await run('reports', '--limit', '1')).toHaveLength(4);
  });

  it('show what was said of decks, and remove an item or a whole deck with its files', async () => {
    expect(await run('deck-reports')).toEqual(['No reports about decks.']);
    const [ann, bob] = [await aPlayer(server), await aPlayer(server)];
    const deck = aDeck(ann.id, { name: 'Films', visibility: 'link' });
    await server.decks.create(deck, 20);
    const [one, two] = [anItem({ ...deck }, { title: 'Toast', poster: 'cover.webp' }), anItem({ ...deck })];
    for (const item of [one, two]) {
      await server.decks.add(item, PLENTY, null);
      await blobs.put(`decks/${item.file}`, Buffer.from('film'));
    }
    await blobs.put('decks/cover.webp', Buffer.from('cover'));
    const report = { id: 'r1', by: bob.id, owner: ann.id, deckId: deck.id, deckName: 'Films', itemId: one.id, itemTitle: 'Toast' };
    await server.decks.report({ ...report, reason: 'private', text: 'That is me.', at: NOW });
    expect(await run('deck-reports')).toEqual([
      '2026-11-20 16:30 UTC  Shows somebody who does not want it',
      `  deck   "Films" (${deck.id})`,
      `  item   "Toast" (${one.id})`,
      `  file   /media/decks/${one.file}`,
      `  owner  ${ann.username} (${ann.id})`,
      `  by     ${bob.username} (${bob.id})`,
      '  | That is me.',
    ]);
    // Nothing listens there: nothing is removed that could not be found again.
    const away = createS3Blobs({ url: 'http://127.0.0.1:9', bucket: 'gone', key: 'k', secret: 's', region: 'r' });
    for (const command of [
      ['remove-item', one.id],
      ['remove-deck', deck.id],
    ]) {
      await expect(operate(command, { ...database, openBlobs: async () => away, letters, now: NOW, wait })).rejects.toThrow(BlobsAway);
    }
    expect(await run('deck-reports')).toContain(`  item   "Toast" (${one.id})`);
    expect(await run('remove-item', one.id)).toEqual([`"Toast" (${one.id}) is removed.`]);
    expect([await blobs.get(`decks/${one.file}`), await blobs.get('decks/cover.webp')]).toEqual([null, null]);
    expect(await run('deck-reports')).toContain(`  item   "Toast" (${one.id}), gone`);
    expect(await run('remove-deck', deck.id)).toEqual([`"Films" (${deck.id}) is removed, with 1 item.`]);
    expect([await server.decks.byId(deck.id), await blobs.get(`decks/${two.file}`)]).toEqual([null, null]);
    expect(await run('deck-reports')).toContain(`  deck   "Films" (${deck.id}), gone`);
  });

  it('export everything that is kept about a player, once', async () => {
    const ann = await aPlayer(server);
    await server.decks.create(aDeck(ann.id, { name: 'Films' }), 20);
    const file = join(folder, 'ann.json');
    expect(await run('export', ann.username, file)).toEqual([`Everything that is kept about ${ann.username} (${ann.id}) is in ${file}.`]);
    const kept = JSON.parse(readFileSync(file, 'utf8')) as AccountExport;
    expect(kept).toMatchObject({ format: 1, account: { id: ann.id }, seat: null });
    expect(JSON.stringify(kept.more)).toContain('Films');
    expect(Object.keys(kept.more).toSorted()).toEqual(['decks', 'memes', 'records', 'strangers', 'uploads']);
    await expect(run('export', ann.username, file)).rejects.toThrow('exists');
    await expect(run('export', ann.username)).rejects.toThrow('Where to?');
  });

  it('delete an account with all that is kept about it, when that is really meant', async () => {
    const ann = await aPlayer(server);
    const deck = aDeck(ann.id);
    await server.decks.create(deck, 20);
    const item = anItem({ ...deck });
    await server.decks.add(item, PLENTY, null);
    await blobs.put(`decks/${item.file}`, Buffer.from('film'));
    waits.length = 0;
    await expect(run('delete', ann.username)).rejects.toThrow('--yes');
    expect(await server.accounts.byId(ann.id)).not.toBeNull();
    expect(await run('delete', ann.username, '--yes')).toEqual([`${ann.username} (${ann.id}) is deleted.`]);
    expect([await server.accounts.byId(ann.id), await server.decks.byId(deck.id), await blobs.get(`decks/${item.file}`)]).toEqual([
      null,
      null,
      null,
    ]);
    // Servers that run heard of a suspension before it went with the account: they remember no sign-in of theirs.
    expect(waits).toEqual([2_500]);
  });

  it('delete nobody whose seat no server frees, but shut them out', async () => {
    const ann = await aPlayer(server);
    await server.rooms.save(aWrite({ seats: [{ userId: ann.id, session: 1 }] }));
    await expect(run('delete', ann.id, '--yes')).rejects.toThrow('has a seat in an arena, and no server runs');
    expect(await server.accounts.byId(ann.id)).not.toBeNull();
    expect(await server.suspensions.of(ann.id, NOW)).not.toBeNull();
  });

  it('do what touches no file while the store is away, and begin nothing else', async () => {
    const [ann, bob] = [await aPlayer(server), await aPlayer(server)];
    const deck = aDeck(ann.id);
    await server.decks.create(deck, 20);
    const item = anItem({ ...deck });
    await server.decks.add(item, PLENTY, null);
    await reported(bob.id, ann.id);
    // Nothing listens there.
    const away = readConfig({
      DATA_DIR: folder,
      S3_URL: `http://127.0.0.1:${await freePort()}`,
      S3_BUCKET: 'gone',
      S3_KEY: 'k',
      S3_SECRET: 's',
    });
    const typed = (...argv: string[]) => operate(argv, { ...database, openBlobs: () => openFiles(away), letters, now: NOW, wait });
    expect(await typed('suspend', bob.id)).toEqual([`${bob.username} (${bob.id}) is suspended for good.`]);
    expect(await typed('suspended')).toContain(`${bob.username} (${bob.id}) suspended for good, since 2026-11-20 16:30 UTC`);
    expect((await typed('reports', bob.id)).join()).toContain(bob.username);
    expect(await typed('unsuspend', bob.id)).toEqual([`${bob.username} (${bob.id}) may come back.`]);
    expect((await typed('deck-reports')).length).toBeGreaterThan(0);
    const exported = join(folder, 'while-away.json');
    for (const argv of [
      ['remove-item', item.id],
      ['remove-deck', deck.id],
      ['export', ann.id, exported],
      ['delete', ann.id, '--yes'],
      ['tidy'],
    ]) {
      await expect(typed(...argv)).rejects.toThrow(BadSetting);
    }
    expect([existsSync(exported), await server.suspensions.of(ann.id, NOW)]).toEqual([false, null]);
    expect((await server.decks.item(item.id))?.id).toBe(item.id);
  });

  it('tidy away files that nothing leads to, and none that is young', async () => {
    const ann = await aPlayer(server);
    const deck = aDeck(ann.id);
    await server.decks.create(deck, 20);
    const item = anItem({ ...deck });
    await server.decks.add(item, PLENTY, null);
    const late = Date.now() + 2 * 24 * 60 * 60_000;
    await blobs.put(`decks/${item.file}`, Buffer.from('film'));
    await blobs.put('decks/lost.webp', Buffer.from('lost'));
    await blobs.put('forged/lost.webp', Buffer.from('lost'));
    writeFileSync(join(folder, 'blobs/decks/.0123456789abcdef'), 'half');
    const tidyAt = (now: number) => operate(['tidy'], { ...database, openBlobs, letters, now, wait });
    expect(await tidyAt(Date.now())).toEqual(['Nothing to tidy: something leads to every file.']);
    expect(await tidyAt(late)).toEqual(['Removed what nothing leads to: 2 in decks, 1 in forged.']);
    expect(readdirSync(join(folder, 'blobs/decks'))).toEqual([item.file]);
    expect([await blobs.get('decks/lost.webp'), (await blobs.get(`decks/${item.file}`))?.length]).toEqual([null, 4]);
  });
});
