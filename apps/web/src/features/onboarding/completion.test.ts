import { beforeEach, describe, expect, it } from 'vitest';
import { ONBOARDING_VERSION, createCompletion } from './completion.ts';

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
} as Storage;
const completion = createCompletion(
  () => storage,
  () => Date.UTC(2026, 0, 2),
);

beforeEach(() => void (kept = new Map()));

describe('the completion', () => {
  it('spec §9 Onboarding: a key with the user id, its value the version, and the time [9.7]', () => {
    completion.complete('u1');
    expect([...kept]).toEqual([
      ['deadpan.onboarding.completed.u1', '1.0.0'],
      ['deadpan.onboarding.completed_at', '2026-01-02T00:00:00.000Z'],
    ]);
    expect(completion.isDone('u1')).toBe(true);
    expect(completion.isDone('u2')).toBe(false);
    expect(completion.isDone(null)).toBe(false);
  });

  it('spec §9 Onboarding: a key of its own for guests [9.7]', () => {
    completion.complete(null);
    expect(kept.get('deadpan.onboarding.guest')).toBe(ONBOARDING_VERSION);
    expect(completion.isDone(null)).toBe(true);
    completion.forget(null);
    expect([...kept]).toEqual([]);
  });

  it('another version is not done', () => {
    kept.set('deadpan.onboarding.guest', '0.9.0');
    expect(completion.isDone(null)).toBe(false);
  });

  it('without a storage nothing is done, and nothing breaks', () => {
    const nowhere = createCompletion(() => {
      throw new Error('forbidden');
    });
    nowhere.complete('u1');
    nowhere.forget('u1');
    expect(nowhere.isDone('u1')).toBe(false);
  });
});
