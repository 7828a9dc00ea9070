/** Takes a text that anybody may have changed, or none; returns what it says as JSON, null when that is nothing. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // somebody else's text
  }
}

/** What a storage keeps under `key` as JSON; null when nothing is kept, it is no JSON, or the storage is forbidden. */
export function readJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return parsed(storage.getItem(key));
  } catch {
    return null;
  }
}

/** The fields of what is an object, or none. What is in them has to be looked at. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** What a storage keeps under `key` as the fields of an object, or none. */
export const readFields = (storage: Pick<Storage, 'getItem'>, key: string): Readonly<Record<string, unknown>> =>
  fieldsOf(readJson(storage, key));
