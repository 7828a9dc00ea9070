// @vitest-environment jsdom
import type { SeatAnswer } from '@deadpan/protocol';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lobbies } from '../../engine/http/api.ts';
import { HttpError } from '../../engine/http/http-error.ts';
import { fourArenas, joined, leavePlay, path, show, toast } from './testing.tsx';

const elsewhere: SeatAnswer = { lobby: { id: 'EEEEEE', name: 'Elsewhere', status: 'playing' } };
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

/** /play has been open since before the match began, which the next join is told of. */
async function refused() {
  const busy = new HttpError({ kind: 'answer', status: 409, detail: 'In a match', code: 'IN_ANOTHER_MATCH', retryAfterMs: undefined });
  const join = vi.spyOn(lobbies, 'join').mockRejectedValueOnce(busy).mockResolvedValue(joined);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'JOIN BATTLE: Tuesday Standup' }));
  await screen.findByRole('dialog', { name: 'Leave your match?' });
  return join;
}

beforeEach(fourArenas);
afterEach(leavePlay);

describe('a match that began on another device, asked about on /play', () => {
  it('is where Back to my match leads', async () => {
    await refused();
    vi.mocked(lobbies.seat).mockResolvedValue(elsewhere);
    press('Back to my match');
    await waitFor(() => expect(path()).toBe('/game/EEEEEE/round1'));
  });

  it('is shown on the page of who chooses neither', async () => {
    await refused();
    vi.mocked(lobbies.seat).mockResolvedValue(elsewhere);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    const link = await screen.findByRole('link', { name: 'Return to your match' });
    expect(link.getAttribute('href')).toBe('/game/EEEEEE/round1');
  });

  it('may be over by then: that is said, and the page stays', async () => {
    await refused();
    press('Back to my match');
    await waitFor(() => expect(toast()?.title).toBe('Your match is over'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe('/play');
  });

  it('is asked for once, and asked for again when nobody answered', async () => {
    await refused();
    const before = vi.mocked(lobbies.seat).mock.calls.length;
    vi.mocked(lobbies.seat)
      .mockRejectedValueOnce(new HttpError({ kind: 'network' }))
      .mockResolvedValue(elsewhere);
    press('Back to my match');
    press('Back to my match');
    expect(screen.getByRole('button', { name: 'Back to my match' }).getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(toast()?.title).toBe('Your match was not reached'));
    expect(vi.mocked(lobbies.seat).mock.calls.length - before).toBe(1);
    press('Back to my match');
    await waitFor(() => expect(path()).toBe('/game/EEEEEE/round1'));
  });

  it('is not gone back to by who forfeits it while the way is asked for', async () => {
    const join = await refused();
    let answer: (seat: SeatAnswer) => void = () => {};
    vi.mocked(lobbies.seat).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    press('Back to my match');
    press('Forfeit and join');
    await act(async () => answer(elsewhere));
    await waitFor(() => expect(path()).toBe('/lobby/AAAAAA'));
    expect(join).toHaveBeenLastCalledWith('AAAAAA', { forfeit: true });
  });
});
