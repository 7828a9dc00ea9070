import { expect, it, vi } from 'vitest';
import { decide, hasBegun, matchTimeAt, nextDueAt, type Command, type Room } from '@deadpan/game';
import {
  absent,
  ann,
  aRoom,
  bob,
  cara,
  connect,
  dan,
  drop,
  inCaptions,
  inPhase,
  laugh,
  NOW,
  playing,
  runningPhases,
} from '@deadpan/game/testing';
import { limits } from '@deadpan/protocol';
import { inTestTime, serve, serveByTwo } from '../../../test/away-stage.ts';
import { DatabaseAway } from '../../ports/database-away.ts';

inTestTime();

type Served = ReturnType<typeof serve>;

/** A play of 30 s of a match of three. */
const aPlay = (players = [ann, bob, cara]) => playing({ players, settings: { round1Duration: 30, round1Plays: 3 } });
const cannot = async ({ rooms }: Served, command: Command): Promise<void> => {
  await expect(rooms.perform('ABCDEF', command)).rejects.toBeInstanceOf(DatabaseAway);
};
async function serveFrom(room: Room, at = room.changedAt): Promise<Served> {
  vi.setSystemTime(room.changedAt);
  const served = serve(room);
  await served.rooms.perform('ABCDEF', { type: 'tick' });
  vi.setSystemTime(at);
  return served;
}

it('F5 the play runs to its end without the database, and no further: what follows begins when it is back, however long that took', async () => {
  const { rooms, told, go, room } = serve(playing({ players: [ann, bob, cara], settings: { round1Duration: 30, round1Plays: 3 } }));
  await rooms.perform('ABCDEF', { type: 'tick' });
  vi.setSystemTime(NOW + 10_000);
  go('before');
  await expect(rooms.perform('ABCDEF', laugh(ann))).rejects.toBeInstanceOf(DatabaseAway);
  await vi.advanceTimersByTimeAsync(40_000);
  await expect(rooms.perform('ABCDEF', drop(room(), bob))).rejects.toBeInstanceOf(DatabaseAway);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  go('no');
  await vi.advanceTimersByTimeAsync(1_500 + limits.round1.decidingMs);
  const { match, players } = room();
  expect(match).toMatchObject({ round: { phase: 'play_ended', play: 1, out: [{ who: ann.id, reason: 'smile' }] } });
  expect(players.map(({ connected }) => connected)).toEqual([true, false, true]);
  expect(told.filter((event) => event === 'play_ended')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(limits.round1.playWinnerMs);
  expect(room().match?.round).toMatchObject({ phase: 'starting', play: 2 });
});

const capturedAt = NOW + 60_000;
it.each<[string, Command]>([
  ['an absence', absent(aPlay(), bob)],
  ['a smile', { ...laugh(bob), capturedAt } as Command],
])('F5 %s from long after its end decides no play', async (_, late) => {
  const served = await serveFrom(aPlay(), NOW + 20_000);
  served.go('before');
  await cannot(served, laugh(ann));
  await vi.advanceTimersByTimeAsync(40_000);
  await cannot(served, late);
  await vi.advanceTimersByTimeAsync(40_000);
  served.go('no');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(served.room().match).toMatchObject({ playWinners: [null], round: { phase: 'play_ended', out: [{ who: ann.id }] } });
});

it('F5 however many facts come meanwhile, none moves the match on', async () => {
  const served = await serveFrom(aPlay([ann, bob, cara, dan]), NOW + 26_000);
  served.go('before');
  const room = served.room();
  for (const fact of [laugh(ann), absent(room, bob), absent(room, cara), drop(room, ann), drop(room, bob)]) {
    await cannot(served, fact);
    await vi.advanceTimersByTimeAsync(4_500);
  }
  await vi.advanceTimersByTimeAsync(120_000);
  served.go('no');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(served.room().match?.round).toMatchObject({ phase: 'play_ended', play: 1 });
});

it('a sleep that could not be given back at once is given back from its beginning', async () => {
  const fellAsleep = NOW + 20_000;
  const served = await serveFrom(aPlay(), fellAsleep);
  served.go('before');
  await cannot(served, { type: 'set_camera', by: ann.id, ready: false });
  vi.setSystemTime(NOW + 100_000);
  await cannot(served, { type: 'outage', aliveUntil: fellAsleep, allAway: false });
  served.go('no');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(served.room().match?.round).toMatchObject({ phase: 'playing', play: 1 });
});

it('F5 who lost the page while the database was away comes back to the match, and to a seat', async () => {
  for (const room of [inCaptions({ players: [ann, bob] }), aRoom()]) {
    const served = await serveFrom(room);
    served.go('before');
    await cannot(served, drop(served.room(), bob));
    for (let second = 0; second < 100; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      await cannot(served, connect(bob));
    }
    served.go('no');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await served.rooms.perform('ABCDEF', connect(bob))).toMatchObject({ refusal: null });
    expect(served.room()).toMatchObject({ status: room.status, players: [{ connected: true }, { connected: true }] });
  }
});

