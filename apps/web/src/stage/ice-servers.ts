import type { IceServersAnswer, UserId } from '@deadpan/protocol';
import { http } from '../engine/http/api.ts';
import type { IceState } from '../engine/peers/mesh-types.ts';
import type { Connection } from '../engine/socket/connection-types.ts';
import { createPatchStore } from '../engine/socket/store.ts';

const RETRY_MS = 2_000;
/** Their age is looked at this often: one long timer stands still while the machine sleeps. They are not doubted more often either. */
const LOOK_MS = 60_000;
const { store, patch } = createPatchStore<IceState>({ config: null });
let owner: UserId | null = null;
let askedAt = 0;
let maxAgeMs = 0;
let ask = (): void => {};

/** How links are to be made; null until the server has said so, because it may want nobody's address to be seen. */
export const ice = store;

/** A relay refused what is kept: it has another secret now, or they expired. Asks for others, at most once a minute. */
export function doubtIce(now = Date.now): void {
  if (now() - askedAt >= LOOK_MS) ask();
}

/**
 * Keeps it while the player is seated: the server gives it to nobody else. It is asked for by the first room, then as often as the answer says, because
 * relay credentials in it expire; they are the player's own. Without an answer it is asked for again. Returns the way out.
 */
export function keepIce(me: UserId, connection: Pick<Connection, 'getState' | 'onJoin'>, now = Date.now): () => void {
  let [closed, asking] = [false, false];
  let timer: ReturnType<typeof setTimeout>;
  const isFresh = (): boolean => {
    const age = now() - askedAt;
    // A clock that was set back says nothing of their age.
    return owner === me && age >= 0 && age < maxAgeMs;
  };
  const look = (): void => (isFresh() ? after(LOOK_MS) : ask());
  const after = (ms: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(look, ms);
  };
  const fetchThem = async (): Promise<void> => {
    if (closed || asking || connection.getState().joined === null) return; // the next join looks again
    asking = true;
    try {
      const answer = await http.call<IceServersAnswer>('/webrtc/ice-servers', { ownToast: true });
      [owner, askedAt, maxAgeMs] = [me, now(), answer.max_age * 1_000];
      patch({ config: { iceServers: answer.ice_servers as RTCIceServer[], iceTransportPolicy: answer.ice_policy } });
      after(LOOK_MS);
    } catch {
      after(RETRY_MS);
    }
    asking = false;
  };
  ask = () => void fetchThem();
  if (!isFresh()) patch({ config: null });
  const offJoin = connection.onJoin(look);
  look();
  return () => {
    closed = true;
    offJoin();
    clearTimeout(timer);
  };
}
