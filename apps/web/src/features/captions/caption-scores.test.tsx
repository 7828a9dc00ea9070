// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { CaptionsView, StandingView } from '@deadpan/protocol';
import { afterEach, expect, it } from 'vitest';
import { createSound } from '../../engine/sound/sound.ts';
import type { RoomSession } from '../../stage/room-session.ts';
import { NOW, aView } from '../../stage/testing/views.ts';
import { CaptionScores } from './caption-scores.tsx';
import { aScore, captions } from './testing.ts';

afterEach(cleanup);

const bob = { user_id: 'bob', username: 'bob' };
const standing: StandingView = { round: 3, result: 'winner', winner: bob, tied: [], scores: {}, points: {} };
const both = [
  aScore('bob', { laughter: 0.8, judge: 0.5, score: 0.9, reason: 'Short, and it turns.' }),
  aScore('ann', { laughter: 0.2, score: 0.32 }),
];

function show(change: Partial<CaptionsView>, standings = [standing]): void {
  const view = aView({ round: 3, rounds: 3, phase: 'scoreboard', phase_ends_at: NOW + 12_000, standings, captions: captions(change) });
  render(<CaptionScores session={{ serverNow: () => NOW, sound: createSound() } as RoomSession} view={view} />);
}

it('names every caption, explains its score in one sentence, and gives the judge’s reason', () => {
  show({ scores: both, judge: { name: 'the house judge', fell_back: false } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 3 to bob');
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toContain('A line of bob');
  expect(first).toContain('80 of 100 for laughter and 10 of 20 from the judge make 90.');
  expect(first).toContain('The judge: Short, and it turns.');
  expect(second).toContain('You');
  expect(screen.getByText(/^Judged by the house judge\. The judge agrees with a crowd about as often as one stranger does\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'That was the last round.' })).toBeTruthy();
});

it('shows markup in captions and in what a judge says as the text it is', () => {
  const text = '<img src=x onerror="window.pwned=1">';
  show({ scores: [{ ...aScore('bob'), text, reason: `${text} is short.` }], judge: { name: text, fell_back: false } });
  expect(screen.getAllByText(new RegExp(text)).length).toBeGreaterThanOrEqual(2);
  expect(document.querySelector('img[src="x"], [onerror]')).toBeNull();
});

it('claims nothing of a judge that was not measured', () => {
  show({ scores: both, judge: { name: 'some-model-7b', fell_back: false } });
  expect(screen.getByText('Judged by some-model-7b. How often that judge agrees with a crowd, nobody has measured.')).toBeTruthy();
});

it('is honest about a judge who fell back, one who did not answer, and cameras that measured nothing', () => {
  show({ scores: both, judge: { name: 'the house judge', fell_back: true } });
  expect(screen.getByText(/^The appointed judge did not answer in time; the house judge stood in\./)).toBeTruthy();
  cleanup();
  show({ scores: both, judge: null });
  expect(screen.getByText('No judge answered. Laughter decided alone.')).toBeTruthy();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('90 of 100 for laughter; the judge said nothing.');
  cleanup();
  show({ scores: both.map((one) => ({ ...one, laughter: 0 })), judge: { name: 'the house judge', fell_back: false } });
  expect(screen.getByText(/No camera measured any laughter\. The judge decided alone\.$/)).toBeTruthy();
});

it.each([
  [{ ...standing, winner: { user_id: 'ann', username: 'ann' } }, 'Round 3 is yours'],
  [{ ...standing, result: 'draw' as const, winner: null, tied: [bob] }, 'Round 3 is shared'],
  [{ ...standing, result: 'complete_draw' as const, winner: null }, 'Round 3 to nobody'],
])('says whose round it was %#', (round, title) => {
  show({ scores: both }, [round]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});
