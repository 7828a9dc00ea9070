// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { aPlayer } from '../engine/socket/testing.ts';
import { aSession, waiting } from './testing/session.ts';

afterEach(() => sessionStorage.clear());

const players = [aPlayer('ann'), aPlayer('bob')];

it('is not given by entering an arena, nor by looking at one’s own picture', async () => {
  const { session, enter } = aSession();
  enter();
  expect(session.consent.getState().given).toBe(false);
  session.shared.hold();
  await session.camera.open();
  expect(session.consent.getState().given).toBe(false);
  session.camera.stop();
  session.shared.share();
  expect(session.consent.getState().given).toBe(false);
});

it('is given by sharing the camera, and lasts when the camera goes off', async () => {
  const { session, enter } = aSession();
  enter();
  session.shared.hold();
  await session.camera.open();
  session.shared.share();
  expect(session.consent.getState().given).toBe(true);
  session.camera.stop();
  expect(session.consent.getState().given).toBe(true);
});

it('stands in a match: whoever comes back to one has shared the camera before', () => {
  const { session, enter } = aSession();
  enter(waiting({ players, status: 'playing' }));
  expect(session.consent.getState().given).toBe(true);
});

it('does not stand in an arena that has closed', () => {
  const { session, enter } = aSession();
  enter(waiting({ players, status: 'closed' }));
  expect(session.consent.getState().given).toBe(false);
});

it('is given by asking to watch, for this arena alone, also after a refresh', () => {
  const { session, enter } = aSession();
  enter();
  session.consent.watch();
  expect(session.consent.getState().given).toBe(true);
  expect(aSession().session.consent.getState().given).toBe(true);
  sessionStorage.setItem('watched_arena', 'ZZZ999');
  expect(aSession().session.consent.getState().given).toBe(false);
});
