import type { Command } from './command.ts';
import { accept, andThen, type Step } from './decision.ts';
import { passCrown } from './lobby/crown.ts';
import { kick, leave } from './lobby/leave.ts';
import { forget, introduce } from './lobby/persons.ts';
import { connect, drop, sit } from './lobby/seats.ts';
import { changeSettings, setReady } from './lobby/settings.ts';
import { start } from './lobby/start.ts';
import { playAgain } from './match/rematch.ts';
import { outage, stopAwaitingGone } from './outage.ts';
import { watched } from './presence.ts';
import type { MatchTime, Millis } from './moment.ts';
import type { Room } from './room.ts';
import { laugh, markAbsent } from './round1/elimination.ts';
import { witness } from './round1/witness.ts';
import { checkAllReady, countLinks, setCamera, setLinks } from './round1/waiting.ts';
import { hearLaughter, missFromTurn } from './round2/laughter.ts';
import { endTurnOfGone, passTurn, takeMicrophone } from './round2/turns.ts';
import { judge } from './round3/judging.ts';
import { react } from './round3/reveal.ts';
import { endWritingWhenAllSent, submitCaption } from './round3/writing.ts';
import { hasCome, isDue, matchTimeAt, resumed, wallTimeAt } from './time.ts';
import { earliest, timersOf } from './timers.ts';

/** More timers than any room can have due at once: `decide` ends whatever it is given. */
const MOST_TIMERS = 10_000;

/**
 * The rules (spec §4 "Lobby room", "Game arena page phases", "Round 1 phases", §9; design §3). Takes a room, what is asked, and the wall time; returns the next room
 * and what happened, or a refusal. R0-15: timers that are due are applied first, each at its own time, so a refused command may still come
 * with a later room. R0-16: a room's time never runs backwards. R0-17: the same room object back means that nothing changed.
 */
export function decide(room: Room, command: Command, wall: Millis): Step {
  // Whole milliseconds, as rows are kept: a monotonic clock gives fractions.
  const now = Math.max(Math.floor(wall), room.changedAt);
  // Nothing was due while nobody served the room: an outage applies the timers up to its beginning only.
  const until = command.type === 'outage' ? Math.min(now, Math.max(Math.floor(command.aliveUntil), room.changedAt)) : now;
  const caught = catchUp(room, until);
  const at = matchTimeAt(caught.room.anchor, now);
  const step = settled(apply(caught.room, command, now, at, until), now);
  const changed = step.room === room ? room : { ...step.room, changedAt: now };
  return { room: changed, events: [...caught.events, ...step.events], refusal: step.refusal };
}

function apply(room: Room, command: Command, now: Millis, at: MatchTime, until: Millis): Step {
  switch (command.type) {
    case 'sit':
      return sit(room, command.by, command.apart ?? [], at);
    case 'connect':
      return connect(room, command.by, now);
    case 'drop':
      return drop(room, command.by, command.session, at);
    case 'leave':
      return leave(room, command.by, command.close, at);
    case 'kick':
      return kick(room, command.by, command.who);
    case 'set_ready':
      return setReady(room, command.by, command.ready);
    case 'change_settings':
      return changeSettings(room, command);
    case 'start':
      return start(room, command, at);
    case 'set_camera':
      return setCamera(room, command.by, command.ready, at);
    case 'set_links':
      return setLinks(room, command.by, command.streams, at);
    case 'laugh':
      return laugh(room, command.by, command.play, command.capturedAt, now);
    case 'mark_absent':
      return room.match?.roundNumber === 2 ? missFromTurn(room, command, at) : markAbsent(room, command, at);
    case 'take_microphone':
      return takeMicrophone(room, command.by, at);
    case 'pass_turn':
      return passTurn(room, command.by, command.turn, at);
    case 'hear_laughter':
      return hearLaughter(room, command.by, command.turn, at);
    case 'submit_caption':
      return submitCaption(room, command);
    case 'react':
      return react(room, command.by, command.reveal, command.laughter);
    case 'judge':
      return judge(room, command.matchId, command.verdict, at);
    case 'witness':
      return witness(room, command.by, command.who, command.play);
    case 'play_again':
      return playAgain(room, command, at);
    case 'introduce':
      return introduce(room, command.by);
    case 'forget':
      return forget(room, command.who);
    case 'outage':
      return outage(room, until, command.allAway, now);
    case 'tick':
      return accept(room);
    default:
      return command satisfies never;
  }
}

/** Applies every timer that is due, each at its own time. */
function catchUp(room: Room, wall: Millis): Step {
  let step = accept(room);
  for (let fired = 0; fired < MOST_TIMERS; fired++) {
    const { anchor } = step.room;
    if (!anchor.running) {
      if (step.room.status === 'closed' || !hasCome(anchor.resumeBy, wall)) return step;
      step = accept(resumed(step.room, Math.min(anchor.resumeBy, wall)), [...step.events, { type: 'resumed' }]);
      continue;
    }
    const timer = earliest(timersOf(step.room));
    if (!timer || !isDue(anchor, timer.at, wall)) return step;
    const next = settled(timer.fire(step.room, timer.at), wallTimeAt(anchor, timer.at));
    step = accept(next.room, [...step.events, ...next.events]);
  }
  return step;
}

/** What must hold after every step: a crown on a seat, links and all-ready known, nobody waited for who left or is done, and since when who is here. */
function settled(step: Step, wall: Millis): Step {
  if (step.refusal || step.room.status === 'closed') return step;
  const rules = [
    passCrown,
    (room: Room) => stopAwaitingGone(room, wall),
    (room: Room) => accept(countLinks(room)),
    (room: Room) => checkAllReady(room, matchTimeAt(room.anchor, wall)),
    (room: Room) => endTurnOfGone(room, matchTimeAt(room.anchor, wall)),
    (room: Room) => endWritingWhenAllSent(room, matchTimeAt(room.anchor, wall)),
    (room: Room) => accept(watched(room, matchTimeAt(room.anchor, wall))),
  ];
  return rules.reduce((settling, rule) => andThen(settling, rule), step);
}
