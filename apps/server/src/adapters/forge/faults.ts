import { ForgeFailed, type ForgeFault } from '../../ports/forge.ts';

/** Takes what a call to an API threw; returns what is wrong with it, as far as players and operators need to know. */
export function faultOf(error: unknown): ForgeFault {
  if (error instanceof ForgeFailed) return error.fault;
  if (!(error instanceof Error)) return 'nonsense';
  if ('status' in error && typeof error.status === 'number') {
    if (error.status === 401 || error.status === 403) return 'key';
    if (error.status === 429) return 'busy';
    return error.status >= 500 || error.status === 404 ? 'away' : 'nonsense';
  }
  // What the client throws when there was no whole answer: nobody there, too slow, sent elsewhere, more than there is room for.
  return 'status' in error || error.name === 'AbortError' || error.name === 'TimeoutError' ? 'away' : 'nonsense';
}
