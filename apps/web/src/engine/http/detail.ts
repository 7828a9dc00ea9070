const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** One entry of a validation error: 'field path - message' (spec §5). The leading `body` is plumbing and left out. */
function entry(item: unknown): string {
  if (!isRecord(item)) return JSON.stringify(item);
  const path = Array.isArray(item['loc']) ? item['loc'].filter((part) => part !== 'body').join('.') : '';
  const message = typeof item['msg'] === 'string' ? item['msg'] : JSON.stringify(item);
  return path ? `${path} - ${message}` : message;
}

/**
 * Words for people out of an error body: `detail` as it is when it is a string, the list of a 422 as 'field path - message'
 * joined by '; ', any other value as JSON text (spec §8). Undefined when there is none.
 */
export function detailText(status: number, body: unknown): string | undefined {
  const detail = isRecord(body) ? body['detail'] : undefined;
  if (detail === undefined || detail === null || detail === '') return undefined;
  if (typeof detail === 'string') return detail;
  if (status === 422 && Array.isArray(detail)) return detail.map(entry).join('; ');
  return JSON.stringify(detail);
}
