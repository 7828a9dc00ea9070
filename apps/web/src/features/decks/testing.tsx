import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Deck, DeckItem, DeckShelf } from '@deadpan/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { session } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { uploads } from '../../engine/uploads/uploads.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { DeckScreen } from './deck-screen.tsx';
import { DecksScreen } from './decks-screen.tsx';

const MB = 1024 * 1024;

/** For tests: a clip of 12 s. */
export const aClip = (id: string, change: Partial<DeckItem> = {}): DeckItem => ({
  id,
  kind: 'clip',
  title: id,
  alt: '',
  url: `/media/decks/${id}.mp4`,
  poster_url: `/media/decks/${id}.webp`,
  duration: 12_000,
  width: 640,
  height: 360,
  bytes: MB,
  family: 'strict',
  created_at: '2026-01-01T00:00:00.000Z',
  ...change,
});

/** For tests: a still. */
export const aStill = (id: string, change: Partial<DeckItem> = {}): DeckItem =>
  aClip(id, { kind: 'still', duration: null, poster_url: null, url: `/media/decks/${id}.webp`, ...change });

/** For tests: Ann's deck, private, with what is given. */
export const aDeck = (id: string, change: Partial<Deck> = {}): Deck => {
  const items = change.items ?? [];
  const clips = items.filter(({ kind }) => kind === 'clip');
  return {
    id,
    name: id,
    visibility: 'private',
    mine: true,
    owner: 'ann',
    clips: clips.length,
    stills: items.length - clips.length,
    duration: clips.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    poster_url: items[0]?.poster_url ?? null,
    created_at: '2026-01-01T00:00:00.000Z',
    kept: false,
    items,
    ...change,
  };
};

/** For tests: a server with these decks. `status` answers everything instead while it is set; `refuse` the next change. */
function serve(decks: Deck[], { uploads: on = true, bytes = 12 * MB }: { uploads?: boolean; bytes?: number }) {
  const world = {
    decks,
    status: null as number | 'away' | null,
    refuse: null as { status: number; detail: string } | null,
    calls: [] as { what: string; body: unknown }[],
  };
  const json = (body: unknown, status = 200): Response => new Response(body === undefined ? null : JSON.stringify(body), { status });
  const answer = (path: string, method: string, body: never): Response => {
    const [, , , id = '', what = '', item = ''] = path.split('/');
    const shelf: DeckShelf = {
      decks: world.decks.filter((deck) => deck.mine || deck.kept),
      quota: { bytes, maxBytes: 200 * MB },
      uploads: on,
    };
    if (id === '' && method === 'GET') return json(shelf);
    if (method !== 'GET') world.calls.push({ what: `${method} ${path}`, body });
    if (method !== 'GET' && world.refuse) {
      const { status, detail } = world.refuse;
      world.refuse = null;
      return json({ detail }, status);
    }
    if (id === '') {
      const made = aDeck('made', { name: (body as { name: string }).name });
      world.decks = [...world.decks, made];
      return json(made, 201);
    }
    const deck = world.decks.find((one) => one.id === id);
    if (!deck) return json({ detail: 'no', code: 'DECK_NOT_FOUND' }, 404);
    const change = (next: Deck): Deck => {
      world.decks = world.decks.map((one) => (one.id === id ? next : one));
      return next;
    };
    if (what === 'items' && method === 'DELETE') change(aDeck(id, { ...deck, items: deck.items.filter((one) => one.id !== item) }));
    else if (what === 'items') {
      const items = deck.items.map((one) => (one.id === item ? { ...one, ...(body as object) } : one));
      change({ ...deck, items });
      return json(items.find((one) => one.id === item));
    } else if (method === 'DELETE' && what === '') world.decks = world.decks.filter((one) => one !== deck);
    else if (method === 'PUT' && what === '') return json(change({ ...deck, ...(body as object) }));
    else if (method !== 'GET' && what !== 'report') change({ ...deck, kept: method === 'PUT' });
    if (method === 'GET') return json(deck);
    return what === 'report' ? json({ success: true }) : json(undefined, 204);
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (world.status === 'away') throw new TypeError('Failed to fetch');
    if (world.status !== null) return new Response(null, { status: world.status });
    return answer(path, method, (typeof body === 'string' ? JSON.parse(body) : undefined) as never);
  });
  return world;
}

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

// The menu and the switch measure themselves; jsdom has nothing to measure with.
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** For tests: Ann opens a page of hers; the server has these decks. `status`: what it answers to everything at first. */
export function openAt(
  path: string,
  decks: Deck[],
  { status = null, ...rest }: { status?: number | 'away' | null; uploads?: boolean; bytes?: number } = {},
) {
  vi.stubGlobal('ResizeObserver', NoSizes);
  const world = serve(decks, rest);
  world.status = status;
  const user = { id: 'ann', username: 'ann', email: 'ann@example.org', profile_picture_url: null, created_at: '2025-03-03T10:00:00Z' };
  session.store.setState({ ...undecided, user, isAuthenticated: true, loading: false });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="decks" element={<DecksScreen />} />
          <Route path="decks/:id" element={<DeckScreen />} />
          <Route path="*" element={<h1>elsewhere</h1>} />
        </Routes>
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    world,
    path: (): string | null => screen.getByTestId('path').textContent,
    toast: () => toastStore.getState().toast,
    changes: (): string[] => world.calls.map(({ what }) => what),
  };
}

/** For tests: everything as before. */
export function closeAll(): void {
  cleanup();
  uploads.stop();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toastStore.setState({ toast: undefined });
  session.store.setState(undecided, true);
}
