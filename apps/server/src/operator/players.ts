import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Database } from '../adapters/database/database.ts';
import { keptOfPlayers, type KeptOfPlayers } from '../kept-of-players.ts';
import { createExport } from '../modules/accounts/export.ts';
import { exportedPicture } from '../modules/avatars/kept.ts';
import type { BlobStore } from '../ports/blobs.ts';
import { DAY_MS } from '../ports/durations.ts';
import type { Mail } from '../ports/mail.ts';
import { Mistake } from './mistake.ts';

/** What the commands about one player's data work on. */
export interface PlayerDesk extends Pick<
  Database,
  'accounts' | 'accountChanges' | 'rooms' | 'strangers' | 'records' | 'memes' | 'decks' | 'uploads' | 'suspensions'
> {
  blobs: BlobStore;
  now: number;
  /** Where letters wait for players, if they do. */
  letters: Pick<Mail, 'forget'>;
  wait(ms: number): Promise<unknown>;
}

interface Player {
  id: string;
  username: string;
}

/** Longer than any sign-in lasts: a server that remembers the suspension lets nobody in with one. */
const SHUT_OUT_MS = 400 * DAY_MS;
/** How long a server that runs may take to hear of a suspension: it then forgets every sign-in it remembers of the player. */
const HEARD_MS = 2_500;
/** How long it has to free the seat. */
const LEAVE_MS = 15_000;
const LOOK_MS = 250;

const keptIn = (desk: PlayerDesk): KeptOfPlayers => keptOfPlayers({ database: desk, blobs: desk.blobs, letters: desk.letters });

/** Writes everything that is kept about a player into a file, as their own export would have it. Returns the lines to print. */
export async function exportPlayer(desk: PlayerDesk, { id, username }: Player, file: string | undefined): Promise<string[]> {
  if (file === undefined) throw new Mistake('Where to? Give the path of a file that does not exist yet.');
  if (existsSync(file)) throw new Mistake(`${file} exists.`);
  const seat = async (): Promise<{ id: string; name: string; status: never } | null> => {
    const row = await desk.rooms.seatOf(id);
    const room = row === null ? null : await desk.rooms.load(row);
    if (!room) return null;
    const { name, status } = JSON.parse(room.state) as { name: string; status: never };
    return { id: room.id, name, status };
  };
  const exportOf = createExport({
    store: desk.accounts,
    changes: desk.accountChanges,
    seating: { seat },
    picture: exportedPicture(desk.blobs),
    more: keptIn(desk).more,
    clock: { now: () => desk.now },
  });
  await writeFile(file, `${JSON.stringify(await exportOf(id), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return [`Everything that is kept about ${username} (${id}) is in ${file}.`];
}

/** What features keep of a player, removed: the same as when players delete their own account. */
async function forgetAll(desk: PlayerDesk, id: string): Promise<void> {
  for (const forget of keptIn(desk).onDelete) await forget(id);
}

/** The seat is the running server's to free: it does when it finds the player suspended. */
async function untilUnseated({ rooms, wait }: PlayerDesk, { id, username }: Player): Promise<void> {
  await wait(HEARD_MS);
  for (let waited = 0; (await rooms.seatOf(id)) !== null; waited += LOOK_MS) {
    await wait(LOOK_MS);
    if (waited < LEAVE_MS) continue;
    throw new Mistake(
      `${username} has a seat in an arena, and no server runs that could free it. Start it, then ask again. They are suspended.`,
    );
  }
}

/** Deletes a player's account with everything kept about them; results stay, without a name. Returns the lines to print. */
export async function deletePlayer(desk: PlayerDesk, player: Player, isSure: boolean): Promise<string[]> {
  const { id, username } = player;
  if (!isSure) throw new Mistake(`This deletes ${username} (${id}) for good. If that is meant, add --yes.`);
  const { now } = desk;
  await desk.suspensions.suspend({ userId: id, reason: 'This account was deleted.', since: now, until: now + SHUT_OUT_MS });
  await untilUnseated(desk, player);
  do await forgetAll(desk, id);
  while ((await desk.accountChanges.remove(id, now)) === null);
  // What came while it went.
  await forgetAll(desk, id);
  return [`${username} (${id}) is deleted.`];
}
