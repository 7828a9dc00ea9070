import { describe, expect, it, vi } from 'vitest';
import { absent, aRoom, ann, bob, cara, drop, inCaptions, inComedy, laugh, NOW, playing, run } from '@deadpan/game/testing';
import type { Command, Room } from '@deadpan/game';
import { limits } from '@deadpan/protocol';
import { inTestTime, serve } from '../../../test/away-stage.ts';
import { DatabaseAway } from '../../ports/database-away.ts';

inTestTime();

describe('design "Database away"', () => {
  it('a smile received while the database is away counts at its time, although the play is over when it returns', async () => {
    const { rooms, go, room } = serve(playing({ players: [ann, bob, cara], settings: { round1Duration: 30 } }));
    await rooms.perform('ABCDEF', { type: 'tick' });
    vi.setSystemTime(NOW + 29_000);
    go('before');
    await expect(rooms.perform('ABCDEF', laugh(ann))).rejects.toBeInstanceOf(DatabaseAway);
    await expect(rooms.perform('ABCDEF', laugh(bob))).rejects.toBeInstanceOf(DatabaseAway);
    await vi.advanceTimersByTimeAsync(4_000);
    go('no');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(room().match).toMatchObject({ playWinners: [cara.id], wins: { [cara.id]: 1 } });
  });

  it('neither does an outage of the database cost a caption, a laugh or a turn at the microphone', async () => {
    const round = ({ room }: { room: () => Room }) => room().match?.round;
    const waitAway = async (commands: Command[], room: Room, untilMs: number) => {
      vi.setSystemTime(room.changedAt);
      const served = serve(room);
      await served.rooms.perform('ABCDEF', { type: 'tick' });
      served.go('before');
      for (const command of commands) await expect(served.rooms.perform('ABCDEF', command)).rejects.toBeInstanceOf(DatabaseAway);
      await vi.advanceTimersByTimeAsync(untilMs);
      served.go('no');
      await vi.advanceTimersByTimeAsync(1_500);
      return served;
    };
    const { writingMs, collectingMs, revealMs } = limits.caption;
    const submit = { type: 'submit_caption', by: ann.id, text: 'On its way.' } as const;
    expect(round(await waitAway([submit], inCaptions(), writingMs + collectingMs))).toMatchObject({
      phase: 'revealing',
      captions: [{ by: ann.id, text: 'On its way.' }],
    });

    const called = inComedy({ players: [ann, bob] });
    const [first = '', second = ''] = called.match?.round.phase === 'calling' ? called.match.round.order : [];
    const take = { type: 'take_microphone', by: first } as const;
    const hear = { type: 'hear_laughter', by: second, turn: 1 } as const;
    expect(round(await waitAway([take, hear], called, limits.comedy.callMs))).toMatchObject({
      phase: 'speaking',
      turns: [{ performer: first, laughs: [{ who: second, reason: 'laughed' }] }],
    });

    const written = [ann, bob].map(({ id }): Command => ({ type: 'submit_caption', by: id, text: `A caption by ${id}` }));
    const revealing = run(inCaptions(), ...written).room;
    const captions = revealing.match?.round.phase === 'revealing' ? revealing.match.round.captions : [];
    const listener = captions[0]?.by === ann.id ? bob.id : ann.id;
    const verdict = { judge: 'embedded', fellBack: false, scores: {} };
    const reacted = { type: 'react', by: listener, reveal: 1, laughter: 1 } as const;
    const judged = { type: 'judge', matchId: revealing.match?.id ?? '', verdict } as const;
    const decided = await waitAway([reacted, judged], revealing, 2 * revealMs + limits.caption.judgingMs);
    // The second caption was not shown to anybody meanwhile: it has its time now.
    expect(round(decided)).toMatchObject({ phase: 'revealing', shown: 2 });
    await vi.advanceTimersByTimeAsync(revealMs + limits.caption.judgingMs);
    expect(decided.room().match).toMatchObject({ judge: { name: 'embedded' }, captions: [{ laughter: 1 }, { laughter: 0 }] });
  });

  it('F5 a room nobody knows owes nothing, whoever asks for it', async () => {
    const { rooms, store } = serve(aRoom());
    vi.spyOn(store, 'load').mockRejectedValue(new DatabaseAway('away'));
    await expect(rooms.perform('ABCDEG', { type: 'drop', by: ann.id, session: 1 })).rejects.toBeInstanceOf(DatabaseAway);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells nothing that is not saved, and all of it when it is', async () => {
    const { rooms, told, go } = serve(playing({ players: [ann, bob, cara] }));
    go('before');
    await expect(rooms.perform('ABCDEF', laugh(ann))).rejects.toBeInstanceOf(DatabaseAway);
    expect(told).toEqual([]);
    go('no');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(told).toContain('player_eliminated');
  });

  it('a transition whose answer was lost is told as it was saved, once', async () => {
    const { rooms, told, writes, go } = serve(playing({ players: [ann, bob, cara] }));
    go('after');
    await expect(rooms.perform('ABCDEF', laugh(ann))).rejects.toBeInstanceOf(DatabaseAway);
    go('no');
    await vi.advanceTimersByTimeAsync(1_100);
    expect(told.filter((event) => event === 'player_eliminated')).toHaveLength(1);
    expect(writes).toHaveLength(1);
    expect(await rooms.perform('ABCDEF', laugh(ann))).toMatchObject({ refusal: null, held: { version: 2 } });
  });

  it('a connection that broke while the database was away is a drop when it is back', async () => {
    const waiting = aRoom();
    const { rooms, go, room } = serve(waiting);
    go('before');
    await expect(rooms.perform('ABCDEF', drop(waiting, bob))).rejects.toBeInstanceOf(DatabaseAway);
    await vi.advanceTimersByTimeAsync(3_000);
    go('no');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(room().players.map(({ connected }) => connected)).toEqual([true, false]);
  });

  it('F5 is back for a room as soon as it is, however often the room is asked meanwhile', async () => {
    const { rooms, go, room } = serve(playing({ players: [ann, bob, cara] }));
    go('before');
    const away = absent(room(), ann);
    const asking = setInterval(() => void rooms.perform('ABCDEF', away).catch(() => undefined), 250);
    await vi.advanceTimersByTimeAsync(3_000);
    go('no');
    await vi.advanceTimersByTimeAsync(1_500);
    clearInterval(asking);
    expect(room().match?.round).toMatchObject({ out: [{ who: ann.id, reason: 'absent' }] });
  });

  it('F5 a fact outlives a database that goes away again while it is saved', async () => {
    const waiting = aRoom();
    const { rooms, store, go, room } = serve(waiting);
    const late = vi.spyOn(store, 'save');
    go('before');
    await expect(rooms.perform('ABCDEF', drop(waiting, bob))).rejects.toBeInstanceOf(DatabaseAway);
    // Somebody else's save came between, and then it is away where the row is read anew.
    late.mockResolvedValueOnce('stale').mockResolvedValueOnce('stale');
    const load = vi.spyOn(store, 'load').mockRejectedValueOnce(new DatabaseAway('away'));
    go('no');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(load).toHaveBeenCalled();
    expect(room().players.map(({ connected }) => connected)).toEqual([true, false]);
  });

  it('refuses at once what comes right after a failure, and rings in time once it is back', async () => {
    const { rooms, go, room } = serve(playing({ players: [ann, bob], settings: { round1Duration: 30 } }));
    await rooms.perform('ABCDEF', { type: 'tick' });
    vi.setSystemTime(NOW + 28_000);
    go('before');
    const ready = { type: 'set_camera', by: ann.id, ready: false } as const;
    await expect(rooms.perform('ABCDEF', ready)).rejects.toBeInstanceOf(DatabaseAway);
    go('no');
    await expect(rooms.perform('ABCDEF', ready)).rejects.toBeInstanceOf(DatabaseAway);
    await vi.advanceTimersByTimeAsync(1_100);
    await vi.advanceTimersByTimeAsync(900 + limits.round1.decidingMs + 10);
    expect(room().match?.round.phase).toBe('play_ended');
  });
});

it('who did not accept the rematch is told to go before the new match is announced', async () => {
  const { rooms, told } = serve(playing({ players: [ann, bob, cara], settings: { round1Plays: 1 } }));
  for (const who of [bob, cara]) await rooms.perform('ABCDEF', laugh(who));
  await vi.advanceTimersByTimeAsync(limits.round1.decidingMs + limits.round1.finalPlayWinnerMs + 20);
  for (const { id } of [ann, bob]) expect(await rooms.perform('ABCDEF', { type: 'play_again', by: id })).toMatchObject({ refusal: null });
  await vi.advanceTimersByTimeAsync(limits.seats.rematchMs + 20);
  const order = ['player_left', `parted ${cara.id}`, 'new_game_ready', 'game_starting'];
  expect(told.slice(told.lastIndexOf('player_left')).filter((event) => order.includes(event))).toEqual(order);
});

it('an id that is no arena code is not asked of the database', async () => {
  const { rooms, store } = serve(aRoom());
  const load = vi.spyOn(store, 'load');
  expect(await rooms.look('ABC\0EF')).toBeNull();
  expect(load).not.toHaveBeenCalled();
});
