import { defaultSettings } from '@deadpan/protocol';
import { expect, it } from 'vitest';
import { createRoom, type NewRoom } from './create.ts';
import { ann, NOW } from './testing/index.ts';

const asked: NewRoom = { id: 'ABCDEF', name: 'The Arena', keyHash: null, settings: {}, host: ann, seed: 1, speed: 1 };

it('spec §3 Entities: [R0-20] a new arena waits with the usual settings and holds the seat of its host [3.6 9.1]', () => {
  expect(createRoom(asked, NOW)).toMatchObject({
    status: 'waiting',
    isPrivate: false,
    hostId: 'ann',
    settings: defaultSettings,
    players: [{ id: 'ann', connected: false, ready: false }],
    match: null,
  });
});

it('[R0-20] its time is in whole milliseconds', () => {
  expect(createRoom(asked, NOW + 0.625)).toMatchObject({ createdAt: NOW, changedAt: NOW, anchor: { wallAt: NOW, matchAt: 0 } });
});

it('[R0-20] what was chosen holds, and a key makes it private', () => {
  expect(createRoom({ ...asked, keyHash: 'hash', settings: { maxPlayers: 2 } }, NOW)).toMatchObject({
    isPrivate: true,
    settings: { ...defaultSettings, maxPlayers: 2 },
  });
});
