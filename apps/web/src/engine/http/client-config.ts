import type { ClientConfig } from '@deadpan/protocol';
import { http } from './api.ts';

let asked: Promise<ClientConfig> | undefined;

/** What the operator switched on: Google sign-in, the badge, letters. Asked once per page, again after a failure; rejects with an `HttpError`. */
export function clientConfig(): Promise<ClientConfig> {
  asked ??= http.call<ClientConfig>('/config', { ownToast: true }).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
