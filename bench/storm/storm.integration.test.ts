import { expect, it } from 'vitest';
import { promise } from '../../apps/server/test/promise.ts';
import { storm } from './storm.ts';

const SOCKETS = 200;

it('F9 a storm: two hundred sockets at once after a restart, and everybody is back in their own arena', async () => {
  const { allBackMs, loopP99Ms, astray } = await storm(SOCKETS);
  expect(astray).toBe(0);
  promise('F9', `all of ${SOCKETS} back in their arenas`, allBackMs / 1_000, 's', 10);
  promise('F9', `event loop late at p99, with ${SOCKETS}`, loopP99Ms, 'ms', 200);
});
