const KEY = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;
const KEY_MAX = 200;

/** Whether a name that lies in the store is a key of ours: not a draft, and nothing somebody else put there. */
export const isKey = (name: string): boolean => name.length <= KEY_MAX && KEY.test(name);

/** Takes a key of a blob, or a folder of them; throws unless it is one. */
export function mustBeKey(key: string): void {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is no key of a blob.`);
}
