import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { ReactElement } from 'react';
import type { User } from '@deadpan/protocol';
import { vi } from 'vitest';
import { session, tokens } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { toastStore } from '../../ui/toast-store.ts';

export const mara: User = {
  id: 'u1',
  username: 'mara',
  email: 'mara@example.org',
  profile_picture_url: null,
  created_at: '2025-03-03T10:00:00Z',
};

type Said = { status: number; body?: unknown } | 'network';

/** What the server answers to `METHOD /path`, at once or later: a status and a body, one or several after each other. `network`: it does not. */
export type Answer = Said | Promise<Said>;

/** The server as the page sees it: answers by method and path, and what was asked. Everything else is a 404. */
export function aServer(answers: Record<string, Answer | Answer[]>) {
  const asked: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace(/^\/api/, '')}`;
    asked.push({ call, body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body });
    const given = answers[call];
    const answer = await (Array.isArray(given) ? (given.shift() ?? { status: 404 }) : (given ?? { status: 404 }));
    if (answer === 'network') throw new TypeError('Failed to fetch');
    const body = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status });
  });
  return { asked, of: (call: string) => asked.filter((each) => each.call === call).map(({ body }) => body) };
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="at">{pathname + search}</p>;
}

/** A page that is not drawn has nothing to scroll; tests may listen to what is called. */
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/** Shows one screen at its address; anywhere else is an address. */
export function open(at: string, element: ReactElement): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={new URL(at, 'http://here').pathname} element={element} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Where the page went. */
export const wentTo = async (): Promise<string | null> => (await screen.findByTestId('at')).textContent;

export const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The toast that is shown. */
export const toast = () => toastStore.getState().toast;

/** After each test: nothing shown, nobody signed in, no server. */
export function signOut(): void {
  cleanup();
  vi.unstubAllGlobals();
  toastStore.setState({ toast: undefined });
  session.store.setState(undecided, true);
  tokens.remove();
}
