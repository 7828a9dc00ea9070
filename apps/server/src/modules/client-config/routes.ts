import { ClientConfig } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';
import { hasRelay, type IceConfig } from '../ice/ice-servers.ts';

/** What of the configuration the page may know. */
export interface ClientConfigDeps extends Pick<IceConfig, 'turnUrls' | 'turnSecret' | 'icePolicy'> {
  google: { clientId: string; scriptUrl: string } | null;
  badge: { url: string; label: string } | null;
  /** The mail server; only whether there is one is told. */
  smtp: object | null;
}

/** config: what the operator switched on. */
export function clientConfigRoutes(app: Api, { google, badge, smtp, ...ice }: ClientConfigDeps): void {
  const config: ClientConfig = {
    google: google && { clientId: google.clientId, scriptUrl: google.scriptUrl },
    badge,
    mail: smtp !== null,
    relay: !hasRelay(ice) ? 'none' : ice.icePolicy === 'relay' ? 'required' : 'offered',
  };
  app.get('/config', { schema: { response: { 200: ClientConfig } } }, async () => config);
}
