import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { mayCount } from './allowed.ts';
import { pageName } from './page-name.ts';

function counting({ allowed = true } = {}) {
  const send = vi.fn<typeof fetch>(async () => new Response('{"count":1}', { status: 202 }));
  const call = vi.fn<(path: string, options?: object) => Promise<never>>(async () => ({ count: 1 }) as never);
  const analytics = createAnalytics({ send, http: { call } as never, allowed: () => allowed, session: 'a-page-load' });
  return { analytics, send, call };
}

const kept = (value: string | null) => ({ getItem: () => value });

describe('what is counted', () => {
  it('spec §7 Other: a session id per page load goes with every page event, and nothing about who it is [7.57]', () => {
    const { analytics, send } = counting();
    analytics.page('landing');
    analytics.page('lobby');
    const bodies = send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
    expect(bodies).toEqual([
      { page: 'landing', session: 'a-page-load' },
      { page: 'lobby', session: 'a-page-load' },
    ]);
    for (const [path, init] of send.mock.calls) {
      expect([path, init?.credentials]).toEqual(['/api/analytics/page-view', 'omit']);
      expect(new Headers(init?.headers).has('authorization')).toBe(false);
    }
  });

  it('gives every load of the app another session', () => {
    const sent: string[] = [];
    const send: typeof fetch = async (_path, init) => {
      sent.push((JSON.parse(init?.body as string) as { session: string }).session);
      return new Response();
    };
    for (const page of ['landing', 'play'] as const) createAnalytics({ send, allowed: () => true }).page(page);
    expect(new Set(sent).size).toBe(2);
  });

  it('tells of a match without naming it', () => {
    const { analytics, call } = counting();
    analytics.game({ game_type: 'full', action: 'end', round_number: 3 });
    expect(call).toHaveBeenCalledWith(
      '/analytics/game-session',
      expect.objectContaining({ method: 'POST', body: { game_type: 'full', action: 'end', round_number: 3 }, ownToast: true }),
    );
  });

  it('spec §5 Validation: nothing is sent with analytics_disabled, nor with Do Not Track [5.12]', () => {
    expect(mayCount(kept(null), { doNotTrack: null })).toBe(true);
    expect(mayCount(kept('false'), { doNotTrack: '0' })).toBe(true);
    expect(mayCount(kept('true'), { doNotTrack: null })).toBe(false);
    expect(mayCount(kept(null), { doNotTrack: '1' })).toBe(false);
    const { analytics, send, call } = counting({ allowed: false });
    analytics.page('landing');
    analytics.game({ game_type: 'round1', action: 'start' });
    expect([send.mock.calls, call.mock.calls]).toEqual([[], []]);
  });

  it('loses what cannot be sent, without a word', async () => {
    const away = async (): Promise<never> => {
      throw new Error('away');
    };
    const analytics = createAnalytics({ send: away, http: { call: away }, allowed: () => true });
    analytics.page('landing');
    analytics.game({ game_type: 'round1', action: 'start' });
    await new Promise((resolve) => setTimeout(resolve));
  });
});

it.each([
  ['/', '', 'landing'],
  ['/play', '', 'play'],
  ['/play', '?demo=true', 'demo'],
  ['/lobby/7KQ2MX', '', 'lobby'],
  ['/game/7KQ2MX/round1', '', 'game'],
  ['/match/7KQ2MX-1-1', '', 'match'],
  ['/reset-password', '#token', 'reset-password'],
  ['/decks', '', 'decks'],
  ['/decks/d1', '', 'decks'],
  ['/toString', '', 'other'],
  ['/no/such/page', '', 'other'],
])('%s%s is the page %s', (pathname, search, name) => expect(pageName({ pathname, search })).toBe(name));
