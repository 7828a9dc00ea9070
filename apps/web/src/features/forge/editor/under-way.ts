import type { Sheet } from './edits.ts';

/** What the editors of one page know of each other: while one of them saves, the player may go Back and Forward and write on in another one of the same meme. */
export interface UnderWay {
  /** What stands in the editor that is open now; returns what is called when it does not any more. */
  write(id: string, sheet: Sheet): () => void;
  /** What stands in the editor of this meme, if that is open. */
  written(id: string): Sheet | undefined;
  /** What was sent for the drawing at this address. */
  send(url: string, sheet: Sheet): void;
  sent(url: string): Sheet | undefined;
}

export function createUnderWay(): UnderWay {
  let writing: { id: string; sheet: Sheet } | undefined;
  let last: { url: string; sheet: Sheet } | undefined;
  return {
    write(id, sheet) {
      const here = { id, sheet };
      writing = here;
      return () => {
        if (writing === here) writing = undefined;
      };
    },
    written: (id) => (writing?.id === id ? writing.sheet : undefined),
    send: (url, sheet) => void (last = { url, sheet }),
    sent: (url) => (last?.url === url ? last.sheet : undefined),
  };
}
