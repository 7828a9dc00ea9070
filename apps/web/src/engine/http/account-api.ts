import type {
  AccountAnswer,
  AccountExport,
  AuthAnswer,
  ConnectGoogleBody,
  DeleteAccountBody,
  DisconnectGoogleBody,
  ForgotPasswordAnswer,
  PasswordBody,
  User,
} from '@deadpan/protocol';
import { http } from './api.ts';
import { fetchWithProgress } from './upload.ts';

const own = { ownToast: true } as const;

/** A forgotten password: the letter, and the new password under the letter's token. Pages tell what failed. */
export const resets = {
  ask: (email: string) => http.call<ForgotPasswordAnswer>('/auth/forgot-password', { ...own, method: 'POST', body: { email } }),
  use: (token: string, password: string) => http.call<void>('/auth/reset-password', { ...own, method: 'POST', body: { token, password } }),
};

/** The player's own account. Pages tell what failed, beside what failed. */
export const account = {
  get: (signal?: AbortSignal) => http.call<AccountAnswer>('/account', { ...own, ...(signal && { signal }) }),
  rename: (username: string) => http.call<User>('/account/username', { ...own, method: 'PUT', body: { username } }),
  setPassword: (body: PasswordBody) => http.call<AuthAnswer>('/account/password', { ...own, method: 'PUT', body }),
  connectGoogle: (body: ConnectGoogleBody) => http.call<void>('/account/google', { ...own, method: 'PUT', body }),
  disconnectGoogle: (body: DisconnectGoogleBody) => http.call<void>('/account/google', { ...own, method: 'DELETE', body }),
  /** `onProgress` gets 0 to 1 while the picture travels; `signal` stops it on its way */
  uploadAvatar: (picture: Blob, onProgress: (share: number) => void, signal: AbortSignal) =>
    http.call<User>('/account/avatar', { ...own, method: 'PUT', body: picture, signal, send: fetchWithProgress(onProgress) }),
  drawnAvatar: (seed: string) => http.call<User>('/account/avatar/generated', { ...own, method: 'PUT', body: { seed } }),
  removeAvatar: () => http.call<User>('/account/avatar', { ...own, method: 'DELETE' }),
  signOutEverywhere: () => http.call<void>('/auth/logout-everywhere', { ...own, method: 'POST' }),
  export: () => http.call<AccountExport>('/account/export', own),
  remove: (body: DeleteAccountBody) => http.call<void>('/account', { ...own, method: 'DELETE', body }),
};
