import { remaining, seatOf, survivors, type Room } from '@deadpan/game';
import { limits, type ClientPayload, type RoomId, type UserId } from '@deadpan/protocol';
import type { Clock } from '../../ports/clock.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Log } from '../../ports/log.ts';
import type { Rooms } from './rooms.ts';

/** How often it is looked who has been unseen for too long. */
const LOOK_EVERY_MS = 250;
/** How long somebody may be unseen. In a match that is played more slowly, for slow machines, longer; in one that is played faster no shorter: summaries come once a second of the wall. */
const patience = ({ anchor }: Room): number => limits.round1.absentMs / Math.min(1, anchor.speed);
/** A look that comes this much too late means that this process stood still and heard nobody. */
const STOOD_MS = 1_000;

/** Who was last seen when in the running plays and turns: in memory only (design "Round 1", "Round 2"). Wall time, because it measures clients, not the match. */
export interface Attendance {
  /** Takes a player's summary, received now. */
  summary(id: RoomId, by: UserId, summary: ClientPayload<'player_summary'>): void;
  close(): void;
}

interface Watched {
  /** number of the play, or of the turn in round 2 */
  play: number;
  key: string;
  active: UserId[];
  /** Who is heard, not watched: the performer of round 2 owes nobody a face. */
  heard: UserId | null;
}

/** A running play or turn of a room. */
interface Watch {
  /** As it was last seen here; a room never changes, another takes its place. */
  room: Room;
  watched: Watched;
  seenAt: Map<UserId, number>;
  /** Until when nobody can have been unseen for too long: who is seen meanwhile only puts that off. */
  restsUntil: number;
}

function watched(room: Room): Watched | null {
  const { match, anchor } = room;
  if (!match || !anchor.running) return null;
  if (match.round.phase === 'speaking') {
    const turn = match.round.turns.length;
    const laughed = match.round.turns.at(-1)?.laughs.map(({ who }) => who) ?? [];
    const active = remaining(match).map(({ id }) => id);
    const heard = match.round.turns.at(-1)?.performer ?? null;
    return { play: turn, key: `${match.id}/turn ${turn}`, active: active.filter((id) => !laughed.includes(id)), heard };
  }
  // The deciding moment too: whose eight seconds end within it has hidden, not won.
  if (match.round.phase !== 'playing' && match.round.phase !== 'deciding') return null;
  const active = survivors(match, match.round.out).map(({ id }) => id);
  return { play: match.round.play, key: `${match.id}/${match.round.play}`, active, heard: null };
}

/**
 * Takes the rooms, a clock, whether a player's page is on this node, and the log; marks as absent who is faceless, hidden or silent for eight seconds of a
 * play or a turn. Whose page is on another node is watched there; who is away is watched by every node, so that nobody is watched by none.
 */
export function createAttendance(rooms: Rooms, clock: Clock, isHere: (id: RoomId, user: UserId) => boolean, log: Log): Attendance {
  const watches = new Map<RoomId, Watch>();

  /** The watch of the room's present play: everybody counts as seen when it begins. */
  function watchOf(room: Room): Watch | null {
    const running = watches.get(room.id);
    if (running?.room === room) return running;
    const now = watched(room);
    if (!now) {
      watches.delete(room.id);
      return null;
    }
    const begun = running?.watched.key === now.key ? running.seenAt : new Map(now.active.map((id) => [id, clock.now()]));
    const watch = { room, watched: now, seenAt: begun, restsUntil: 0 };
    watches.set(room.id, watch);
    return watch;
  }

  rooms.onSaved(({ room }) => void watchOf(room));
  rooms.onForgotten((id) => void watches.delete(id));

  /** What was not heard while the process stood still is nobody's silence: an outage of the server never counts. */
  function forgive(stoodMs: number): void {
    for (const { seenAt } of watches.values()) for (const [who, at] of seenAt) seenAt.set(who, Math.min(clock.now(), at + stoodMs));
  }

  function markAbsent({ room, watched: { play }, seenAt }: Watch, who: UserId): void {
    // Of the seat that was watched here: what this node knows of it may be old, and its player seen by another node by now.
    const session = seatOf(room, who)?.session ?? 0;
    rooms.perform(room.id, { type: 'mark_absent', who, play, session }).catch((error: unknown) => {
      // Anything else is no better a moment later: it is tried again when as much time has passed once more.
      if (!(error instanceof DatabaseAway)) return log.error({ err: error, room: room.id }, 'who was absent could not be marked so');
      seenAt.set(who, 0);
      const watch = watches.get(room.id);
      if (watch) watch.restsUntil = 0;
    });
  }

  function look(watch: Watch, now: number): void {
    const { room, watched: seen, seenAt } = watch;
    const longestMs = patience(room);
    watch.restsUntil = now + longestMs;
    for (const who of seen.active) {
      const isElsewhere = seatOf(room, who)?.connected && !isHere(room.id, who);
      const last = isElsewhere ? now : (seenAt.get(who) ?? 0);
      const isAbsent = now - last >= longestMs;
      seenAt.set(who, isAbsent ? now : last);
      // Who is seen by another node is looked for each time: should they come over, the time they were there counts.
      if (isElsewhere) watch.restsUntil = now;
      else if (!isAbsent) watch.restsUntil = Math.min(watch.restsUntil, last + longestMs);
      if (isAbsent) markAbsent(watch, who);
    }
  }

  let lookedAt = clock.now();
  const timer = setInterval(() => {
    const now = clock.now();
    const stoodMs = now - lookedAt - LOOK_EVERY_MS;
    lookedAt = now;
    if (stoodMs > STOOD_MS) forgive(stoodMs);
    for (const { room } of rooms.held()) {
      const watch = watchOf(room);
      // Thousands of players are watched, and each of them is seen once a second.
      if (watch && now >= watch.restsUntil) look(watch, now);
    }
  }, LOOK_EVERY_MS);

  return {
    summary(id, by, { play, faceless_ms, hidden }) {
      const held = rooms.peek(id);
      const watch = held && watchOf(held.room);
      if (!watch) return;
      const { watched: now, seenAt } = watch;
      if (now.play !== play || (hidden && now.heard !== by)) return;
      const seen = now.heard === by ? clock.now() : clock.now() - faceless_ms;
      seenAt.set(by, Math.max(seenAt.get(by) ?? 0, seen));
    },
    close: () => clearInterval(timer),
  };
}
