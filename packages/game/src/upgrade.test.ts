import { describe, expect, it } from 'vitest';
import type { Room } from './room.ts';
import { isRunning } from './roster.ts';
import { ann, bob, laugh, NOW, playing, run } from './testing/index.ts';
import { inPhase } from './testing/phases.ts';
import { nextDueAt } from './timers.ts';
import { upgraded } from './upgrade.ts';

/** What a match has had since the second shape of a room, and since the third. */
const sinceSecond = ['rounds', 'roundNumber', 'stills', 'still', 'standings', 'turns', 'captions', 'judge', 'witnessed'];
const sinceThird = ['startedAt', 'history'];
const sinceFourth = ['own'];

/** Takes a room; returns it as an earlier program kept it. */
function storedAs(schema: 1 | 2 | 3, room: Room): unknown {
  const unknown = [...(schema < 2 ? sinceSecond : []), ...(schema < 3 ? sinceThird : []), ...sinceFourth];
  const { deckName: _name, settings, ...known } = room;
  const { deck: _deck, family: _family, ...kept } = settings;
  const match = room.match && Object.fromEntries(Object.entries(room.match).filter(([field]) => !unknown.includes(field)));
  return JSON.parse(JSON.stringify({ ...known, settings: kept, match }));
}

function played(room: Room): Room {
  let next = room;
  for (let due = nextDueAt(next); due !== null && isRunning(next); due = nextDueAt(next)) next = run(next, due - next.changedAt).room;
  return next;
}

describe.each(['waiting', 'starting', 'playing', 'deciding', 'play_ended'] as const)('a match that was stored while it was %s', (phase) => {
  it('[R0-19] goes on as one of a single round', () => {
    const room = inPhase(phase, { settings: { maxRounds: 1 } });
    const read = upgraded(storedAs(1, room), 1);
    expect(read.match).toMatchObject({ rounds: 1, roundNumber: 1, startedAt: room.changedAt, history: [], standings: [] });
    expect({ ...read, match: { ...read.match, startedAt: 0, history: [] } }).toEqual({
      ...room,
      match: { ...room.match, stills: [], startedAt: 0, history: [] },
    });
    expect(played(read).match?.result).toEqual(played(room).match?.result);
  });

  it('[R0-19] goes on as one of several rounds, without the plays it had', () => {
    const room = inPhase(phase);
    const read = upgraded(storedAs(2, room), 2);
    expect(read).toEqual({ ...room, match: { ...room.match, startedAt: room.changedAt, history: [] } });
    expect(played(read).match?.result).toEqual(played(room).match?.result);
  });
});

it('[R0-19] a match from before there were decks goes on with the built-in memes', () => {
  const room = playing();
  expect(upgraded(storedAs(3, room), 3)).toEqual(room);
});

it('[R0-19] what is played after that is written down', () => {
  const room = upgraded(storedAs(2, run(playing(), laugh(bob), 300).room), 2);
  expect(run(room, 3_000, 5_000, laugh(bob, { play: 2 }), 300).room.match?.history).toMatchObject([{ play: 2, winner: ann.id }]);
});

it('[R0-19] a room without a match, and one of today, are read as they are', () => {
  const room = playing({ now: NOW });
  for (const schema of [1, 2, 3] as const) expect(upgraded({ ...room, match: null }, schema)).toEqual({ ...room, match: null });
  expect(upgraded(room, 4)).toBe(room);
});
