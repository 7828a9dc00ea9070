import { expect, it } from 'vitest';
import { createDeletion, type DeletionDeps } from './deletion.ts';

it('clears away once more what came while it was cleared away, before the account goes, and after', async () => {
  const done: string[] = [];
  const removals = [null, ['s1']];
  const deleteAccount = createDeletion({
    accounts: { confirm: async () => ({}) },
    changes: { remove: async () => (done.push('remove'), removals.shift()) },
    sessions: {
      gone: (user: string, ids: string[]) => void done.push(`${user} is gone, and ${ids.join()}`),
      changed: () => void done.push('changed'),
    },
    clock: { now: () => 0 },
    leave: async () => void done.push('leave'),
    onDelete: [async () => void done.push('forget')],
  } as unknown as DeletionDeps);
  await deleteAccount('ann', 'Straight-Face-1', '::1');
  expect(done).toEqual(['leave', 'forget', 'remove', 'forget', 'remove', 'forget', 'ann is gone, and s1', 'changed', 'leave']);
});
