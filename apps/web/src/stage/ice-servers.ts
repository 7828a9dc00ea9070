import { limits } from '@deadpan/protocol';
import { http } from '../engine/http/api.ts';

interface IceAnswer {
  success: boolean;
  ice_servers: RTCIceServer[];
}

let known: RTCIceServer[] = [];
let askedAt = -Infinity;

/** Asks for relays and addresses unless that was done within 23 h (spec §7); without an answer a local network still works. */
export async function refreshIceServers(now = performance.now()): Promise<void> {
  if (now - askedAt < limits.iceServersCacheMs) return;
  askedAt = now;
  try {
    known = (await http.call<IceAnswer>('/webrtc/ice-servers', { ownToast: true })).ice_servers;
  } catch {
    askedAt = -Infinity; // asked again with the next arena
  }
}

/** What is known now. */
export const iceServers = (): RTCIceServer[] => known;
