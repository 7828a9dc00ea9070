import type { Clock } from '../ports/clock.ts';
import { createBucket, type Bucket, type Flow } from './bucket.ts';

/** Messages that one socket may send (research: 50 a second with bursts of 100). */
const WHOLE: Flow = { perSecond: 50, burst: 100 };
/** What costs the server more than a look-up may come less often. */
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

/** Takes a clock; returns a function that says whether one socket's next event of this name may pass. One limiter per socket. */
export function createSocketRate(clock: Clock): (event: string) => boolean {
  const whole = createBucket(WHOLE, clock);
  const each = new Map<string, Bucket>();
  return (event) => {
    const own = PER_EVENT[event];
    if (own) {
      const bucket = each.get(event) ?? createBucket(own, clock);
      each.set(event, bucket);
      if (!bucket.take()) return false;
    }
    return whole.take();
  };
}
