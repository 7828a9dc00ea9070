import { expect, it } from 'vitest';
import { noNotes, readNotes, withPeak, writeNotes } from './match-notes.ts';

function memory(): Storage {
  const map = new Map<string, string>();
  return { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value) } as Storage;
}

it('remembers the worst smile only', () => {
  const notes = withPeak(withPeak(noNotes, 'ann', 12.4), 'ann', 36.2);
  expect(notes.peaks).toEqual({ ann: 36 });
  expect(withPeak(notes, 'ann', 5)).toBe(notes);
});

it('survives a refresh of the same match and starts anew with the next', () => {
  const storage = memory();
  writeNotes(storage, { matchId: 'm1', verdict: null, absence: null, peaks: { bob: 61 } });
  expect(readNotes(storage, 'm1').peaks).toEqual({ bob: 61 });
  expect(readNotes(storage, 'm2')).toEqual({ matchId: 'm2', verdict: null, absence: null, peaks: {} });
});

it('does without a storage that is broken or forbidden', () => {
  const broken = { getItem: () => '{', setItem: () => { throw new Error('no'); } }; // prettier-ignore
  expect(readNotes(broken, 'm1')).toEqual({ matchId: 'm1', verdict: null, absence: null, peaks: {} });
  expect(() => writeNotes(broken, noNotes)).not.toThrow();
});
