import { IceServersAnswer } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';
import type { Clock } from '../../ports/clock.ts';
import { iceServersFor, type IceConfig } from './ice-servers.ts';

/** GET /webrtc/ice-servers (spec §7). */
export function iceRoutes(app: Api, { ice, clock }: { ice: IceConfig; clock: Clock }): void {
  app.get('/webrtc/ice-servers', { onRequest: app.authenticate, schema: { response: { 200: IceServersAnswer } } }, async (request) => ({
    success: true as const,
    ice_servers: iceServersFor(ice, request.user.id, clock.now()),
    ice_policy: ice.icePolicy,
  }));
}
