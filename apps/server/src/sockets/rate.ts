import type { UserId } from '@deadpan/protocol';
import type { Clock } from '../ports/clock.ts';
import { createBucket, type Bucket, type Flow } from '../http/bucket.ts';
import { createOfPlayers } from '../http/per-player-map.ts';

/** Messages that one socket may send; a page in a match sends a few a second. */
const WHOLE: Flow = { perSecond: 50, burst: 100 };
/** What costs the server more than a look-up may come less often, from all pages of a player together. */
const PER_EVENT: Record<string, Flow> = {
  authenticate: { perSecond: 0.5, burst: 5 },
  join_lobby: { perSecond: 1, burst: 10 },
  start_game: { perSecond: 1, burst: 5 },
  request_play_again: { perSecond: 1, burst: 5 },
  player_ready: { perSecond: 5, burst: 10 },
  player_camera_ready: { perSecond: 5, burst: 20 },
  leave_lobby: { perSecond: 1, burst: 10 },
  webrtc_ready: { perSecond: 5, burst: 20 },
  player_summary: { perSecond: 5, burst: 20 },
  webrtc_restart: { perSecond: 1, burst: 10 },
  get_room_players: { perSecond: 5, burst: 20 },
  request_microphone: { perSecond: 1, burst: 5 },
  pass_turn: { perSecond: 1, burst: 5 },
  laughter_detected: { perSecond: 2, burst: 10 },
  submit_caption: { perSecond: 1, burst: 10 },
  caption_reaction: { perSecond: 2, burst: 10 },
  smile_seen: { perSecond: 2, burst: 20 },
};

/** What is left of the flows of some events. */
interface Buckets {
  take(event: string, flow: Flow): boolean;
  areFull(): boolean;
}

function createBuckets(clock: Clock): Buckets {
  const each = new Map<string, Bucket>();
  return {
    take(event, flow) {
      const bucket = each.get(event) ?? createBucket(flow, clock);
      each.set(event, bucket);
      return bucket.take();
    },
    areFull: () => [...each.values()].every((bucket) => bucket.isFull()),
  };
}

/** Says whether one socket's next event of this name may pass. */
export type SocketRate = (event: string) => boolean;

/**
 * Takes a clock; returns what makes the limiter of a socket, by who has signed in on it, if anybody. What costs is counted for all pages of a
 * player on this process. Kept per player, not per connection: reconnecting does not reset it.
 */
export function createRates(clock: Clock): (whose: () => UserId | null) => SocketRate {
  const bucketsOf = createOfPlayers(
    () => createBuckets(clock),
    (buckets) => buckets.areFull(),
  );
  return (whose) => {
    const whole = createBucket(WHOLE, clock);
    const strangers = createBuckets(clock);
    return (event) => {
      const flow = PER_EVENT[event];
      const user = whose();
      if (flow && !(user === null ? strangers : bucketsOf(user)).take(event, flow)) return false;
      return whole.take();
    };
  };
}
