const KEY = 'auth_token';

/** Where the bearer token lives; local storage under the key of spec §3. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  remove(): void;
}

/** The token in local storage. Where storage is forbidden the session lasts as long as the page. */
export function browserTokens(storage: () => Storage = () => localStorage): TokenStore {
  let memory: string | null = null;
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => attempt(() => storage().getItem(KEY), memory),
    write(token) {
      memory = token;
      attempt(() => storage().setItem(KEY, token), undefined);
    },
    remove() {
      memory = null;
      attempt(() => storage().removeItem(KEY), undefined);
    },
  };
}
