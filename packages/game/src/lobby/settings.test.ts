import type { Settings } from '@deadpan/protocol';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { ann, aReadyRoom, aRoom, bob, cara, NOW, playing } from '../testing/index.ts';

describe('readiness', () => {
  it('[R0-5] a player says ready, and unready', () => {
    const ready = decide(aRoom(), { type: 'set_ready', by: bob.id, ready: true }, NOW);
    expect(ready).toMatchObject({
      room: { players: [{ ready: false }, { ready: true }] },
      events: [{ type: 'ready_changed', who: { id: 'bob' }, ready: true }],
    });
    expect(decide(ready.room, { type: 'set_ready', by: bob.id, ready: false }, NOW).room.players).toMatchObject([
      { ready: false },
      { ready: false },
    ]);
  });

  it('[R0-5] only the seated, and only while the arena waits', () => {
    expect(decide(aRoom(), { type: 'set_ready', by: cara.id, ready: true }, NOW).refusal?.code).toBe('NOT_A_MEMBER');
    expect(decide(playing(), { type: 'set_ready', by: bob.id, ready: false }, NOW).refusal?.code).toBe('NOT_WAITING');
  });
});

describe('settings', () => {
  const change = (settings: Partial<Settings>, by = ann.id, room = aReadyRoom()) =>
    decide(room, { type: 'change_settings', by, settings }, NOW);

  it('[R0-6] a change makes everybody unready', () => {
    expect(change({ round1Duration: 45 })).toMatchObject({
      room: { settings: { round1Duration: 45, round1Plays: 3 }, players: [{ ready: false }, { ready: false }] },
      events: [{ type: 'settings_changed' }],
    });
  });

  it('[R0-6] setting what is set already changes nothing', () => {
    const room = aReadyRoom();
    expect(change({ round1Duration: 60 }, ann.id, room)).toEqual({ room, events: [], refusal: null });
  });

  it('[R0-6] only the host, only while the arena waits', () => {
    expect(change({ round1Plays: 1 }, bob.id).refusal?.code).toBe('NOT_HOST');
    expect(change({ round1Plays: 1 }, cara.id).refusal?.code).toBe('NOT_A_MEMBER');
    expect(change({ round1Plays: 1 }, ann.id, playing()).refusal?.code).toBe('NOT_WAITING');
  });

  it('spec §5 Validation: [R0-6] the limits of the specification hold [5.13]', () => {
    const bad: Partial<Record<keyof Settings, number>>[] = [
      { maxPlayers: 1 },
      { maxPlayers: 5 },
      { maxPlayers: 2.5 },
      { round1Duration: 29 },
      { round1Duration: 181 },
      { round1Duration: 45.5 },
      { round1Duration: Number.NaN },
      { round1Plays: 2 },
      { round1Plays: 11 },
      { maxRounds: 0 },
      { maxRounds: 4 },
      { maxRounds: 1.5 },
    ];
    expect(change({ family: 'loud' as 'off' }).refusal?.code).toBe('BAD_SETTINGS');
    const codes = bad.map((settings) => change(settings as Partial<Settings>).refusal?.code);
    expect(codes).toEqual(bad.map(() => 'BAD_SETTINGS'));
    const good: Partial<Settings>[] = [{ maxPlayers: 2 }, { round1Duration: 30 }, { round1Duration: 180 }, { round1Plays: 9 }];
    expect(good.map((settings) => change(settings).refusal)).toEqual(good.map(() => null));
  });

  it('[R0-6] another deck comes with its name, another family level with the arena as it is called then', () => {
    const asked = {
      type: 'change_settings',
      by: ann.id,
      settings: { deck: 'd1', family: 'strict' },
      deckName: 'Goats',
      name: 'T** Arena',
    } as const;
    const { room } = decide(aReadyRoom(), asked, NOW);
    expect(room).toMatchObject({
      settings: { deck: 'd1', family: 'strict' },
      deckName: 'Goats',
      name: 'T** Arena',
      players: [{ ready: false }, {}],
    });
    expect(decide(room, asked, NOW)).toEqual({ room, events: [], refusal: null });
    const plays = { type: 'change_settings', by: ann.id, settings: { round1Plays: 1 } } as const;
    expect(decide(room, plays, NOW).room).toMatchObject({ deckName: 'Goats', name: 'T** Arena' });
  });

  it('[R0-6] no fewer may play than are seated', () => {
    const room = aRoom({ players: [ann, bob, cara] });
    expect(change({ maxPlayers: 2 }, ann.id, room)).toMatchObject({
      room,
      refusal: { code: 'BAD_SETTINGS', message: '3 warriors are seated. Maximum Warriors cannot be lower.' },
    });
  });
});
