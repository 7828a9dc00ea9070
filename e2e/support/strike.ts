import type { TestServer } from './server.ts';

/** What is done to the machines behind a match, again and again. */
export interface Strike {
  /** Something breaks. */
  break(): Promise<void>;
  /** It stays broken for a while, in the middle of a play. Without this it is mended at once. */
  away?: {
    /** What is to be seen meanwhile; resolves when it is time to mend. */
    until(): Promise<void>;
    /** Whether smiles are answered meanwhile as ever. Else none may be acknowledged, and each counts all the same, for it was received in its play. */
    acknowledges: boolean;
  };
  /** It works again: the server listens, the database answers. Without this the others just go on. */
  mend?(): Promise<void>;
  /** Whether the clock of the match stands meanwhile, so that no time of the play may be gone. */
  stopsTheClock: boolean;
  /** Resolves when everything runs again, where that is later than when the match goes on. */
  whole?(): Promise<void>;
}

/** The only server of the match is killed and started again. */
export const killing = (server: TestServer): Strike => ({ break: server.kill, mend: server.start, stopsTheClock: true });
