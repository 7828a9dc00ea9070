// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { CurveBody, MatchRecord, SmileCurve } from '@deadpan/protocol';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { initialChoices } from '../../engine/preferences/choices.ts';
import type { CurveChoice } from '../../engine/preferences/choices.ts';
import { preferences } from '../../engine/preferences/preferences.ts';
import { forgetSmiles, readSmiles, writeSmiles } from '../../stage/smile-record.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { MatchScreen } from './match-screen.tsx';
import { aMatch, aMatchPlay, anOut } from './testing.ts';

const curve = (user_id: string, play = 1): SmileCurve => ({
  user_id,
  play,
  points: [
    [0, 0.05],
    [6_000, 0.5],
  ],
});

/** A server with one match in it, which keeps and deletes Ann's curves. `status`: what it answers instead, until it is 200. */
function serve(record: MatchRecord, status = 200) {
  const world = { record, status, kept: [] as number[] };
  const answer = (url: string, { method = 'GET', body }: RequestInit): Response => {
    if (world.status !== 200) return new Response(null, { status: world.status });
    if (!url.endsWith('/curves')) return new Response(JSON.stringify(world.record));
    const others = world.record.curves.filter((one) => one.user_id !== 'ann');
    const sent = method === 'PUT' ? (JSON.parse(body as string) as CurveBody) : null;
    if (sent) world.kept.push(sent.play);
    world.record = { ...world.record, curves: sent ? [...world.record.curves, { user_id: 'ann', ...sent }] : others };
    return new Response(null, { status: 204 });
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => Promise.resolve(answer(url, init)));
  return world;
}

/** Ann opens the page of the match. */
function open(record: MatchRecord = aMatch(), { status = 200, choice = 'unasked' as CurveChoice } = {}) {
  const world = serve(record, status);
  preferences.store.setState({ ...initialChoices, curves: choice });
  const user = { id: 'ann', username: 'ann', email: 'ann@example.org', profile_picture_url: null, created_at: '2025-03-03T10:00:00Z' };
  session.store.setState({ ...undecided, user, isAuthenticated: true, loading: false });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/match/m1']}>
        <Routes>
          <Route path="match/:id" element={<MatchScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return world;
}

/** This tab has Ann's curve of the play. */
const remembered = (): void => writeSmiles({ matchId: 'm1', plays: [{ play: 1, points: [...curve('ann').points], settled: false }] });
const region = (name: string): HTMLElement => screen.getByRole('region', { name });
const text = (of: Element): string => (of.textContent ?? '').replace(/\u2009/g, '');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetSmiles();
  preferences.store.setState(initialChoices);
  toastStore.setState({ toast: undefined });
  session.store.setState(undecided, true);
});

it('tells who won, how everybody did, and what broke whoever looks', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'bob won' });
  const rows = within(region('How it ended'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(text));
  // The result is there twice: in a column, and below the name where a phone has no room for one.
  expect(rows).toEqual([
    ['Warrior', 'Result', 'Score'],
    ['BbobWon', 'Won', '100'],
    ['Aann (you)Lost', 'Lost', '0'],
  ]);
  expect(text(region('The meme that broke you'))).toContain('Good DogIt took 6.0s, in play 1.');
  expect(screen.queryByRole('region', { name: 'Awards' })).toBeNull();
});

it('tells each play: who was out over what, and what two others saw', async () => {
  open(aMatch({ witnessed: [{ user_id: 'bob', play: 1, witnesses: 2 }] }));
  const round = await screen.findByRole('region', { name: 'Round 1 Don’t Laugh Challenge' });
  expect(within(round).getByText('bob took the round.')).toBeTruthy();
  expect(text(round)).toContain('You smiled after 6.0s over “Good Dog”.');
  expect(text(round)).toContain('Two players saw a smile on bob. The browser in question did not. It changed nothing.');
});

