import { ClientConfig } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';

/** What of the configuration the page may know. */
export interface ClientConfigDeps {
  google: { clientId: string; scriptUrl: string } | null;
  badge: { url: string; label: string } | null;
  /** The mail server; only whether there is one is told. */
  smtp: object | null;
}

/** config: what the operator switched on. */
export function clientConfigRoutes(app: Api, { google, badge, smtp }: ClientConfigDeps): void {
  const config: ClientConfig = {
    google: google && { clientId: google.clientId, scriptUrl: google.scriptUrl },
    badge,
    mail: smtp !== null,
  };
  app.get('/config', { schema: { response: { 200: ClientConfig } } }, async () => config);
}
