// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialChoices } from '../engine/preferences/choices.ts';
import { preferences } from '../engine/preferences/preferences.ts';
import { CurveQuestion } from './curve-question.tsx';
import { forgetSmiles, readSmiles, writeSmiles } from './smile-record.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  forgetSmiles();
  preferences.store.setState(initialChoices);
});

/** The end of a match of which this tab has the own curve. */
function after(matchId: string, points: [number, number][] = [[0, 0.1]]) {
  writeSmiles({ matchId, plays: [{ play: 1, points, settled: false }] });
  return render(<CurveQuestion matchId={matchId} />);
}
const question = (): HTMLElement | null => screen.queryByRole('region', { name: 'Keep your smile curve with this match?' });

it('asks after the first match, sends nothing before the yes, and then this match; the focus is on what it came to', async () => {
  after('m1');
  expect(question()).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Keep my smile curve' }));
  expect(preferences.store.getState().curves).toBe('keep');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.getByRole('status').textContent).toContain('Kept, with this match');
  await waitFor(() => expect(readSmiles('m1').plays[0]?.settled).toBe(true));
  expect(fetched.mock.calls.map(([url, { method }]) => [method, url])).toEqual([['PUT', '/api/matches/m1/curves']]);
});

it('takes a no, and sends nothing', () => {
  after('m1');
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(preferences.store.getState().curves).toBe('forget');
  expect(question()).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Not kept.');
  expect(fetched).not.toHaveBeenCalled();
});

it('asks again about the same match, and about no later one: who did not answer is left in peace', () => {
  after('m1').unmount();
  expect(after('m1').container.textContent).not.toBe('');
  cleanup();
  expect(after('m2').container.textContent).toBe('');
});

it('asks nobody who has answered, and not about a match without a curve', () => {
  expect(after('m1', []).container.textContent).toBe('');
  cleanup();
  preferences.store.setState({ curves: 'forget' });
  expect(after('m1').container.textContent).toBe('');
});
