import type { UserId } from '@deadpan/protocol';
import type { Connection } from '../socket/connection-types.ts';
import type { Signal } from './peer.ts';

/**
 * Sends a signal to another player's page through the server, which keeps it for them; `session` and `toSession` name both ends of the link.
 * While the socket is down a signal waits; if its link `isClosed` by then it is dropped, because it may name addresses that the player hides by now.
 */
export function postSignal(
  connection: Connection,
  { to, session, toSession }: { to: UserId; session: string; toSession: string },
  signal: Signal,
  isClosed: () => boolean,
): void {
  const address = { target_sid: to, session, to_session: toSession };
  if ('candidate' in signal) void connection.ask('webrtc_ice_candidate', { ...address, candidate: signal.candidate }, isClosed);
  else if (signal.description.type === 'offer') void connection.ask('webrtc_offer', { ...address, offer: signal.description }, isClosed);
  else void connection.ask('webrtc_answer', { ...address, answer: signal.description }, isClosed);
}
