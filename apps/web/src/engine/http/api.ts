import type { CreateLobbyBody, JoinLobbyBody, Lobby, LobbyItem, SeatAnswer, UserStats } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { createHttp } from './http.ts';
import { createSession } from './session.ts';
import { browserTokens } from './token.ts';

/** The page's token, client and session: one of each. */
export const tokens = browserTokens();
export const http = createHttp({ tokens });
export const session = createSession({ http, tokens });

const at = (id: string): string => `/game/lobbies/${encodeURIComponent(id)}`;
const attempts = limits.http.retries;

/** Arenas over HTTP (spec §7). Pages bring their own toasts. */
export const lobbies = {
  list: (signal?: AbortSignal) => http.call<LobbyItem[]>('/game/lobbies', { ownToast: true, ...(signal && { signal }) }),
  create: (body: CreateLobbyBody) => http.call<Lobby>('/game/lobbies', { method: 'POST', body, attempts, ownToast: true }),
  get: (id: string, signal?: AbortSignal) => http.call<Lobby>(at(id), { ownToast: true, ...(signal && { signal }) }),
  join: (id: string, body: JoinLobbyBody = {}) => http.call<Lobby>(`${at(id)}/join`, { method: 'POST', body, attempts, ownToast: true }),
  /** where the player sits now, for *Return to your match* */
  seat: (signal?: AbortSignal) => http.call<SeatAnswer>('/game/seat', { ownToast: true, ...(signal && { signal }) }),
};

/** The player's own figures (spec §7). */
export const stats = {
  own: (signal?: AbortSignal) => http.call<UserStats>('/analytics/user-stats', { ownToast: true, ...(signal && { signal }) }),
};
