// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { MatchResultView, RoomView } from '@deadpan/protocol';
import { noNotes } from '../../stage/match-notes.ts';
import type { MatchNotes } from '../../stage/match-notes.ts';
import { NOW, aCamera, aPeer, aPlayer, aView } from '../../stage/testing/views.ts';
import { PostGameDialog } from './post-game-dialog.tsx';
import { RoundResult } from './round-result.tsx';

beforeAll(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
});
afterEach(cleanup);

const bob = { user_id: 'bob', username: 'bob' };
const ann = { user_id: 'ann', username: 'ann' };
const won: MatchResultView = {
  result: 'winner',
  winner: bob,
  winners: [bob],
  is_tie: false,
  isCurrentPlayerWinner: false,
  message: 'bob wins round 1.',
  wins: { ann: 1, bob: 2 },
  play_winners: ['bob', 'ann', 'bob'],
  allPlayers: [
    { ...ann, status: 'eliminated' },
    { ...bob, status: 'winner' },
  ],
};
const tied: MatchResultView = { ...won, result: 'draw', winner: null, winners: [ann, bob], is_tie: true, message: "It's a tie." };
const ended = (match_result: MatchResultView, change: Partial<RoomView> = {}) =>
  aView({ status: 'finished', phase: 'round_ended', match_result, rematch: { accepted: [], ends_at: NOW + 30_000 }, ...change });

function result(view: RoomView, leavesAt: number | null = null, notes: Partial<MatchNotes> = {}) {
  const calls = { onStay: vi.fn<() => void>(), onEnd: vi.fn<() => void>(), onAgain: vi.fn<() => void>() };
  const props = { camera: aCamera(), peers: { bob: aPeer('bob') }, serverNow: () => NOW, closed: false, asked: false };
  render(<RoundResult view={view} notes={{ ...noNotes, peaks: { bob: 12 }, ...notes }} leavesAt={leavesAt} {...props} {...calls} />);
  return calls;
}

it('names the champion, the wins out of the plays and the statistics', () => {
  result(ended(won));
  expect(screen.getByRole('heading', { name: 'Round 1 Champion!' })).toBeTruthy();
  expect(screen.getByText('2 of 3 plays')).toBeTruthy();
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('Winner')).toBeTruthy();
  expect(within(first as HTMLElement).getByText(/12/)).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Eliminated')).toBeTruthy();
});

it('shows how far each mouth got to who has no curve of their own, and the curve to who has', () => {
  result(ended(won));
  const list = screen.getByRole('region', { name: 'How straight it was' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['You–', 'bob12\u2009%']);
  cleanup();
  const verdict = { play: 1, curve: [{ seconds: 0, percent: 46 }], peak: 46, meme: null, confirmed: true };
  result(ended(won), null, { verdict });
  expect(screen.queryByRole('region', { name: 'How straight it was' })).toBeNull();
  expect(screen.getByText('Why you were out in play 1')).toBeTruthy();
});

it('lists the tied', () => {
  result(ended(tied));
  expect(screen.getByRole('heading', { name: "It's a Tie!" })).toBeTruthy();
  expect(screen.getAllByText('Tied')).toHaveLength(2);
});

it('leaves by itself unless one stays or somebody wants another match', () => {
  const { onStay } = result(ended(won), Date.now() + 6_500);
  expect(screen.getByText('Leaving in 7 s')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(onStay).toHaveBeenCalledOnce();
  cleanup();
  result(ended(won, { rematch: { accepted: ['bob'], ends_at: NOW + 21_000 } }));
  expect(screen.getByText('bob wants another one.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
});

function dialog(view: RoomView, closed = false) {
  const calls = { onAgain: vi.fn<() => void>(), onEnd: vi.fn<() => void>() };
  render(<PostGameDialog view={view} serverNow={() => NOW} closed={closed} {...calls} />);
  return calls;
}

it('the dialog tells how everybody did and offers another match', () => {
  const { onAgain, onEnd } = dialog(ended(won));
  expect(screen.getByRole('dialog', { name: 'The match is over' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Play Again' }));
  fireEvent.click(screen.getByRole('button', { name: 'End Game' }));
  expect([onAgain.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1]);
});

it('waits for the others, and offers only End Game when they are gone', () => {
  dialog(ended(won, { rematch: { accepted: ['ann'], ends_at: NOW + 20_000 } }));
  expect(screen.getByRole('status').textContent).toContain('Waiting for the others to choose.');
  expect(screen.getByRole('button', { name: 'Play Again' }).getAttribute('aria-busy')).toBe('true');
  cleanup();
  dialog(ended(won, { players: [aPlayer('ann'), aPlayer('bob', { left: true })] }));
  expect(screen.queryByRole('button', { name: 'Play Again' })).toBeNull();
  expect(screen.getByText('The others are gone.')).toBeTruthy();
});
