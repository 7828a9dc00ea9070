const KEY = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;
const KEY_MAX = 200;

/** Takes a key of a blob; throws unless it is one. */
export function mustBeKey(key: string): void {
  if (key.length > KEY_MAX || !KEY.test(key)) throw new Error(`${JSON.stringify(key)} is no key of a blob.`);
}
