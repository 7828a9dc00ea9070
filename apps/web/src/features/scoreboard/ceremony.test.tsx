// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW, aPlayer, aResult, aView } from '../../stage/testing/views.ts';
import { Ceremony } from './ceremony.tsx';
import { showStage, won } from './testing.tsx';

let less = false;
beforeEach(() => {
  less = false;
  vi.stubGlobal('matchMedia', () => ({ matches: less }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const over = aView({
  status: 'finished',
  phase: 'round_ended',
  round: 3,
  rounds: 3,
  total_plays: 7,
  standings: [won(1, 'bob', { points: { bob: 4 } }), won(2, 'ann', { points: { ann: 1 } }), won(3, 'bob', { points: { bob: 0.64 } })],
  match_result: aResult({ message: 'bob wins the match. Winner takes all.', winning_caption: 'He had one job.' }),
  rematch: { accepted: [], ends_at: NOW + 30_000 },
});
const link = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

it('spec §2 Game arena page: finished shows the winner, and the winning caption [2.75 2.76 3.26]', () => {
  showStage(Ceremony, over);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Winner takes all');
  expect(screen.getByText('bob wins the match. Winner takes all.')).toBeTruthy();
  expect(screen.getByText('Winning caption')).toBeTruthy();
  expect(screen.getByText('He had one job.').tagName).toBe('BLOCKQUOTE');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Round 1. bob won 4 of 7 plays. The score is the share of the plays won.',
    'Round 2. You broke one listener. The score is the share of the laughs one could get.',
    'Round 3. bob wrote the caption of 64 points. The score is laughter, up to 100, and the judge, up to 20, as a share of both.',
  ]);
  expect(link('Back to Home')).toBe('/');
  expect(link('The match in detail')).toBe('/match/m1');
});

it('Play Again asks for another match and waits; once the arena is closed it leads to /play', () => {
  const page = showStage(Ceremony, { ...over, rematch: { accepted: [], ends_at: NOW + 29_000 } });
  expect(screen.getByText('Another match? 29 s to say so.')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Play Again' }).click());
  expect(page.ask).toHaveBeenCalledExactlyOnceWith('request_play_again', { lobby_id: '7KQ2MX' });
  page.show({ ...over, rematch: { accepted: ['ann'], ends_at: NOW + 29_000 } });
  expect(screen.getByText(/Waiting for the others to choose/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play Again' }).getAttribute('aria-busy')).toBe('true');
  cleanup();
  showStage(Ceremony, over, 'refused');
  expect(screen.getByText('The arena is closed.')).toBeTruthy();
  expect(link('Play Again')).toBe('/play');
  expect(screen.queryByRole('button', { name: 'End Game' })).toBeNull();
});

it('says who ended it when there is nobody to play again with, and End Game leads to /play', () => {
  showStage(Ceremony, { ...over, players: [aPlayer('ann'), aPlayer('bob', { left: true })] });
  expect(screen.getByText('bob chose End Game.')).toBeTruthy();
  cleanup();
  const page = showStage(Ceremony, over);
  act(() => screen.getByRole('button', { name: 'End Game' }).click());
  expect(page.path()).toBe('/play');
});

it('the sound can be turned down here too', () => {
  const { sound } = showStage(Ceremony, over);
  act(() => screen.getByRole('button', { name: 'Sound' }).click());
  act(() => screen.getByRole('switch', { name: /Mute/ }).click());
  expect(sound.getState().muted).toBe(true);
  act(() => sound.change({ muted: false }));
});

it('a tie is a tie, and an end without a winner has none', () => {
  const winners = ['ann', 'bob'].map((id) => ({ user_id: id, username: id }));
  showStage(Ceremony, { ...over, match_result: aResult({ result: 'draw', winner: null, winners, is_tie: true, message: "It's a tie." }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("It's a Tie!");
  cleanup();
  const nobody = aResult({ result: 'complete_draw', winner: null, winners, is_tie: true, message: 'Nobody won a round.' });
  showStage(Ceremony, { ...over, match_result: nobody });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No winner');
});

it('players §12: confetti for a winner, none with less motion or without a winner [P.12]', () => {
  showStage(Ceremony, over);
  expect(screen.getByTestId('confetti').getAttribute('aria-hidden')).toBe('true');
  cleanup();
  less = true;
  showStage(Ceremony, over);
  expect(screen.queryByTestId('confetti')).toBeNull();
  cleanup();
  less = false;
  showStage(Ceremony, { ...over, match_result: aResult({ result: 'draw', winner: null, is_tie: true }) });
  expect(screen.queryByTestId('confetti')).toBeNull();
});

it('what opponents saw and nobody claimed is noted, and counts for nothing', () => {
  showStage(Ceremony, { ...over, witnessed: [{ user_id: 'bob', username: 'bob', play: 2, witnesses: 2 }] });
  expect(screen.getByText('Two players saw bob smile in play 2. It counts for nothing.')).toBeTruthy();
});
