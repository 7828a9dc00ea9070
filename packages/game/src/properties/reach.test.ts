import type { CloseReason, ErrorCode, OutReason } from '@deadpan/protocol';
import { expect, it } from 'vitest';
import type { RoomEvent } from '../event.ts';
import type { EndReason, ResultKind } from '../match.ts';
import { isRunning, seatOf } from '../roster.ts';
import { always, numRuns, patient } from '../testing/claims.ts';
import { runningPhases } from '../testing/phases.ts';
import type { Transition } from '../testing/walks.ts';

/** Every name of a union, so that one more is asked for as soon as there is one. */
const named = <T extends string>(names: Record<T, true>): T[] => Object.keys(names) as T[];

const events = named<RoomEvent['type']>({
  sat: true,
  presence: true,
  left: true,
  kicked: true,
  host_changed: true,
  ready_changed: true,
  settings_changed: true,
  game_starting: true,
  round_started: true,
  play_starting: true,
  play_began: true,
  eliminated: true,
  play_ended: true,
  round_decided: true,
  match_ended: true,
  turn_called: true,
  microphone_granted: true,
  laughed: true,
  turn_ended: true,
  caption_submitted: true,
  caption_revealed: true,
  witnessed: true,
  rematch_accepted: true,
  closed: true,
  resumed: true,
});
const outs = named<OutReason>({ smile: true, absent: true, no_camera: true, left: true });
const ends = named<EndReason>({ played: true, forfeit: true, nobody_able: true, abandoned: true });
const results = named<ResultKind>({ winner: true, draw: true, complete_draw: true });
/** `deck_gone` has its own tests: whose a deck is, is the server's to know. */
const closings = named<Exclude<CloseReason, 'deck_gone'>>({ host_left: true, empty: true, no_rematch: true });
/** What the rules refuse with. `BLOCKED` has its own tests: who keeps apart is the server's to know. */
const refusals: ErrorCode[] = [
  'LOBBY_NOT_FOUND',
  'LOBBY_FULL',
  'MATCH_RUNNING',
  'NOT_A_MEMBER',
  'NOT_HOST',
  'NOT_WAITING',
  'NOT_ENOUGH_PLAYERS',
  'NOT_ALL_READY',
  'NOT_PLAYING',
  'NOT_YOUR_TURN',
  'CAPTION_SENT',
  'STALE_PLAY',
  'TOO_LATE',
  'NOT_FINISHED',
  'BAD_SETTINGS',
  'UNKNOWN_PLAYER',
  'NOT_YET',
  'UNAVAILABLE',
];
/** What is done in every phase of a running match. */
const deeds = ['drop', 'return', 'leave', 'outage', 'time'] as const;

/** What a transition did to the running match it met. */
function deedsOf({ before, command, step }: Transition): (typeof deeds)[number][] {
  const done = step.room !== before && !step.refusal;
  const hasPassed = step.room.match?.round.phase !== before.match?.round.phase;
  switch (command.type) {
    case 'drop':
    case 'leave':
    case 'outage':
      return done ? [command.type] : [];
    case 'connect':
      return done && seatOf(before, command.by)?.connected === false ? ['return'] : [];
    default:
      return command.type === 'tick' && hasPassed ? ['time'] : [];
  }
}

/** More walks than a claim is held against: what is rare shall be met all the same when a generator is changed. */
const WALKS = 7;

it('the walks come to everything there is to come to', patient, () => {
  const met = new Map<string, number>();
  const count = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);
  always((walk) => {
    for (const transition of walk) {
      const { before, step } = transition;
      if (step.refusal) count(`refused: ${step.refusal.code}`);
      for (const event of step.events) {
        count(event.type);
        if (event.type === 'eliminated') count(`out: ${event.reason}`);
        if (event.type === 'match_ended') count(`end: ${event.reason}`);
        if (event.type === 'closed') count(`closed: ${event.reason}`);
        if (event.type === 'laughed') count(`laughed: ${event.reason}`);
        if (event.type === 'game_starting' && event.again) count('again');
        if (event.type === 'round_decided') count(`round ${event.round}: ${event.result}`);
      }
      if (before.match && isRunning(before)) for (const deed of deedsOf(transition)) count(`${before.match.round.phase}: ${deed}`);
    }
  }, WALKS * numRuns);
  const wanted = [
    ...events,
    ...outs.map((reason) => `out: ${reason}`),
    ...ends.map((reason) => `end: ${reason}`),
    ...closings.map((reason) => `closed: ${reason}`),
    ...refusals.map((code) => `refused: ${code}`),
    ...runningPhases.flatMap((phase) => deeds.map((deed) => `${phase}: ${deed}`)),
    ...results.map((result) => `round 1: ${result}`),
    // A draw in the others takes the same millisecond, or the same laughter: they have tests of their own.
    ...[2, 3].flatMap((round) => [`round ${round}: winner`, `round ${round}: complete_draw`]),
    'laughed: laughed',
    'laughed: hid',
    'again',
  ];
  // SHOW=1 tells how often, the rarest first.
  const table = wanted.map((what) => [met.get(what) ?? 0, what] as const).toSorted(([a], [b]) => a - b);
  if (process.env['SHOW']) console.log(table.map((row) => row.join(' ')).join('\n'));
  expect(wanted.filter((what) => !met.has(what))).toEqual([]);
});
