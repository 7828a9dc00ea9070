/** `key`: it refuses the API key. `away`: it cannot be reached, is too slow, or knows no such address or model. `nonsense`: any other answer that is none. */
export type ApiFault = 'key' | 'away' | 'busy' | 'nonsense';

/** Takes what a call to an API threw, or reading its answer; returns what is wrong with it, as far as players and operators need to know. */
export function apiFaultOf(error: unknown): ApiFault {
  if (!(error instanceof Error)) return 'nonsense';
  if ('status' in error && typeof error.status === 'number') {
    if (error.status === 401 || error.status === 403) return 'key';
    if (error.status === 429) return 'busy';
    return error.status >= 500 || error.status === 404 ? 'away' : 'nonsense';
  }
  // What the client throws when there was no whole answer: nobody there, too slow, sent elsewhere, more than there is room for.
  return 'status' in error || error.name === 'AbortError' || error.name === 'TimeoutError' ? 'away' : 'nonsense';
}
