/**
 * The database cannot be reached, is too slow, or has no room left (design "Database away"). Whether the interrupted write was saved is not known:
 * try the same one again. HTTP answers it with 503 and Retry-After.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}
