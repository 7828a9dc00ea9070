// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { CloseReason, MatchResultView, RoomView } from '@deadpan/protocol';
import { noNotes } from '../../stage/match-notes.ts';
import type { MatchNotes } from '../../stage/match-notes.ts';
import { NOW, aCamera, aPeer, aPlayer, aResult, aView } from '../../stage/testing/views.ts';
import { PostGameDialog } from './post-game-dialog.tsx';
import { RoundResult } from './round-result.tsx';

beforeAll(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bob = { user_id: 'bob', username: 'bob' };
const ann = { user_id: 'ann', username: 'ann' };
const won = aResult({
  wins: { ann: 1, bob: 2 },
  play_winners: ['bob', 'ann', 'bob'],
  allPlayers: [
    { ...ann, status: 'eliminated' },
    { ...bob, status: 'winner' },
  ],
});
const tied: MatchResultView = { ...won, result: 'draw', winner: null, winners: [ann, bob], is_tie: true, message: "It's a tie." };
const ended = (match_result: MatchResultView, change: Partial<RoomView> = {}) =>
  aView({ status: 'finished', phase: 'round_ended', match_result, rematch: { accepted: [], ends_at: NOW + 30_000 }, ...change });

function result(view: RoomView, leavesAt: number | null = null, notes: Partial<MatchNotes> = {}) {
  const calls = { onStay: vi.fn<() => void>(), onEnd: vi.fn<() => void>(), onAgain: vi.fn<() => void>() };
  const props = { camera: aCamera(), peers: { bob: aPeer('bob') }, serverNow: () => NOW, closed: false, asked: false };
  render(<RoundResult view={view} notes={{ ...noNotes, peaks: { bob: 12 }, ...notes }} leavesAt={leavesAt} {...props} {...calls} />);
  return calls;
}

it('spec §2 Round 1 screen: names the champion, the wins out of the plays and the statistics [2.94]', () => {
  result(ended(won));
  expect(screen.getByRole('heading', { name: 'ROUND 1 CHAMPION!' })).toBeTruthy();
  expect(screen.getByText('2 of 3 plays')).toBeTruthy();
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('Winner')).toBeTruthy();
  expect(within(first as HTMLElement).getByText(/12/)).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Eliminated')).toBeTruthy();
});

it('players §10: the result is said, and its heading takes the focus that went with the stage [P.10]', () => {
  result(ended(won));
  expect(screen.getByText('bob wins round 1.').getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'ROUND 1 CHAMPION!' }));
  cleanup();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  result(ended(won));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

it('whoever is about to be sent away hears that they can stay, each time it begins and not each second', () => {
  const said = (): (string | null)[] => screen.getAllByRole('status').map((region) => region.textContent);
  const props = { notes: noNotes, camera: aCamera(), peers: {}, serverNow: () => NOW, closed: false, asked: false };
  const calls = { onStay: vi.fn<() => void>(), onEnd: vi.fn<() => void>(), onAgain: vi.fn<() => void>() };
  const shown = (leavesAt: number | null) => <RoundResult view={ended(won)} leavesAt={leavesAt} {...props} {...calls} />;
  const { rerender } = render(shown(NOW + 7_000));
  const leaving = ['bob wins round 1.', 'You leave in 7 seconds. Stay here stops that.'];
  expect(said()).toEqual(leaving);
  rerender(shown(null));
  expect(said()).toEqual(['bob wins round 1.', '']);
  rerender(shown(NOW + 29_000));
  expect(said()).toEqual(leaving);
});

