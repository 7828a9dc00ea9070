import { expect, it } from 'vitest';
import { DatabaseAway } from '../../ports/database-away.ts';
import { createDeletion, type DeletionDeps } from './deletion.ts';

it('clears away once more what came while it was cleared away, before the account goes, and after', async () => {
  const done: string[] = [];
  const removals = [null, ['s1']];
  const deleteAccount = createDeletion({
    confirm: async () => ({}),
    changes: { remove: async () => (done.push('remove'), removals.shift()) },
    sessions: {
      gone: (user: string, ids: string[]) => void done.push(`${user} is gone, and ${ids.join()}`),
      changed: () => void done.push('changed'),
    },
    clock: { now: () => 0 },
    leave: async () => void done.push('leave'),
    onDelete: [async () => void done.push('forget')],
  } as unknown as DeletionDeps);
  await deleteAccount('ann', { password: 'Straight-Face-1' }, '::1');
  expect(done).toEqual(['leave', 'forget', 'remove', 'forget', 'remove', 'forget', 'ann is gone, and s1', 'changed', 'leave']);
});

it('leaves in doubt the sign-ins of an account of which nobody knows whether it has gone', async () => {
  const doubted: [string, number][] = [];
  const deleteAccount = createDeletion({
    confirm: async () => ({}),
    changes: { remove: async () => Promise.reject(new DatabaseAway('It was saved, and the answer never came.')) },
    sessions: { doubt: (user: string, since: number) => void doubted.push([user, since]) },
    clock: { now: () => 70.4 },
    leave: async () => undefined,
    onDelete: [],
  } as unknown as DeletionDeps);
  await expect(deleteAccount('ann', { password: 'Straight-Face-1' }, '::1')).rejects.toThrow(DatabaseAway);
  expect(doubted).toEqual([['ann', 70]]);
});
