import { createKept } from '../storage/kept.ts';

/** The key of spec §3; other tabs hear of its changes. */
export const TOKEN_KEY = 'auth_token';

/** Where the bearer token lives; local storage under the key of spec §3. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  remove(): void;
}

/** The token in local storage. Where storage is forbidden the session lasts as long as the page. */
export function browserTokens(storage: () => Storage = () => localStorage): TokenStore {
  const kept = createKept(storage);
  return {
    read: () => kept.getItem(TOKEN_KEY),
    write: (token) => kept.setItem(TOKEN_KEY, token),
    remove: () => kept.removeItem(TOKEN_KEY),
  };
}
