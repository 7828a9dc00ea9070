import type { Clock } from '../ports/clock.ts';

/** Messages a second that one socket may send on average, and at once (research: 50 with bursts of 100). */
const PER_SECOND = 50;
const BURST = 100;
/** What costs the server more than a look-up may come less often. */
const PER_EVENT: Record<string, { perSecond: number; burst: number }> = {
  authenticate: { perSecond: 0.5, burst: 5 },
  join_lobby: { perSecond: 1, burst: 10 },
  start_game: { perSecond: 1, burst: 5 },
  request_play_again: { perSecond: 1, burst: 5 },
  player_ready: { perSecond: 5, burst: 10 },
  player_summary: { perSecond: 5, burst: 20 },
  get_room_players: { perSecond: 5, burst: 20 },
  request_microphone: { perSecond: 1, burst: 5 },
  pass_turn: { perSecond: 1, burst: 5 },
  laughter_detected: { perSecond: 2, burst: 10 },
  submit_caption: { perSecond: 1, burst: 10 },
  caption_reaction: { perSecond: 2, burst: 10 },
  smile_seen: { perSecond: 2, burst: 20 },
};

interface Bucket {
  tokens: number;
  at: number;
}

function take(bucket: Bucket, perSecond: number, burst: number, now: number): boolean {
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}

/** Takes a clock; returns a function that says whether one socket's next event of this name may pass. One limiter per socket. */
export function createSocketRate(clock: Clock): (event: string) => boolean {
  const whole: Bucket = { tokens: BURST, at: clock.now() };
  const each = new Map<string, Bucket>();
  return (event) => {
    const now = clock.now();
    const own = PER_EVENT[event];
    if (own) {
      const bucket = each.get(event) ?? { tokens: own.burst, at: now };
      each.set(event, bucket);
      if (!take(bucket, own.perSecond, own.burst, now)) return false;
    }
    return take(whole, PER_SECOND, BURST, now);
  };
}
