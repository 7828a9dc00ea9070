import type { Page } from '@playwright/test';

/** What the server has passed to a page about the others' links, from the moment it is watched. */
export interface Signals {
  /** Every candidate so far: trickled, within descriptions, and within the documents that wait for a page. */
  candidates(): string[];
  /** The addresses beside the candidates: of `c=` and `a=rtcp:` lines. */
  otherAddresses(): string[];
  /** Forgets what came so far. */
  clear(): void;
}

const CANDIDATE = /candidate:[^"\\]+/g;
const OTHER_ADDRESS = /(?:c=|a=rtcp:\d+ )IN IP[46] ([^"\\]+)/g;

/** Reads every message of the page's sockets, to be called before it loads. */
export function signalsTo(page: Page): Signals {
  let heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(typeof payload === 'string' ? payload : payload.toString('latin1'))),
  );
  return {
    candidates: () => heard.flatMap((text) => text.match(CANDIDATE) ?? []),
    otherAddresses: () => heard.flatMap((text) => [...text.matchAll(OTHER_ADDRESS)].map(([, address = '']) => address)),
    clear: () => {
      heard = [];
    },
  };
}
