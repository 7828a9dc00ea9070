// @vitest-environment jsdom
import type { User } from '@deadpan/protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../engine/http/api.ts';
import { undecided } from '../engine/http/session.ts';
import { GuestsOnly, SignedIn } from './guards.tsx';

const mara: User = { id: 'u1', username: 'mara', email: 'mara@example.org', profile_picture_url: null, created_at: '' };
const guest = { ...undecided, loading: false };
const player = { ...guest, user: mara, isAuthenticated: true };

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}
const where = (): string | null => screen.getByTestId('where').textContent;

function open(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<GuestsOnly />}>
          <Route path="login" element={null} />
          <Route path="register" element={null} />
        </Route>
        <Route element={<SignedIn />}>
          <Route path="lobby/:roomId" element={null} />
          <Route path="play" element={null} />
        </Route>
        <Route path="/" element={null} />
      </Routes>
      <Where />
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  session.store.setState(undecided, true);
});

describe('signed-in pages', () => {
  it('players: a guest goes to /login and comes back to the arena of the invite link [2.11 P.2]', () => {
    session.store.setState(guest, true);
    open('/lobby/7KQ2MX');
    expect(where()).toBe('/login?to=%2Flobby%2F7KQ2MX');
    act(() => session.store.setState(player, true));
    expect(where()).toBe('/lobby/7KQ2MX');
  });

  it('let a player in', () => {
    session.store.setState(player, true);
    open('/lobby/7KQ2MX');
    expect(where()).toBe('/lobby/7KQ2MX');
  });

  it('spec §2 Routes: who logs out by choice ends at the landing page [2.13]', () => {
    session.store.setState(player, true);
    open('/play');
    act(() => session.store.setState({ ...guest, ended: 'by-choice' }, true));
    expect(where()).toBe('/');
  });

  it('spec §2 Routes: whose session has expired ends at /login [2.13]', () => {
    session.store.setState(player, true);
    open('/lobby/7KQ2MX');
    act(() => session.store.setState({ ...guest, ended: 'expired' }, true));
    expect(where()).toBe('/login?to=%2Flobby%2F7KQ2MX');
  });
});

describe('/login and /register', () => {
  it.each(['/login', '/register'])('%s leads a player to /play', (path) => {
    session.store.setState(player, true);
    open(path);
    expect(where()).toBe('/play');
  });
});
