import { IceServersAnswer } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';
import { HttpFailure } from '../../http/failure.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Rooms } from '../../ports/rooms.ts';
import { iceServersFor, type IceConfig } from './ice-servers.ts';

interface IceDeps {
  ice: IceConfig;
  clock: Clock;
  rooms: Pick<Rooms, 'seatOf'>;
}

/** GET /webrtc/ice-servers (spec §7), for seated players only: an issued credential cannot be revoked, and each costs the operator traffic. */
export function iceRoutes(app: Api, { ice, clock, rooms }: IceDeps): void {
  app.get('/webrtc/ice-servers', { onRequest: app.authenticate, schema: { response: { 200: IceServersAnswer } } }, async (request) => {
    const { id } = request.user;
    if ((await rooms.seatOf(id)) === null)
      throw new HttpFailure(403, 'Enter an arena first: video links are for its players.', { code: 'NOT_A_MEMBER' });
    return iceServersFor(ice, id, clock.now());
  });
}
