import { limits } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { readyRoom } from './support/bot.ts';
import { refusedWith } from './support/event-stage.ts';
import { oneServer } from './support/one-server.ts';

const { bots } = oneServer({ RATE_LIMITS: 'on' });

describe('spec §7 lobbies over sockets', () => {
  it('refuses an arena that does not exist', async () => {
    const [ann] = await bots('ann');
    const error = ann.next('lobby_join_error', 0);
    expect(await ann.ask('join_lobby', { lobby_id: 'ZZZZZZ' })).toEqual(refusedWith('LOBBY_NOT_FOUND'));
    expect(await error).toMatchObject({
      code: 'LOBBY_NOT_FOUND',
      message: 'Lobby not found. It may have been deleted.',
      lobby_id: 'ZZZZZZ',
    });
  });

  it('lets a player make three arenas a minute', async () => {
    const [ann] = await bots('ann');
    const made: number[] = [];
    for (let i = 0; i <= limits.arenasPerMinute; i++) made.push((await ann.http('POST', '/game/lobbies', { name: 'Another' })).status);
    expect(made).toEqual([201, 201, 201, 429]);
  });

  it('makes one arena of several presses of the button', async () => {
    const [ann] = await bots('ann');
    const presses = await Promise.all(Array.from({ length: 3 }, () => ann.http('POST', '/game/lobbies', { name: 'Pressed' })));
    expect(presses.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body } = await ann.http<{ hostUsername: string }[]>('GET', '/game/lobbies');
    expect(body.filter(({ hostUsername }) => hostUsername === ann.username)).toHaveLength(1);
  });

  it('only the host starts, only with everybody ready', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    await readyRoom(ann, [bob]);
    expect(await bob.ask('start_game')).toEqual(refusedWith('NOT_HOST'));
    await bob.ask('player_ready', { ready: false });
    expect(await ann.ask('start_game')).toEqual(refusedWith('NOT_ALL_READY'));
  });

  it('a private arena asks for its key, counts wrong ones, and never shows it', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const made = await ann.http<{ id: string }>('POST', '/game/lobbies', { name: 'Secret', isPrivate: true, password: 'open sesame' });
    const code = made.body.id;
    expect(await bob.ask('join_lobby', { lobby_id: code })).toEqual(refusedWith('KEY_REQUIRED'));
    for (let i = 0; i < limits.keyTries.perPlayerAndRoomPerMinute; i++) {
      expect((await bob.http('POST', `/game/lobbies/${code}/join`, { password: `wrong ${i}` })).status).toBe(403);
    }
    expect((await bob.http('POST', `/game/lobbies/${code}/join`, { password: 'open sesame' })).status).toBe(429);
    const [cara] = await bots('cara');
    expect(await cara.join(code, { password: 'open sesame' })).toMatchObject({ ok: true });
    const everything = JSON.stringify([cara.told, (await cara.http('GET', `/game/lobbies/${code}`)).body]);
    expect(everything).not.toContain('sesame');
    expect(everything).not.toContain('keyHash');
  });

  it('the host’s kick removes a player, who may come back; a full arena refuses', async () => {
    const [ann, bob, cara] = await bots('ann', 'bob', 'cara');
    const made = await ann.http<{ id: string }>('POST', '/game/lobbies', { name: 'Duel', settings: { maxPlayers: 2 } });
    const code = made.body.id;
    await ann.join(code);
    await bob.join(code);
    expect(await cara.ask('join_lobby', { lobby_id: code })).toEqual(refusedWith('LOBBY_FULL'));
    expect((await bob.http('POST', `/game/lobbies/${code}/kick`, { user_id: ann.id })).status).toBe(403);
    const kicked = bob.next('player_kicked', 0);
    expect((await ann.http('POST', `/game/lobbies/${code}/kick`, { user_id: bob.id })).status).toBe(200);
    expect(await kicked).toMatchObject({ user_id: bob.id });
    expect(await bob.ask('player_ready', { ready: true })).toEqual(refusedWith('NOT_A_MEMBER'));
    const summary = { play: 1, readings: 5, faceless_ms: 0, hidden: false, happy: 1 };
    expect(await bob.ask('player_summary', summary)).toEqual(refusedWith('NOT_A_MEMBER'));
    expect(ann.told.map(({ event }) => event)).not.toContain('player_reading');
    expect(await bob.ask('join_lobby', { lobby_id: code })).toMatchObject({ ok: true });
  });

  it('the host leaving for good hands the crown over, or closes the arena when asked', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const first = await readyRoom(ann, [bob]);
    expect(await ann.ask('leave_lobby', {})).toEqual({ ok: true });
    await bob.until('the crown', (view) => view.host_id === bob.id);
    expect((await bob.http<{ id: string }[]>('GET', '/game/lobbies')).body).toContainEqual(
      expect.objectContaining({ id: first, hostUsername: bob.username }),
    );
    const closed = bob.next('lobby_deleted', 0);
    expect(await bob.ask('leave_lobby', { close: true })).toEqual({ ok: true });
    expect((await closed).message).toContain('Host has left');
    expect((await bob.http('GET', `/game/lobbies/${first}`)).status).toBe(404);
  });

  it('settings are the host’s, are checked, and reset ready', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    const code = await readyRoom(ann, [bob]);
    const path = `/game/lobbies/${code}/settings`;
    expect((await bob.http('PUT', path, { settings: { round1Plays: 3 } })).status).toBe(403);
    expect((await ann.http('PUT', path, { settings: { round1Plays: 2 } })).status).toBe(422);
    expect((await ann.http('PUT', path, { settings: { round1Plays: 3, round1Duration: 45 } })).status).toBe(200);
    const view = await bob.until('the settings', ({ settings }) => settings.round1Plays === 3);
    expect(view.settings).toMatchObject({ round1Duration: 45, round1Plays: 3, maxRounds: 1 });
    expect(view.players.map((player) => player.is_ready)).toEqual([false, false]);
  });

  it('a message about somebody else changes nothing of somebody else', async () => {
    const [ann, bob] = await bots('ann', 'bob');
    await readyRoom(ann, [bob]);
    for (const event of ['game_over', 'round_phase_change'] as const) {
      expect(await bob.ask(event, { winnerId: bob.id, winner: bob.id, phase: 'ended' } as never)).toEqual({ ok: true });
    }
    expect(await bob.ask('player_eliminated', { user_id: ann.id } as never)).toEqual(refusedWith('NOT_A_MEMBER'));
    expect(ann.view()).toMatchObject({ status: 'waiting', match_id: null });
  });
});
