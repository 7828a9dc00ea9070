import { createRoom, decide, viewFor } from '@deadpan/game';
import type { Catalogue, Command, Room, RoomEvent } from '@deadpan/game';
import { limits } from '@deadpan/protocol';
import type { RoomView, UserId } from '@deadpan/protocol';
import { clipAt } from '../../../engine/memes/schedule.ts';
import { demoTexts } from '../../../texts/demo.ts';
import type { Moment } from '../bots/bot.ts';
import { numbered } from '../bots/chance.ts';
import type { DemoDeck } from './deck.ts';
import { aMind, begins, laughs, reads, rests } from './bot-mind.ts';
import type { Mind } from './bot-mind.ts';
import { GUEST, bots, guest, personOf } from './players.ts';

/** Three plays of the shortest length the rules allow. */
const settings = { maxPlayers: 4, round1Duration: limits.round1.duration.min, round1Plays: 3, maxRounds: 1 } as const;
const READING_MS = limits.detection.everyMs;
const ROOM_ID = 'DEMQ22';

export interface DemoMatchOptions {
  /** Names the chances of this demo: the same seed, deck and guest give the same match. */
  seed: number;
  /** Does the guest play, or only watch? */
  plays: boolean;
  deck: DemoDeck;
  /** Demo time, ms. */
  now: number;
}

/** A match of round 1 by the real rules, with three bots; it knows no clock, no camera and no screen. All times are demo time, in ms. */
export interface DemoMatch {
  /** Lets the time pass until `now`: timers that are due, and a reading of each bot every 200 ms. `happy`: the guest's latest reading, 0 to 1. */
  advance(now: number, happy: number): RoomEvent[];
  /** Asks the rules for something in the name of the guest. */
  ask(command: Command, now: number): RoomEvent[];
  /** Everybody wants another match. */
  again(now: number): RoomEvent[];
  /** What the guest sees; `paused`: while the clock stands. */
  view(now: number, paused?: boolean): RoomView;
  /** The bots' latest readings, 0 to 1. */
  happiness(): Record<UserId, number>;
  /** Counts up with every change of the room. */
  version(): number;
  /** When the bots were last read. */
  readAt(): number;
}

function seated(plays: boolean, seed: number, now: number): Room {
  const people = [...(plays ? [guest] : []), ...bots.map(personOf)];
  const [host = guest] = people;
  const empty = createRoom({ id: ROOM_ID, name: demoTexts.arena, keyHash: null, settings, host, seed, speed: 1 }, now);
  const arrivals = people.flatMap((by): Command[] => [
    { type: 'sit', by },
    { type: 'connect', by: by.id },
  ]);
  const facts = people.flatMap(({ id }): Command[] => [
    { type: 'set_ready', by: id, ready: true },
    { type: 'set_camera', by: id, ready: true },
    { type: 'set_links', by: id, streams: null },
  ]);
  return [...arrivals, ...facts].reduce((room, command) => decide(room, command, now).room, empty);
}

/** Seats everybody and starts: the first play begins 1.5 s later (R1-2). */
export function createDemoMatch({ seed, plays, deck, now: start }: DemoMatchOptions): DemoMatch {
  const catalogue: Catalogue = { meme: (id) => deck.memes.find((meme) => meme.id === id), still: () => undefined };
  let room = seated(plays, seed, start);
  let minds: readonly Mind[] = bots.map(aMind);
  let readAt = start;
  let version = 1;
  const justOut = new Set<UserId>();

  const perform = (command: Command, now: number): RoomEvent[] => {
    const step = decide(room, command, now);
    if (step.room !== room) version++;
    room = step.room;
    for (const event of step.events) {
      if (event.type === 'play_began') minds = minds.map((mind) => begins(mind, now));
      if (event.type === 'eliminated') justOut.add(event.who.id);
      if (event.type === 'play_ended') minds = minds.map(rests);
    }
    return step.events;
  };
  const view = (now: number, paused = false): RoomView => {
    const { anchor } = room;
    const still = paused ? { ...room, anchor: { ...anchor, running: false, matchAt: anchor.matchAt + (now - anchor.wallAt) } } : room;
    return viewFor(still, version, GUEST, catalogue, now);
  };

  /** What a bot sees at `now`; null while nobody is judged. */
  const momentFor = (id: UserId, seen: RoomView, now: number, happy: number): Moment | null => {
    if (seen.phase !== 'playing' || seen.phase_ends_at === null) return null;
    const clip = clipAt(seen.memes, now);
    const faces = seen.active_players.filter((other) => other !== id);
    const happyOf = (other: UserId): number => minds.find(({ bot }) => bot.id === other)?.mood.happy ?? happy;
    return {
      seed: seed + room.matches,
      play: seen.current_play,
      clip: clip && { name: numbered(clip.meme.id), position: clip.position, beats: deck.beats[clip.meme.id] ?? [] },
      since: settings.round1Duration * 1000 - (seen.phase_ends_at - now),
      left: seen.phase_ends_at - now,
      happiestOther: Math.max(0, ...faces.map(happyOf)),
    };
  };
  const read = (now: number, happy: number): RoomEvent[] => {
    const seen = view(now);
    const smiled: UserId[] = [];
    minds = minds.map((mind) => {
      const { id } = mind.bot;
      if (seen.eliminated_players.includes(id)) return laughs(mind, justOut.delete(id));
      const moment = momentFor(id, seen, now, happy);
      if (!moment) return seen.phase === 'playing' || seen.phase === 'deciding' ? mind : rests(mind);
      const next = reads(mind, now, moment);
      if (next.smiled) smiled.push(id);
      return next.mind;
    });
    return smiled.flatMap((by) => perform({ type: 'laugh', by, play: seen.current_play, capturedAt: now - READING_MS }, now));
  };

  perform(
    { type: 'start', by: room.hostId, deck: deck.memes.map(({ id, duration }) => ({ id, durationMs: duration })), stills: [] },
    start,
  );
  return {
    advance(now, happy) {
      const events: RoomEvent[] = [];
      // A decided match stands still until somebody wants another one: nobody is waiting for the rematch's deadline.
      while (room.status !== 'finished' && readAt + READING_MS <= now) {
        readAt += READING_MS;
        events.push(...perform({ type: 'tick' }, readAt), ...read(readAt, happy));
      }
      if (room.status !== 'finished') events.push(...perform({ type: 'tick' }, now));
      return events;
    },
    ask: perform,
    again(now) {
      readAt = now;
      return room.players.flatMap(({ id }) => perform({ type: 'play_again', by: id }, now));
    },
    view,
    happiness: () => Object.fromEntries(minds.map(({ bot, mood }) => [bot.id, mood.happy])),
    version: () => version,
    readAt: () => readAt,
  };
}
