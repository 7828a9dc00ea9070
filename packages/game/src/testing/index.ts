export { ann, bob, cara, dan, person } from './people.ts';
export {
  aDeck,
  aReadyRoom,
  aRoom,
  countingDown,
  inCaptions,
  inComedy,
  NOW,
  playing,
  someStills,
  starting,
  type RoomOptions,
} from './rooms.ts';
export { absent, connect, drop, laugh, leave, only, run, type Story } from './run.ts';
export { inPhase, runningPhases, type RunningPhase } from './phases.ts';
