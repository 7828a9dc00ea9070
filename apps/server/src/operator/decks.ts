import { clearDeck, clearItem } from '../modules/decks/clearing.ts';
import type { BlobStore } from '../ports/blobs.ts';
import type { Decks, ReadDeckReport } from '../ports/decks.ts';
import { utc } from './lines.ts';
import { Mistake } from './mistake.ts';

/** What the commands about players' decks work on. */
export interface DeckDesk {
  decks: Pick<Decks, 'reports' | 'byId' | 'item' | 'items' | 'remove' | 'removeItem'>;
  blobs: BlobStore;
}

const reasons: Record<string, string> = {
  sexual: 'Undressed or sexual',
  violence: 'Violence',
  hate: 'Hate',
  minor: 'Somebody younger than 16',
  copyright: 'Somebody else’s work',
  private: 'Shows somebody who does not want it',
  other: 'Something else',
};

const named = (name: string | null, id: string): string => `${name ?? 'deleted'} (${id})`;

async function lines({ decks }: Pick<DeckDesk, 'decks'>, report: ReadDeckReport): Promise<string[]> {
  const deck = await decks.byId(report.deckId);
  const item = report.itemId === null ? null : await decks.item(report.itemId);
  const about = report.itemId !== null && `${JSON.stringify(report.itemTitle)} (${report.itemId})${item ? '' : ', gone'}`;
  return [
    `${utc(report.at)}  ${reasons[report.reason] ?? report.reason}`,
    `  deck   ${JSON.stringify(report.deckName)} (${report.deckId})${deck ? '' : ', gone'}`,
    ...(about === false ? [] : [`  item   ${about}`]),
    ...(item ? [`  file   /media/decks/${item.file}`] : []),
    `  owner  ${named(report.ownerName, report.owner)}`,
    `  by     ${report.by === null ? 'an account that is deleted' : named(report.byName, report.by)}`,
    ...(report.text === null ? [] : report.text.split('\n').map((line) => `  | ${line}`)),
  ];
}

/** The newest reports first, as an operator reads them. */
export async function deckReportLines(desk: Pick<DeckDesk, 'decks'>, limit: number): Promise<string[]> {
  const reports = await desk.decks.reports(limit);
  if (reports.length === 0) return ['No reports about decks.'];
  const all = await Promise.all(reports.map((report) => lines(desk, report)));
  return all.flatMap((report, n) => (n > 0 ? ['', ...report] : report));
}

/** Removes a clip or a picture with its file: matches that would show it show something else. */
export async function removeItem({ decks, blobs }: DeckDesk, id: string | undefined): Promise<string[]> {
  if (id === undefined) throw new Mistake('Which item? Give its id, as deck-reports shows it.');
  const item = await decks.item(id);
  if (!item) throw new Mistake(`There is no item with the id ${JSON.stringify(id)}.`);
  await clearItem(decks, blobs, item);
  return [`${JSON.stringify(item.title)} (${id}) is removed.`];
}

/** Removes a deck with everything in it. */
export async function removeDeck({ decks, blobs }: DeckDesk, id: string | undefined): Promise<string[]> {
  if (id === undefined) throw new Mistake('Which deck? Give its id, as deck-reports shows it.');
  const deck = await decks.byId(id);
  const items = await clearDeck(decks, blobs, id);
  if (!items) throw new Mistake(`There is no deck with the id ${JSON.stringify(id)}.`);
  return [`${JSON.stringify(deck?.name ?? '')} (${id}) is removed, with ${items.length} ${items.length === 1 ? 'item' : 'items'}.`];
}