it('tells what happened in a play the match ended in the middle of, and that nobody won it', async () => {
  open(aMatch({ plays: [{ ...aMatchPlay(1, [anOut('ann', 'dog', 6_000)]), unfinished: true }] }));
  const round = await screen.findByRole('region', { name: 'Round 1 Don’t Laugh Challenge' });
  expect(text(round)).toContain('Play 1the match ended first');
  expect(text(round)).toContain('You smiled after 6.0s over “Good Dog”.');
});

it('shows the smiles that were kept against the memes, and the same as a table', async () => {
  open(aMatch({ curves: [curve('bob')] }));
  const round = await screen.findByRole('region', { name: /Round 1/ });
  expect(within(round).getByText('bob: widest smile 50 %')).toBeTruthy();
  expect(text(round)).toContain('Younot kept, smiled');
  fireEvent.click(within(round).getByText('As a table'));
  const table = within(round).getByRole('table', { hidden: true });
  expect([...table.querySelectorAll('tr')].map((row) => [...row.children].map(text))).toEqual([
    ['Meme', 'bob'],
    ['Cat', '5'],
    ['Good Dog', '50'],
  ]);
});

it('tells the turns of round 2 and the captions of round 3, each score in a sentence', async () => {
  open(
    aMatch({
      gameType: 'full',
      winner: 'ann',
      rounds: [
        { round: 1, result: 'complete_draw', winner: null, tied: ['ann', 'bob'], scores: { ann: 0, bob: 0 }, points: {} },
        { round: 2, result: 'winner', winner: 'ann', tied: [], scores: { ann: 1, bob: 0 }, points: {} },
        { round: 3, result: 'draw', winner: null, tied: ['ann', 'bob'], scores: { ann: 0.5, bob: 0.5 }, points: {} },
      ],
      turns: [
        { performer: 'ann', spoke: true, laughs: [{ user_id: 'bob', reason: 'laughed', afterMs: 3_250 }] },
        { performer: 'bob', spoke: false, laughs: [] },
      ],
      captions: {
        still: { id: 's', url: '/media/stills/s.webp', alt: 'A cat at a desk', title: 'Cat' },
        scores: [
          { user_id: 'ann', text: 'As per my last e-mail.', laughter: 0.64, judge: 0.55, score: 0.75, reason: 'Short.' },
          { user_id: 'bob', text: '', laughter: 0, judge: 0, score: 0, reason: '' },
        ],
        judge: { name: 'the built-in judge', fell_back: true },
      },
      awards: [{ key: 'crowd_pleaser', user_id: 'ann', detail: { laughs: 1, listeners: 1 } }],
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'You won' });
  expect(text(region('Round 2 Comedy performance'))).toContain('You at the microphone1 pointbob laughed after 3.3s.');
  expect(text(region('Round 2 Comedy performance'))).toContain('The turn passed without a word.');
  const captions = text(region('Round 3 Caption contest'));
  expect(captions).toContain('You and bob share the round.');
  expect(text(region('Round 1 Don’t Laugh Challenge'))).toContain('Nobody took the round.');
  const cells = within(region('How it ended'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(text));
  expect(cells[2]).toEqual(['Aann (you)Lost', 'Lost', '0', '100 round won', '½50 round shared', '0']);
  expect(captions).toContain('Laughter brought 64, the judge gave 55 and adds a fifth of it, 11: 75.');
  expect(captions).toContain('The caption went with its account.');
  expect(captions).toContain('this one stood in');
  expect(screen.getByRole('img', { name: 'A cat at a desk' })).toBeTruthy();
  expect(text(region('Awards'))).toContain('Crowd pleaserYou1 of 1 listener laughed.');
});

it('asks once whether the curve is to be kept, and sends nothing before that', async () => {
  remembered();
  const world = open(aMatch({ mayShare: true }));
  const yes = await screen.findByRole('button', { name: 'Keep my smile curve' });
  expect(world.kept).toEqual([]);
  fireEvent.click(yes);
  await screen.findByText('Your curve is kept with this match, for those who played it.');
  expect(world.kept).toEqual([1]);
  expect(preferences.store.getState().curves).toBe('keep');
});

it('a no is remembered, and the curve stays in the tab; it may still be kept', async () => {
  remembered();
  const world = open(aMatch({ mayShare: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  expect(preferences.store.getState().curves).toBe('forget');
  expect(world.kept).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep it with this match' }));
  await waitFor(() => expect(world.kept).toEqual([1]));
  expect(preferences.store.getState().curves).toBe('forget');
});

it('sends by itself what was to be kept and has not arrived, once; nothing when it is too late', async () => {
  remembered();
  const world = open(aMatch({ mayShare: true }), { choice: 'keep' });
  await screen.findByText(/Your curve is kept/);
  expect(world.kept).toEqual([1]);
  cleanup();
  remembered();
  const late = open(aMatch({ mayShare: false }), { choice: 'keep' });
  await screen.findByText('There is no curve of yours here.');
  expect(late.kept).toEqual([]);
});

it('deletes the own curve after asking, and does not send it again', async () => {
  writeSmiles({ matchId: 'm1', plays: [{ play: 1, points: [...curve('ann').points], settled: true }] });
  const world = open(aMatch({ curves: [curve('ann'), curve('bob')], mayShare: true }), { choice: 'keep' });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my curve' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete it' }));
  await screen.findByText('There is no curve of yours here.');
  expect(world.record.curves.map((one) => one.user_id)).toEqual(['bob']);
  expect(world.kept).toEqual([]);
  expect(readSmiles('m1').plays).toEqual([]);
  expect(toastStore.getState().toast?.title).toBe('Curve deleted');
});

it('a match that ended in its first play shows that play, and says that nobody decided it', async () => {
  const play = { ...aMatchPlay(1, [{ user_id: 'ann', reason: 'left', afterMs: 4_000, memeId: null }]), unfinished: true };
  open(aMatch({ winner: 'bob', reason: 'forfeit', gameType: 'full', rounds: [], plays: [play] }));
  const round = await screen.findByRole('region', { name: /Round 1/ });
  expect(text(round)).toContain('Not decided. The match ended first.');
  expect(text(round)).toContain('Play 1the match ended first');
  expect(text(round)).toContain('You left.');
  expect(text(region('No evidence'))).toContain('You survived no play, and smiled in none.');
});

it('a match that ended before its first play says that there was none; one that ended in round 2 shows the turns', async () => {
  open(aMatch({ winner: 'bob', reason: 'forfeit', rounds: [], plays: [] }));
  const round = await screen.findByRole('region', { name: /Round 1/ });
  expect(text(round)).toContain('No play was finished.');
  cleanup();
  open(aMatch({ gameType: 'full', reason: 'forfeit', turns: [{ performer: 'bob', spoke: true, laughs: [] }] }));
  expect(text(await screen.findByRole('region', { name: /Round 2/ }))).toContain(
    'Not decided. The match ended first.bob at the microphone',
  );
});

it('the light falls on nobody when nobody won, whoever was there', async () => {
  open(aMatch({ winner: null, result: 'complete_draw', tied: ['ann', 'bob'] }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Nobody won' });
  expect(heading.closest('section')?.querySelector('.avatar, [class*=avatar]')).toBeNull();
});

it('nothing broke who did not smile; nobody won what nobody won', async () => {
  open(aMatch({ winner: null, result: 'complete_draw', plays: [aMatchPlay(1, [anOut('bob', 'cat', 900)]), aMatchPlay(2)] }));
  await screen.findByRole('heading', { level: 1, name: 'Nobody won' });
  expect(text(region('Nothing broke you'))).toContain('2 plays without a smile that counted.');
});

it('a match that is not there, and one that cannot be loaded', async () => {
  open(aMatch(), { status: 404 });
  await screen.findByRole('heading', { level: 1, name: 'No such match' });
  expect(screen.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/profile');
  cleanup();
  const world = open(aMatch(), { status: 503 });
  const again = await screen.findByRole('button', { name: 'Try again' });
  world.status = 200;
  fireEvent.click(again);
  await screen.findByRole('heading', { level: 1, name: 'bob won' });
});
