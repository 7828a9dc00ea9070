import { limits, type IceServersAnswer, type UserId } from '@deadpan/protocol';
import { http } from '../engine/http/api.ts';
import type { IceState } from '../engine/peers/mesh-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';

const RETRY_MS = 2_000;
/** Their age is looked at this often: one long timer stands still while the machine sleeps. They are not doubted more often either. */
const LOOK_MS = 60_000;
const { store, patch } = createPatchStore<IceState>({ config: null });
let owner: UserId | null = null;
let askedAt = 0;
let ask = (): void => {};

/** How links are to be made; null until the server has said so, because it may want nobody's address to be seen. */
export const ice = store;

/** A relay refused what is kept: it has another secret now, or they expired. Asks for others, at most once a minute. */
export function doubtIce(now = Date.now): void {
  if (now() - askedAt >= LOOK_MS) ask();
}

/**
 * Keeps it: asked by the first room, then every 23 h (spec §7), the credentials being the player's own. Without an answer it asks again:
 * whoever reaches the server over a socket gets one. Returns the way out.
 */
export function keepIce(me: UserId, now = Date.now): () => void {
  let [closed, asking] = [false, false];
  let timer: ReturnType<typeof setTimeout>;
  const isFresh = (): boolean => {
    const age = now() - askedAt;
    // A clock that was set back says nothing of their age.
    return owner === me && age >= 0 && age < limits.iceServersCacheMs;
  };
  const look = (): void => (isFresh() ? after(LOOK_MS) : ask());
  const after = (ms: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(look, ms);
  };
  const fetchThem = async (): Promise<void> => {
    if (closed || asking) return;
    asking = true;
    try {
      const answer = await http.call<IceServersAnswer>('/webrtc/ice-servers', { ownToast: true });
      [owner, askedAt] = [me, now()];
      patch({ config: { iceServers: answer.ice_servers as RTCIceServer[], iceTransportPolicy: answer.ice_policy } });
      after(LOOK_MS);
    } catch {
      after(RETRY_MS);
    }
    asking = false;
  };
  ask = () => void fetchThem();
  if (owner !== me) patch({ config: null });
  look();
  return () => {
    closed = true;
    clearTimeout(timer);
  };
}
