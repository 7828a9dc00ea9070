export type { Command, Person } from './command.ts';
export { upgraded } from './upgrade.ts';
export { createRoom, type NewRoom } from './create.ts';
export { decide } from './decide.ts';
export { NOT_FOUND, type Refusal, type Step } from './decision.ts';
export type { MatchOutcome, PlayOutcome, RoomEvent, RoundDecided, RoundOutcome, Who } from './event.ts';
export {
  type Match,
  type MatchResult,
  type OwnMemes,
  type PlayedPlay,
  type Round1,
  type RoundNumber,
  type Shown,
  type Standing,
  type Verdict,
} from './match.ts';
export { type MatchTime, type Millis } from './moment.ts';
export { whyNotSee, whyNotSit } from './lobby/seats.ts';
export { ROOM_SCHEMA, type Room, type Seat } from './room.ts';
export { isHost, isRunning, remaining, seatOf, survivors } from './roster.ts';
export { hasBegun } from './begun.ts';
export { matchTimeAt, wallTimeAt } from './time.ts';
export { nextDueAt, runsUntil } from './timers.ts';
export { withOwn, type Catalogue } from './view/catalogue.ts';
export { agreed } from './round1/witness.ts';
export { resultMessage, type DecidedMatch } from './view/result.ts';
export { memesOf, ownView, settingsFor, sharedView, viewFor, type OwnView, type SharedView } from './view/view.ts';
