import { describe, expect, it } from 'vitest';
import { CreateLobbyBody, defaultSettings, JoinLobbyBody, KickBody, Settings, SettingsBody } from './lobbies.ts';

const create = (body: object) => CreateLobbyBody.safeParse({ name: 'The Arena', ...body });

describe('creating a lobby', () => {
  it('takes a name, trimmed, of 1 to 50 characters', () => {
    expect(create({ name: '  The   Arena ' }).data).toEqual({ name: 'The Arena', isPrivate: false });
    expect(create({ name: 'x'.repeat(50) }).success).toBe(true);
    expect(
      [{ name: '' }, { name: '   ' }, { name: 'x'.repeat(51) }, { name: 'a\u202eb' }, { name: 7 }, { name: undefined }].filter(
        (body) => create(body).success,
      ),
    ).toEqual([]);
  });

  it('says what the specification says when there is no name', () => {
    expect(create({ name: '  ' }).error?.issues[0]?.message).toBe('Please enter a lobby name');
  });

  it('takes a key of 4 to 20 characters, and needs one when private', () => {
    expect(create({ isPrivate: true, password: ' hush ' }).data?.password).toBe('hush');
    expect(create({ isPrivate: true }).error?.issues[0]).toMatchObject({
      path: ['password'],
      message: 'Private lobbies require a password',
    });
    expect(
      [{ password: 'abc' }, { password: '  ab  ' }, { password: 'x'.repeat(21) }, { isPrivate: 'yes' }].filter(
        (body) => create(body).success,
      ),
    ).toEqual([]);
  });

  it('takes some of the settings', () => {
    expect(create({ settings: { maxPlayers: 2 } }).data?.settings).toEqual({ maxPlayers: 2 });
    expect(create({ settings: {} }).success).toBe(true);
  });
});

describe('settings', () => {
  it('spec §9 Constants: have defaults that are allowed: three rounds, the memes of 7 plays in the first [9.15]', () => {
    expect(Settings.parse(defaultSettings)).toEqual({
      maxPlayers: 4,
      round1Duration: 60,
      round1Plays: 7,
      maxRounds: 3,
      deck: 'built-in',
      family: 'mild',
    });
  });

  it('have the limits of the specification', () => {
    const bad = [
      { maxPlayers: 1 },
      { maxPlayers: 5 },
      { maxPlayers: 2.5 },
      { maxPlayers: '3' },
      { round1Duration: 29 },
      { round1Duration: 181 },
      { round1Duration: 45.5 },
      { round1Plays: 2 },
      { round1Plays: 0 },
      { maxRounds: 4 },
      { family: 'loud' },
      { deck: '' },
      { deck: '../secret' },
      { round1Plays: null },
    ];
    expect(bad.filter((settings) => SettingsBody.safeParse({ settings }).success)).toEqual([]);
  });
});

it('joining and kicking take what they need', () => {
  expect(JoinLobbyBody.parse({ password: ' hush ', forfeit: true })).toEqual({ password: 'hush', forfeit: true });
  expect(JoinLobbyBody.parse({})).toEqual({});
  expect([{ user_id: '' }, { user_id: 'x'.repeat(65) }, {}].filter((body) => KickBody.safeParse(body).success)).toEqual([]);
});
