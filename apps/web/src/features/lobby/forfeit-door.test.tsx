// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SeatAnswer } from '@deadpan/protocol';
import { LOBBY } from '../../engine/socket/testing.ts';
import { atLobby, leaveLobby } from './testing.tsx';

const click = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

afterEach(leaveLobby);

describe('a running match in another arena', () => {
  const inMatch = (change: object = {}): { lobby: SeatAnswer['lobby'] } => ({
    lobby: { id: 'X7KQ2M', name: 'Poker Night', status: 'playing', ...change },
  });
  function atTheDoor() {
    const at = atLobby();
    at.act(() => at.world.patch({ joined: null, refusal: { code: 'IN_ANOTHER_MATCH', message: 'no', lobby_id: LOBBY } }));
    return at;
  }

  it.each([
    ['a match that runs', inMatch(), '/game/X7KQ2M/round1'],
    ['a lobby, for the match is over', inMatch({ status: 'waiting' }), '/lobby/X7KQ2M'],
    ['an arena that has closed', inMatch({ status: 'closed' }), '/play'],
    ['nowhere any more', { lobby: null }, '/play'],
  ])('Return to your match leads to the seat the server names: %s', async (_, answer, to) => {
    const { http, path } = atTheDoor();
    http.answer = () => ({ status: 200, body: answer });
    click('Return to your match');
    await waitFor(() => expect(path()).toBe(to));
    expect(http.calls[0]?.path).toBe('/api/game/seat');
  });

  it('shows that it asks, asks once, and says when nobody answers; then it can be pressed again', async () => {
    const { http, path, toast } = atTheDoor();
    const back = (): HTMLElement => screen.getByRole('button', { name: 'Return to your match' });
    http.answer = () => null;
    fireEvent.click(back());
    expect(back().getAttribute('aria-busy')).toBe('true');
    fireEvent.keyDown(back(), { key: 'Escape' });
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Your match was not reached', tone: 'bad' }));
    expect(http.calls).toHaveLength(1);
    expect(back().getAttribute('aria-busy')).toBeNull();
    expect(path()).toBe(`/lobby/${LOBBY}`);
    http.answer = () => ({ status: 200, body: inMatch() });
    fireEvent.click(back());
    await waitFor(() => expect(path()).toBe('/game/X7KQ2M/round1'));
  });

  it('who forfeits while it asks stays at the door, and who has the seat behind it enters', async () => {
    const { http, path, session, toast } = atTheDoor();
    const joins: unknown[] = [];
    Object.assign(session.connection, { join: (_: string, options: unknown) => new Promise(() => joins.push(options)) });
    http.answer = () => ({ status: 200, body: inMatch() });
    click('Return to your match');
    click('Forfeit and enter');
    await act(async () => {});
    expect([path(), joins, toast()]).toEqual([`/lobby/${LOBBY}`, [{ forfeit: true }], undefined]);
    http.answer = () => ({ status: 200, body: inMatch({ id: LOBBY }) });
    click('Return to your match');
    await waitFor(() => expect(joins).toHaveLength(2));
    expect(path()).toBe(`/lobby/${LOBBY}`);
  });
});
