import type { BlockedPlayer, ReportBody, UserId } from '@deadpan/protocol';
import { http } from '../../engine/http/api.ts';

const at = (id: UserId): string => `/account/blocks/${encodeURIComponent(id)}`;

/** Blocks and reports over HTTP. The dialogs bring their own toasts. */
export const strangers = {
  blocked: (signal?: AbortSignal) => http.call<BlockedPlayer[]>('/account/blocks', { ownToast: true, ...(signal && { signal }) }),
  block: (id: UserId) => http.call<void>(at(id), { method: 'PUT', ownToast: true }),
  unblock: (id: UserId) => http.call<void>(at(id), { method: 'DELETE', ownToast: true }),
  report: (body: ReportBody) => http.call<{ success: true }>('/reports', { method: 'POST', body, ownToast: true }),
};
