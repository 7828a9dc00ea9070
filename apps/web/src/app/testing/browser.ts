import type { User } from '@deadpan/protocol';
import { vi } from 'vitest';
import { session } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';

export const mara: User = {
  id: 'u1',
  username: 'mara',
  email: 'mara@example.org',
  profile_picture_url: null,
  created_at: '2026-01-01T00:00:00.000Z',
};
const guest = { ...undecided, loading: false };

export const asGuest = (): void => session.store.setState(guest, true);
export const asPlayer = (): void => session.store.setState({ ...guest, user: mara, isAuthenticated: true }, true);
export const asNobodyYet = (): void => session.store.setState(undecided, true);

class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What pages ask a server for, by path; anything else is answered 404. */
export type Answers = Record<string, unknown>;

/** Gives jsdom what it lacks, and a server that answers as told. `less`: the system asks for less motion. */
export function stubBrowser({ answers = {}, less = false }: { answers?: Answers; less?: boolean } = {}): void {
  vi.stubGlobal('ResizeObserver', NoSizes);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: less && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.replace(/^\/api/, '');
    const answer = answers[path];
    return Promise.resolve(new Response(JSON.stringify(answer ?? { detail: 'Not found.' }), { status: answer === undefined ? 404 : 200 }));
  });
}
