import { httpTexts } from '../../texts/http.ts';
import type { HttpError } from './http-error.ts';

/** What a failed call is called and says in a toast. */
export interface Notice {
  title: string;
  text: string;
}

const signIn = /^\/auth\/(?:login|register|google)$/;

/** Whether a call is a sign-in: there a 401 means wrong words, not an expired session. */
export function isSignIn(path: string): boolean {
  return signIn.test(path.split('?')[0] ?? path);
}

/** The catalogue of spec §8 "HTTP": what the toast of a failed call says, unless the page brings its own. */
export function noticeFor(error: HttpError, path: string): Notice {
  const { failure } = error;
  if (failure.kind === 'network') return httpTexts.network;
  if (failure.kind === 'request') return httpTexts.request;
  const said = failure.detail ?? httpTexts.unexpected;
  if (failure.status === 401) return isSignIn(path) ? { title: httpTexts.authenticationFailed, text: said } : httpTexts.sessionExpired;
  if (failure.status === 403) return httpTexts.accessDenied;
  if (failure.status === 404) return httpTexts.notFound;
  return { title: httpTexts.errorTitle(failure.status), text: said };
}
