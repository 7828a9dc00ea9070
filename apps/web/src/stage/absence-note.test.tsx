// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AbsenceNote } from './absence-note.tsx';

afterEach(cleanup);

it('players §10: a missing face is told once, and not with every second that is left', () => {
  const words = { title: 'No face', text: (seconds: number) => `Show it within ${seconds} s.` };
  const note = (facelessMs: number) => <AbsenceNote facelessMs={facelessMs} elapsedMs={60_000} words={words} />;
  const { rerender } = render(note(4_000));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(note(5_000));
  rerender(note(6_500));
  expect(screen.getByRole('alert').textContent).toBe('No face Show it within 3 s.');
  expect(screen.getByText('Show it within 2 s.')).toBeTruthy();
});
