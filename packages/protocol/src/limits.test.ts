import { expect, it } from 'vitest';
import { CODE_ALPHABET, limits } from './limits.ts';

it('spec §9 Constants: the limits are those of the specification where it names one [9.1 9.2 9.3]', () => {
  const { players, password, lobbyName, lobbyKey, round1, smile, detection, socket, http, lists } = limits;
  expect({ players, password: password.min, lobbyName, lobbyKey }).toEqual({
    players: { min: 2, max: 4, default: 4, toStart: 2 },
    password: 8,
    lobbyName: { max: 50 },
    lobbyKey: { min: 4, max: 20 },
  });
  expect(round1).toMatchObject({
    duration: { default: 60, min: 30, max: 180 },
    plays: { allowed: [1, 3, 5, 7, 9], default: 7 },
    autoStartMs: 1_500,
    countdownMs: 5_000,
    playWinnerMs: 3_000,
    finalPlayWinnerMs: 4_000,
    resultMs: 7_000,
    afterResultMs: 1_000,
  });
  expect({ smile, detection }).toMatchObject({ smile: { danger: 0.3, limit: 0.4 }, detection: { everyMs: 200, calibrationSamples: 5 } });
  expect({ socket, http, lists }).toMatchObject({
    socket: {
      handshakeMs: 20_000,
      reconnectAttempts: 5,
      reconnectDelayMs: 1_000,
      reconnectDelayMaxMs: 5_000,
      heartbeatMs: 30_000,
      joinTimeoutMs: 5_000,
    },
    http: { timeoutMs: 240_000 },
    lists: { lobbyListMs: 10_000, lobbyRoomMs: 3_000 },
  });
});

it('spec §9 Constants: the limits of the later rounds are those of the specification [9.10 9.11 9.12 9.15]', () => {
  const { comedy, laughter, caption, betweenRounds, maxRounds } = limits;
  expect({ comedy, laughter, caption, betweenRounds, maxRounds }).toMatchObject({
    comedy: { speakingMs: 30_000 },
    laughter: { confidence: 0.8 },
    caption: { min: 5, max: 200 },
    betweenRounds: { countdownMs: 3_000 },
    maxRounds: { default: 3, max: 3 },
  });
});

it('the alphabet of arena codes has no letter twice and none that is mistaken for another', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  expect([...'01OIL'].filter((letter) => CODE_ALPHABET.includes(letter))).toEqual([]);
});

it('a meme is announced further ahead than the countdown is long enough for', () => {
  expect(limits.round1.countdownMs).toBeGreaterThanOrEqual(limits.memes.announcedAheadMs);
});
