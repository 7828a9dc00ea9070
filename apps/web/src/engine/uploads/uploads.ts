import { session, tokens } from '../http/api.ts';
import { decks } from '../http/decks-api.ts';
import { createBegun } from './broken-off.ts';
import { factsOf } from './file-facts.ts';
import { posterOf } from './poster.ts';
import { settleItem } from './settle.ts';
import { startTransfer } from './transfer.ts';
import { createUploadQueue } from './upload-queue.ts';
import { isUnderWay } from './upload-types.ts';

/** What this browser remembers of uploads that have begun. */
export const begun = createBegun();

const userId = (): string | null => session.store.getState().user?.id ?? null;

/** The page's own queue. */
export const uploads = createUploadQueue({
  user: userId,
  transfer: (file, events) => startTransfer({ ...file, begun, token: tokens.read }, events),
  factsOf,
  settle: (file, entry) => settleItem({ ...decks, deck: decks.get, posterOf }, file, entry),
  rename: (deck, item, title) => decks.changeItem(deck, item, { title }),
  // The next ordinary call finds it out too, and says so.
  onSignedOut: () => void decks.shelf().catch(() => undefined),
});

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

// Whoever leaves in the middle is asked first; a page with nothing under way may be kept by the browser for the way back.
uploads.store.subscribe(({ entries }) => {
  if (entries.some(isUnderWay)) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});

session.store.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) uploads.stop();
});
