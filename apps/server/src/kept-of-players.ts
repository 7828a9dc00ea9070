import type { UserId } from '@deadpan/protocol';
import type { Database } from './adapters/database/database.ts';
import type { Forget } from './modules/accounts/deletion.ts';
import type { ExportPart } from './modules/accounts/export.ts';
import { forgetPicture } from './modules/avatars/kept.ts';
import { forgetDecks } from './modules/decks/clearing.ts';
import { exportDecks } from './modules/decks/export.ts';
import { clearAll } from './modules/forge/clearing.ts';
import { exportMemes } from './modules/forge/forge.ts';
import { createPictures } from './modules/forge/pictures.ts';
import { exportRecords } from './modules/records/export.ts';
import { clearUploads } from './modules/uploads/clearing.ts';
import { exportUploads } from './modules/uploads/export.ts';
import { createParts } from './modules/uploads/parts.ts';
import type { BlobStore } from './ports/blobs.ts';
import type { Mail } from './ports/mail.ts';

/** Where features keep something of a player. */
export interface KeptIn {
  database: Pick<Database, 'accounts' | 'accountChanges' | 'strangers' | 'records' | 'memes' | 'decks' | 'uploads'>;
  blobs: BlobStore;
  /** Where letters wait for players, if they do. */
  letters: Pick<Mail, 'forget'>;
}

/** What must wait until something else the player is doing in this process is done; the operator's process does nothing else. */
export interface InTurn {
  picture: Forget;
  memes: Forget;
}

export interface KeptOfPlayers {
  /** What every feature does when an account is being deleted, in this order. Each may be repeated. */
  onDelete: readonly Forget[];
  /** What it adds to the export, by its name there. */
  more: Readonly<Record<string, ExportPart>>;
}

/**
 * The two lists on which every feature is that keeps something of a player, for the account page and for the operator's commands. A feature that
 * begins to keep something puts itself on both.
 */
export function keptOfPlayers({ database, blobs, letters }: KeptIn, inTurn?: InTurn): KeptOfPlayers {
  const { accounts, accountChanges, strangers, records, memes, decks, uploads } = database;
  const waiting = async (id: UserId): Promise<void> => {
    const account = await accounts.byId(id);
    if (account) await letters.forget(account.email);
  };
  return {
    onDelete: [
      waiting,
      strangers.forget,
      records.forget,
      inTurn?.picture ?? ((id) => forgetPicture(accountChanges, blobs, id)),
      inTurn?.memes ?? ((id) => clearAll(memes, createPictures(blobs), id)),
      (id) => clearUploads(uploads, createParts(blobs), id),
      forgetDecks(decks, blobs),
    ],
    more: {
      strangers: strangers.records,
      records: exportRecords(records),
      memes: exportMemes(memes),
      uploads: exportUploads(uploads),
      decks: exportDecks(decks),
    },
  };
}