/** How long what follows a phase lasts, for whoever can see it, ms. */
function lengthAfter(room: Room): number {
  let next = room;
  while (!hasBegun(room, next)) next = decide(next, { type: 'tick' }, nextDueAt(next)!).room;
  return nextDueAt(next)! - next.changedAt;
}

/** Lets an outage pass, and looks for what begins afterwards; returns how long it still lasts then, ms. */
async function leftAfter({ room, go }: Served, awayMs: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(awayMs);
  const before = room();
  go('no');
  // An alarm is set anew within a second, and a play is decided in a moment of its own.
  for (let n = 0; n < 25 && !hasBegun(before, room()); n++) await vi.advanceTimersByTimeAsync(100);
  expect(hasBegun(before, room())).toBe(true);
  return nextDueAt(room())! - Date.now();
}

/** Whether a fact waits for the database; who is away before a match is waited for longer, so nobody goes there. */
const outages = runningPhases.flatMap((phase) =>
  [4_000, 12_000, 60_000].flatMap((awayMs) => (phase === 'waiting' ? [false] : [true, false]).map((isOwed) => ({ phase, awayMs, isOwed }))),
);
it.each(outages)(
  'F5 what follows $phase begins when the database is back after $awayMs ms, and is as long as ever (a fact waits: $isOwed)',
  async (outage) => {
    const room = inPhase(outage.phase, { players: [ann, bob, cara] });
    const served = await serveFrom(room);
    await vi.advanceTimersByTimeAsync(Math.max(0, nextDueAt(room)! - 1_000 - Date.now()));
    served.go('before');
    if (outage.isOwed) await cannot(served, drop(room, cara));
    expect(await leftAfter(served, outage.awayMs)).toBeGreaterThan(lengthAfter(room) - 150);
  },
);

it('F5 so does what was saved although the answer was lost, and told to nobody', async () => {
  const room = inPhase('starting', { players: [ann, bob, cara] });
  const served = await serveFrom(room);
  const whole = lengthAfter(room);
  await vi.advanceTimersByTimeAsync(nextDueAt(room)! - 1_000 - Date.now());
  served.go('after');
  await vi.advanceTimersByTimeAsync(1_100);
  served.go('before');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(served.told).not.toContain('play_started');
  served.go('no');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(served.room().match?.round.phase).toBe('playing');
  expect(nextDueAt(served.room())! - Date.now()).toBeGreaterThan(whole - 1_200);
});

it('F5 who took the microphone while the database was away has the whole turn', async () => {
  const room = inPhase('calling', { players: [ann, bob, cara] });
  const served = await serveFrom(room);
  const { match } = room;
  const by = match && 'turns' in match.round ? match.round.turns[0]!.performer : '';
  served.go('before');
  await cannot(
    served,
    drop(
      room,
      room.players.find(({ id }) => id !== by)!,
    ),
  );
  await cannot(served, { type: 'take_microphone', by });
  expect(await leftAfter(served, 40_000)).toBeGreaterThan(limits.comedy.speakingMs - 150);
});

