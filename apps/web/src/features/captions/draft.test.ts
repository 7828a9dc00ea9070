import { expect, it } from 'vitest';
import { checkDraft, keepDraft, readDraft } from './draft.ts';

function aStorage(value: string | null = null) {
  const store = { value, getItem: () => store.value, setItem: (_key: string, next: string) => void (store.value = next) };
  return store;
}

it('a draft survives a refresh, in its own match only', () => {
  const storage = aStorage();
  keepDraft('m1', 'He had one job.', storage);
  expect(readDraft('m1', storage)).toBe('He had one job.');
  expect(readDraft('m2', storage)).toBe('');
});

it.each([null, 'not json', '7', '{"matchId":"m1","text":3}'])('what is no draft is none: %s', (value) => {
  expect(readDraft('m1', aStorage(value))).toBe('');
});

it('spec §5: a caption has 5 to 200 characters, the space around it not counted [5.14 9.11]', () => {
  expect(checkDraft('  four  ')).toEqual({ caption: 'four', length: 4, problem: 'short' });
  expect(checkDraft(' five! ')).toEqual({ caption: 'five!', length: 5, problem: null });
  expect(checkDraft('😐😐😐😐')).toEqual({ caption: '😐😐😐😐', length: 4, problem: 'short' });
  expect(checkDraft('\u200b\u200bIt\u200b was\u202e not me')).toMatchObject({ caption: 'It was not me', length: 13 });
  expect(checkDraft('x'.repeat(200)).problem).toBeNull();
  expect(checkDraft('x'.repeat(201)).problem).toBe('long');
});
