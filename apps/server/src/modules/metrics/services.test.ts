import { expect, it } from 'vitest';
import { BlobsAway } from '../../ports/blobs.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createMetrics } from './metrics.ts';
import { measureServices, type Services } from './services.ts';

const well: Services = {
  database: { ping: async () => {}, load: () => [] },
  blobs: { ping: null },
  nodes: { areSeveral: false, areReached: () => true },
  readiness: { hindrance: () => null },
};

it('says what answers and what waits, as it is when the figures are read', async () => {
  const metrics = createMetrics({ ofProcess: false });
  let [isAway, isReached] = [false, true];
  let why: string | null = null;
  const ping = async (): Promise<void> => {
    if (isAway) throw new DatabaseAway('away');
  };
  const nodes = { areSeveral: true, areReached: () => isReached };
  measureServices({ ...well, database: { ping, load: () => [['waiting', 3]] }, nodes, readiness: { hindrance: () => why } }, metrics);
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

it('a server that is alone, with its files in the data folder, says nothing of Redis and of a store', async () => {
  const metrics = createMetrics({ ofProcess: false });
  measureServices(well, metrics);
  const text = await metrics.text();
  expect(text).toContain('deadpan_up{service="database"} 1\n');
  expect(text).not.toMatch(/redis|store/);
});

it('asks the store of files, where there is one, and the database at the same time', async () => {
  const metrics = createMetrics({ ofProcess: false });
  const asked: string[] = [];
  const toAnswer: (() => void)[] = [];
  let isAway = false;
  const ping = (what: string) => async (): Promise<void> => {
    asked.push(what);
    // Neither answers before both are asked.
    await new Promise<void>((resolve) => {
      toAnswer.push(resolve);
      if (toAnswer.length === 2) for (const answer of toAnswer.splice(0)) answer();
    });
    if (what === 'store' && isAway) throw new BlobsAway('away');
  };
  measureServices({ ...well, database: { ping: ping('database'), load: () => [] }, blobs: { ping: ping('store') } }, metrics);
  expect(await metrics.text()).toContain('deadpan_up{service="store"} 1\n');
  isAway = true;
  const after = await metrics.text();
  expect(after).toContain('deadpan_up{service="store"} 0\n');
  expect(after).toContain('deadpan_up{service="database"} 1\n');
  expect(asked).toEqual(['database', 'store', 'database', 'store']);
});
