import type { DeckItem } from '@deadpan/protocol';

/** Where a file is on its way: looked at, waiting for its turn, sent, without a line, told of, there, or not taken. */
export type UploadState = 'checking' | 'queued' | 'sending' | 'waiting' | 'finishing' | 'done' | 'refused';

/** One file of the queue. */
export interface UploadEntry {
  id: string;
  deck: string;
  /** the file's name */
  name: string;
  /** what the item is to be called; may be changed at any time */
  title: string;
  kind: DeckItem['kind'] | null;
  bytes: number;
  /** bytes that have arrived or are on the wire */
  sent: number;
  state: UploadState;
  /** why it was refused, and what to do; trying again may help or not */
  problem: string | null;
  again: boolean;
  /** what has become of it */
  item: DeckItem | null;
}

const under: readonly UploadState[] = ['checking', 'queued', 'sending', 'waiting', 'finishing'];

/** Whether it would be lost with the page, or would have to be taken up again. */
export const isUnderWay = ({ state }: Pick<UploadEntry, 'state'>): boolean => under.includes(state);