it('F5 every caption is shown, although the last one came while the database was away', async () => {
  const room = inCaptions({ players: [ann, bob] });
  const served = await serveFrom(room);
  const caption = (by: string): Command => ({ type: 'submit_caption', by, text: `A line by ${by}` });
  await served.rooms.perform('ABCDEF', caption(ann.id));
  served.go('before');
  await cannot(served, drop(served.room(), ann));
  await cannot(served, caption(bob.id));
  expect(await leftAfter(served, 20_000)).toBeGreaterThan(limits.caption.revealMs - 150);
  expect(served.room().match?.round).toMatchObject({ phase: 'revealing', shown: 1 });
});

it.each([2_000, 60_000])('F5 a clock that stood while the database went away goes on where it stood, after %i ms', async (awayMs) => {
  const stood = decide(aPlay(), { type: 'outage', aliveUntil: NOW + 10_000, allAway: true }, NOW + 20_000).room;
  const served = await serveFrom(stood);
  await vi.advanceTimersByTimeAsync(4_000);
  served.go('before');
  await vi.advanceTimersByTimeAsync(awayMs);
  served.go('no');
  await vi.advanceTimersByTimeAsync(1_500);
  const { anchor, match } = served.room();
  expect(match?.round).toMatchObject({ phase: 'playing', play: 1 });
  expect(anchor.running).toBe(true);
  expect(matchTimeAt(anchor, Date.now()) - stood.anchor.matchAt).toBeLessThan(2_500);
});

it('what can never be saved holds up nothing else', async () => {
  const served = await serveFrom(aPlay());
  served.go('before');
  await cannot(served, laugh(ann));
  served.go('no');
  const { save } = served.store;
  let first = '';
  vi.spyOn(served.store, 'save').mockImplementation(async (write) => {
    first ||= write.token;
    if (write.token === first) throw new Error('It does not fit.');
    return save(write);
  });
  await vi.advanceTimersByTimeAsync(3_000);
  await served.rooms.perform('ABCDEF', laugh(bob));
  expect(served.room().match).toMatchObject({ round: { out: [{ who: ann.id }, { who: bob.id }] } });
});

it('F5 of two nodes, neither decides a play before the other has saved the smiles from within it', async () => {
  const room = aPlay();
  vi.setSystemTime(NOW + 20_000);
  const { one, other, ...served } = await serveByTwo(room);
  await vi.advanceTimersByTimeAsync(1_000);
  served.go('before');
  await vi.advanceTimersByTimeAsync(4_000);
  await cannot({ ...served, ...one }, laugh(bob));
  await vi.advanceTimersByTimeAsync(10_000);
  await cannot({ ...served, ...other }, absent(room, cara));
  await vi.advanceTimersByTimeAsync(5_000);
  served.go('no');
  // The other one comes first.
  await expect(other.rooms.perform('ABCDEF', { type: 'tick' })).rejects.toBeInstanceOf(DatabaseAway);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(served.room().match).toMatchObject({ round: { phase: 'play_ended', play: 1, out: [{ who: bob.id, reason: 'smile' }] } });
});

it('F5 of two nodes, neither ends a turn before the other has saved who laughed in it', async () => {
  const room = inPhase('speaking', { players: [ann, bob, cara] });
  const { match } = room;
  const turn = match && 'turns' in match.round ? match.round.turns.length : 0;
  const speaks = match && 'turns' in match.round ? match.round.turns.at(-1)!.performer : '';
  const listener = room.players.find(({ id }) => id !== speaks)!.id;
  vi.setSystemTime(room.changedAt);
  const { one, ...served } = await serveByTwo(room);
  const ends = nextDueAt(room)!;
  await vi.advanceTimersByTimeAsync(ends + 20 - Date.now());
  served.go('before');
  await expect(one.rooms.perform('ABCDEF', { type: 'hear_laughter', by: listener, turn }, ends - 10)).rejects.toBeInstanceOf(DatabaseAway);
  // The other one ends the turn before it notices; then it comes first, for its alarm rings a quarter of a second after the turn's end and then once a second.
  await vi.advanceTimersByTimeAsync(2_100);
  served.go('no');
  await vi.advanceTimersByTimeAsync(6_000);
  const laughs = served.writes.flatMap(({ state }) => (JSON.parse(state) as Room).match?.round ?? []).filter((round) => 'turns' in round);
  expect(laughs.at(-1)?.turns[turn - 1]?.laughs).toMatchObject([{ who: listener }]);
});
