import type { DeckItem } from '@deadpan/protocol';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { uploadTexts } from '../../texts/uploads.ts';
import { fingerprintOf } from './broken-off.ts';
import { titleOf } from './clean-title.ts';
import { kindOf, refusalOf, refusalOfFacts } from './file-check.ts';
import type { FileFacts, Room } from './file-check.ts';
import type { Refusal, Transfer, TransferEvents, TransferOptions } from './transfer.ts';
import { isUnderWay } from './upload-types.ts';
import type { UploadEntry } from './upload-types.ts';

/** What the queue works with. */
export interface QueueParts {
  /** who is signed in */
  user: () => string | null;
  transfer: (file: Pick<TransferOptions, 'file' | 'metadata' | 'user' | 'fingerprint'>, events: TransferEvents) => Transfer;
  factsOf: (file: File, kind: DeckItem['kind']) => Promise<FileFacts>;
  /** makes an item of a file that has arrived: its title as it was last wished, its poster; null when it cannot be found */
  settle: (file: File, entry: UploadEntry) => Promise<DeckItem | null>;
  rename: (deck: string, item: string, title: string) => Promise<DeckItem>;
  /** the sign-in was refused in the middle */
  onSignedOut: () => void;
}

/** The files on their way into decks: one at a time, in the order they were chosen. It outlives the screens. */
export interface UploadQueue {
  store: StoreApi<{ entries: readonly UploadEntry[] }>;
  /** Takes files for a deck; those that cannot be taken say why. `room`: what deck and shelf can still take. */
  add(deck: string, files: Iterable<File>, room: Room): void;
  /** Stops one and takes it off the list; the server forgets what it has of it. */
  cancel(id: string): void;
  retry(id: string): void;
  /** Rejects when it is in the deck already and the server does not take the new title. */
  rename(id: string, title: string): Promise<void>;
  /** Takes what is done or refused off the list. */
  clear(deck: string): void;
  /** Nobody is signed in any more: everything stops, and may be taken up again by whoever began it. */
  stop(): void;
}

const { problems } = uploadTexts;

function problemOf({ status, code, detail }: Refusal): string {
  if (status === 0) return problems.server;
  if (status === 401) return problems.signedOut;
  return detail ?? (code === 'QUOTA' ? problems.room : problems.unknown);
}

/** Makes the queue. */
export function createUploadQueue({ user, transfer, factsOf, settle, rename, onSignedOut }: QueueParts): UploadQueue {
  const store = createStore<{ entries: readonly UploadEntry[] }>(() => ({ entries: [] }));
  const files = new Map<string, File>();
  let active: { id: string; transfer: Transfer } | null = null;
  let looking = Promise.resolve();
  let count = 0;

  const entryOf = (id: string): UploadEntry | undefined => store.getState().entries.find((one) => one.id === id);
  const change = (id: string, part: Partial<UploadEntry>): void =>
    store.setState(({ entries }) => ({ entries: entries.map((one) => (one.id === id ? { ...one, ...part } : one)) }));
  const drop = (gone: (entry: UploadEntry) => boolean): void =>
    store.setState(({ entries }) => {
      for (const { id } of entries.filter(gone)) files.delete(id);
      return { entries: entries.filter((one) => !gone(one)) };
    });
  const refuse = (id: string, problem: string, again: boolean): void => {
    change(id, { state: 'refused', problem, again });
    if (!again) files.delete(id);
  };

  async function look(id: string): Promise<void> {
    const [entry, file] = [entryOf(id), files.get(id)];
    if (!entry?.kind || !file) return;
    const facts = await factsOf(file, entry.kind).catch(() => null);
    const why = facts && refusalOfFacts(entry.kind, facts);
    if (entryOf(id)?.state !== 'checking') return; // cancelled meanwhile
    if (why !== null) return refuse(id, why, false);
    change(id, { state: 'queued' });
    next();
  }

  /** A title that is written while the poster is made comes too late for `settle`. */
  async function withLateTitle({ id, deck, title: told }: Pick<UploadEntry, 'id' | 'deck' | 'title'>, item: DeckItem): Promise<DeckItem> {
    const title = entryOf(id)?.title;
    if (title === undefined || title === told) return item;
    const renamed = await rename(deck, item.id, title).catch(() => item);
    return withLateTitle({ id, deck, title }, renamed);
  }

  async function finish(id: string, item: DeckItem | null): Promise<void> {
    change(id, { state: 'finishing', item, sent: entryOf(id)?.bytes ?? 0 });
    const [entry, file] = [entryOf(id), files.get(id)];
    const made = entry && file ? await settle(file, entry).catch(() => item) : item;
    const settled = entry && made ? await withLateTitle(entry, made) : made;
    change(id, { state: 'done', item: settled, ...(settled && { title: settled.title }) });
    files.delete(id);
    free(id);
  }

  function free(id: string): void {
    if (active?.id === id) active = null;
    next();
  }

  function next(): void {
    if (active) return;
    const [entry, owner] = [store.getState().entries.find(({ state }) => state === 'queued'), user()];
    const file = entry && files.get(entry.id);
    if (!entry || !file || owner === null) return;
    const { id, deck, title } = entry;
    const fingerprint = fingerprintOf(owner, deck, file);
    change(id, { state: 'sending' });
    const started = transfer(
      { file, metadata: { deck, title }, user: owner, fingerprint },
      {
        onProgress: (sent) => change(id, { sent }),
        onWaiting: (waiting) => change(id, { state: waiting ? 'waiting' : 'sending' }),
        onDone: (item) => void finish(id, item),
        onRefused: (refusal) => {
          refuse(id, problemOf(refusal), true);
          if (refusal.status === 401) onSignedOut();
          free(id);
        },
      },
    );
    active = { id, transfer: started };
  }

  return {
    store,
    add(deck, chosen, room) {
      const left = { ...room };
      for (const file of chosen) {
        const id = `upload-${++count}`;
        const why = refusalOf(file, left);
        const { name, size: bytes } = file;
        const base = { id, deck, name, title: titleOf(name), kind: kindOf(file), bytes, sent: 0, item: null };
        const entry: UploadEntry = { ...base, state: why === null ? 'checking' : 'refused', problem: why, again: false };
        store.setState(({ entries }) => ({ entries: [...entries, entry] }));
        if (why !== null) continue;
        left.items -= 1;
        left.bytes -= bytes;
        files.set(id, file);
        looking = looking.then(() => look(id));
      }
    },
    cancel(id) {
      if (active?.id === id) {
        active.transfer.stop(true);
        active = null;
      }
      drop((one) => one.id === id);
      next();
    },
    retry(id) {
      if (!entryOf(id)?.again || !files.has(id)) return;
      change(id, { state: 'queued', problem: null });
      next();
    },
    async rename(id, title) {
      const entry = entryOf(id);
      if (!entry || entry.title === title) return;
      change(id, { title });
      if (entry.state !== 'done' || !entry.item) return;
      const item = await rename(entry.deck, entry.item.id, title);
      change(id, { item, title: item.title });
    },
    clear: (deck) => drop((one) => one.deck === deck && !isUnderWay(one)),
    stop() {
      active?.transfer.stop(false);
      active = null;
      drop(() => true);
    },
  };
}