it('an arena that is closed without the owner of its deck says so, on the page and to who listens', () => {
  const calls = { onStay: vi.fn<() => void>(), onEnd: vi.fn<() => void>(), onAgain: vi.fn<() => void>() };
  const props = { notes: noNotes, camera: aCamera(), peers: {}, serverNow: () => NOW, asked: true, leavesAt: null };
  const view = ended(won, { rematch: { accepted: ['ann'], ends_at: NOW + 20_000 } });
  render(<RoundResult view={view} closed closedFor="deck_gone" {...props} {...calls} />);
  const words = "The arena is closed. The deck's owner did not play again, and took it along.";
  expect(screen.getAllByText(words).map((one) => one.getAttribute('role'))).toEqual(['status', null]);
  expect(screen.queryByRole('button', { name: 'Play Again' })).toBeNull();
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

it('spec §2 Round 1 screen: a tie lists the tied, without the contradicting 3 s [2.95]', () => {
  result(ended(tied));
  expect(screen.getByRole('heading', { name: "IT'S A TIE!" })).toBeTruthy();
  expect(screen.getAllByText('Tied')).toHaveLength(2);
  expect(screen.queryByText(/3 s/)).toBeNull();
});

it('players §8: leaves by itself unless one stays or somebody wants another match [P.8]', () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const { onStay } = result(ended(won), NOW + 6_500);
  expect(screen.getByText('Leaving in 7 s')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(onStay).toHaveBeenCalledOnce();
  cleanup();
  result(ended(won, { rematch: { accepted: ['bob'], ends_at: NOW + 21_000 } }));
  expect(screen.getByText('bob wants another one.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
});

function dialog(view: RoomView, closed = false, closedFor?: CloseReason) {
  const calls = { onAgain: vi.fn<() => void>(), onEnd: vi.fn<() => void>() };
  render(
    <MemoryRouter>
      <PostGameDialog view={view} serverNow={() => NOW} closed={closed} closedFor={closedFor} {...calls} />
    </MemoryRouter>,
  );
  return calls;
}

it('spec §2 Post-game dialog: tells winner, message and how everybody did; play again or end game [2.98 2.99]', () => {
  const { onAgain, onEnd } = dialog(ended(won));
  expect(screen.getByRole('dialog', { name: 'The match is over' })).toBeTruthy();
  expect(screen.getByText('bob wins round 1.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The match in detail' }).getAttribute('href')).toBe('/match/m1');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Youeliminated', 'bobwinner']);
  fireEvent.click(screen.getByRole('button', { name: 'Play Again' }));
  fireEvent.click(screen.getByRole('button', { name: 'End Game' }));
  expect([onAgain.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1]);
});

it('spec §2 Post-game dialog: waits for the others, and offers only End Game with what they chose when they are gone [2.100 2.101]', () => {
  dialog(ended(won, { rematch: { accepted: ['ann'], ends_at: NOW + 20_000 } }));
  expect(screen.getByRole('status').textContent).toContain('Waiting for the others to choose.');
  expect(screen.getByRole('button', { name: 'Play Again' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Youplay againeliminated', 'bobwaitingwinner']);
  cleanup();
  dialog(ended(won, { players: [aPlayer('ann'), aPlayer('bob', { left: true })] }));
  expect(screen.queryByRole('button', { name: 'Play Again' })).toBeNull();
  expect(screen.getByText('bob chose End Game.')).toBeTruthy();
  cleanup();
  dialog(ended(won, { rematch: { accepted: ['ann'], ends_at: null } }), true, 'deck_gone');
  expect(screen.getByText("The deck's owner did not play again, and took it along.")).toBeTruthy();
  cleanup();
  dialog(ended(won, { status: 'closed', rematch: { accepted: ['ann'], ends_at: null } }), true);
  expect(screen.getByText('Nobody else chose Play Again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End Game' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play Again' })).toBeNull();
});

it('design "Referees": a smile that opponents saw stays beside the result', () => {
  result(ended(won));
  expect(screen.queryByRole('list', { name: 'Seen, not claimed' })).toBeNull();
  cleanup();
  result(ended(won, { witnessed: [{ ...bob, play: 2, witnesses: 3 }, { ...ann, play: 3, witnesses: 2 }] })); // prettier-ignore
  const notes = within(screen.getByRole('list', { name: 'Seen, not claimed' })).getAllByRole('listitem');
  expect(notes.map((note) => note.textContent)).toEqual([
    'Play 2 Three players saw a smile of bob. It changes nothing.',
    'Play 3 Two players saw a smile of yours. It changes nothing.',
  ]);
});
