import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import type { DeckSummary, MemeGallery, MemeResult, User } from '@deadpan/protocol';
import { vi } from 'vitest';
import { http, session, tokens } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { tabKept } from '../../engine/storage/kept.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { ForgeScreen } from './forge-screen.tsx';

const mara: User = {
  id: 'u1',
  username: 'mara',
  email: 'mara@example.org',
  profile_picture_url: null,
  created_at: '2025-03-03T10:00:00Z',
};

/** For tests: a meme as the server tells of it. */
export const aMeme = (change: Partial<MemeResult> = {}): MemeResult => ({
  id: 'm1',
  meme_url: '/media/forge/m1.webp',
  filename: 'a-cat-and-a-cup.png',
  prompt: 'a cat and a cup',
  style: 'classic',
  format: 'square',
  message: 'Composed by the built-in engine from open artwork.',
  is_mock: false,
  ai_model: 'embedded-composer/1',
  download_instructions: 'Press the picture for long and save it.',
  variant: 0,
  width: 1080,
  height: 1080,
  alt: 'A cat looks at a cup. Above it: It was like that.',
  base_url: '/media/forge/m1-base.webp',
  texts: [
    { slot: 'top', text: 'It was like that', x: 0.05, y: 0.04, width: 0.9, height: 0.2 },
    { slot: 'bottom', text: 'when I got here', x: 0.1, y: 0.8, width: 0.6, height: 0.15 },
  ],
  looks: [
    { slot: 'top', name: 'Top line', font: 'impact', colour: '#fff', outline: '#000', upper: true, align: 'center' },
    { slot: 'bottom', name: 'Bottom line', font: 'sans', colour: '#fff', outline: null, upper: false, align: 'left' },
  ],
  edited: false,
  created_at: '2025-06-01T10:00:00Z',
  ...change,
});

export const aDeck = (change: Partial<DeckSummary> = {}): DeckSummary => ({
  id: 'd1',
  name: 'Cats',
  visibility: 'private',
  mine: true,
  owner: 'mara',
  clips: 0,
  stills: 1,
  duration: 0,
  poster_url: null,
  created_at: '2025-06-01T10:00:00Z',
  ...change,
});

export const aGallery = (memes: MemeResult[] = [], more: Partial<MemeGallery> = {}): MemeGallery => ({
  memes,
  next: null,
  total: memes.length,
  ...more,
});

/** What the server answers to `METHOD /path`: a status and a body. `network`: nobody answers. `wait`: not yet. */
export type Answer = { status: number; body?: unknown } | 'network' | 'wait';
export const ok = (body?: unknown): Answer => ({ status: 200, body });
export const no = (status: number, body?: unknown): Answer => ({ status, body });
export const made = (meme: MemeResult): Answer => ok({ status: 'completed', result: meme, message: meme.message });

/** The server as the page sees it; the last answer of a list is given for ever. Everything else is a 404. */
export function aServer(answers: Record<string, Answer | Answer[]>) {
  const asked: { call: string; body: unknown }[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.replace(/^\/api/, '')}`;
    asked.push({ call, body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body });
    signals.push(init.signal ?? undefined);
    const given = answers[call] ?? no(404, { detail: 'There is nothing here.' });
    const answer = Array.isArray(given) ? (given.length > 1 ? given.shift() : given[0]) : given;
    if (answer === 'network' || answer === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'wait') {
      return new Promise<Response>((resolve, reject) => {
        waiting.push(resolve);
        init.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      });
    }
    return Promise.resolve(response(answer));
  });
  return {
    asked,
    signals,
    of: (call: string) => asked.filter((each) => each.call === call).map(({ body }) => body),
    /** answers the longest waiting */
    answer: (answer: Exclude<Answer, string>) => waiting.shift()?.(response(answer)),
  };
}

const response = ({ status, body }: Exclude<Answer, string>): Response =>
  new Response(status === 204 || body === undefined ? null : JSON.stringify(body), { status });

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="at">{pathname + search}</p>;
}

/** The browser's own two buttons. */
function History() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

/** Opens the forge for a player who is signed in; `/play` is elsewhere. */
export function open(at = '/generate-meme'): void {
  tokens.write('a-token');
  session.store.setState({ ...undecided, user: mara, isAuthenticated: true, loading: false });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <nav>
          <Link to="/play">Play Game</Link>
          <History />
        </nav>
        <Routes>
          <Route path="/generate-meme" element={<ForgeScreen />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

export const wentTo = async (): Promise<string | null> => (await screen.findByTestId('at')).textContent;

export const toast = () => toastStore.getState().toast;

/** What jsdom does not have: nothing is measured, nothing scrolls. */
export function inBrowser(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, setPointerCapture: () => undefined });
  vi.stubGlobal('scrollTo', () => undefined);
}

/** After each test: nothing shown, nobody signed in, no server. */
export function leave(): void {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  http.listen({});
  toastStore.setState({ toast: undefined });
  session.store.setState(undecided, true);
  tokens.remove();
  tabKept.removeItem('forge_wish');
  tabKept.removeItem('forge_edits');
}
