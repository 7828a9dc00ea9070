import { expect, it } from 'vitest';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createMetrics } from './metrics.ts';
import { measureServices } from './services.ts';

it('says what answers and what waits, as it is when the figures are read', async () => {
  const metrics = createMetrics({ ofProcess: false });
  let [isAway, isReached] = [false, true];
  let why: string | null = null;
  const ping = async (): Promise<void> => {
    if (isAway) throw new DatabaseAway('away');
  };
  const nodes = { areSeveral: true, areReached: () => isReached };
  measureServices({ database: { ping, load: () => [['waiting', 3]] }, nodes, readiness: { hindrance: () => why } }, metrics);
  const before = await metrics.text();
  expect(before).toContain('deadpan_up{service="database"} 1\n');
  expect(before).toContain('deadpan_up{service="redis"} 1\n');
  expect(before).toContain('deadpan_database_calls{state="waiting"} 3\n');
  expect(before).toContain('deadpan_turned_away 0\n');
  [isAway, isReached, why] = [true, false, 'It ends.'];
  const after = await metrics.text();
  expect(after).toContain('deadpan_up{service="database"} 0\n');
  expect(after).toContain('deadpan_up{service="redis"} 0\n');
  expect(after).toContain('deadpan_turned_away 1\n');
});

it('a server that is alone says nothing of Redis', async () => {
  const metrics = createMetrics({ ofProcess: false });
  const nodes = { areSeveral: false, areReached: () => true };
  measureServices({ database: { ping: async () => {}, load: () => [] }, nodes, readiness: { hindrance: () => null } }, metrics);
  expect(await metrics.text()).not.toContain('redis');
});
