import { limits, type IceServersAnswer, type UserId } from '@deadpan/protocol';
import { http } from '../engine/http/api.ts';
import type { IceState } from '../engine/peers/mesh-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';

const RETRY_MS = 2_000;
const { store, patch } = createPatchStore<IceState>({ config: null });
let owner: UserId | null = null;
let askedAt = 0;

/** How links are to be made; null until the server has said so, because it may want nobody's address to be seen. */
export const ice = store;

/**
 * Keeps it: asked by the first room, then every 23 h (spec §7), the credentials being the player's own. Without an answer it asks again:
 * whoever reaches the server over a socket gets one. Returns the way out.
 */
export function keepIce(me: UserId, now = Date.now): () => void {
  let closed = false;
  let timer: ReturnType<typeof setTimeout>;
  const after = (ms: number): void => {
    if (!closed) timer = setTimeout(() => void ask(), ms);
  };
  const ask = async (): Promise<void> => {
    try {
      const answer = await http.call<IceServersAnswer>('/webrtc/ice-servers', { ownToast: true });
      [owner, askedAt] = [me, now()];
      patch({ config: { iceServers: answer.ice_servers as RTCIceServer[], iceTransportPolicy: answer.ice_policy } });
      after(limits.iceServersCacheMs);
    } catch {
      after(RETRY_MS);
    }
  };
  if (owner !== me) patch({ config: null });
  const age = now() - askedAt;
  // A clock that was set back says nothing of their age.
  if (owner === me && age >= 0 && age < limits.iceServersCacheMs) after(limits.iceServersCacheMs - age);
  else void ask();
  return () => {
    closed = true;
    clearTimeout(timer);
  };
}
