import type { GameSessionBody, PageName, PageViewBody } from '@deadpan/protocol';
import { http } from '../http/api.ts';
import type { Http } from '../http/http.ts';
import { mayCount } from './allowed.ts';

interface AnalyticsSetup {
  http?: Pick<Http, 'call'>;
  send?: typeof fetch;
  allowed?: () => boolean;
  /** names this load of the app, in memory only */
  session?: string;
}

/** What is counted of a visit (design "Analytics"): first-party, without names. */
export interface Analytics {
  /** A page was opened. */
  page(page: PageName): void;
  /** Something of a match happened to the player. */
  game(event: Pick<GameSessionBody, 'game_type' | 'action' | 'round_number' | 'elimination_reason'>): void;
}

/** `getRandomValues` works on plain http too, `randomUUID` does not. */
const newSession = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Makes the counter of one page load. It asks before every message, so that a no holds at once; a message that is lost is lost. */
export function createAnalytics({
  http: client = http,
  send = (...args) => fetch(...args),
  allowed = mayCount,
  session = newSession(),
}: AnalyticsSetup = {}): Analytics {
  return {
    page(page) {
      if (!allowed()) return;
      const body: PageViewBody = { page, session };
      // Without the token and without cookies: who opened it is no part of it.
      const request = { method: 'POST', credentials: 'omit', keepalive: true, headers: { 'content-type': 'application/json' } } as const;
      send('/api/analytics/page-view', { ...request, body: JSON.stringify(body) }).catch(() => undefined);
    },
    game(event) {
      if (!allowed()) return;
      client.call('/analytics/game-session', { method: 'POST', body: event, ownToast: true, keepalive: true }).catch(() => undefined);
    },
  };
}

/** The page's own. */
export const analytics = createAnalytics();
