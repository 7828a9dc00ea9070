import { HttpError } from '../../engine/http/http-error.ts';
import { appTexts } from '../../texts/app.ts';
import { forgeTexts } from '../../texts/forge.ts';
import { httpTexts } from '../../texts/http.ts';

const texts = forgeTexts.problems;

/** What a toast says. */
export interface Notice {
  title: string;
  text: string;
}

const API_KEYS = /\bapi[\s_-]*keys?\b/i;
const NO_SERVICE = /\bno (?:\w+ )?ai service/i;

function serverError(detail: string | undefined): Notice {
  if (detail === undefined) return { title: texts.title, text: texts.server };
  if (API_KEYS.test(detail)) return texts.configuration;
  if (NO_SERVICE.test(detail)) return texts.unavailable;
  return { title: texts.title, text: detail };
}

function messageOf(body: unknown): string | undefined {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** What a failed generation says (spec §8 Meme generation). */
export function problemOf(error: unknown): Notice {
  if (!(error instanceof HttpError)) return { title: texts.title, text: texts.other };
  const { failure } = error;
  if (failure.kind === 'network') return httpTexts.network;
  if (failure.kind === 'request') return httpTexts.request;
  if (failure.status === 401) return appTexts.authenticationRequired;
  if (failure.status === 429) return texts.tooMany;
  if (failure.status === 500) return serverError(failure.detail);
  return { title: texts.title, text: failure.detail ?? messageOf(failure.body) ?? texts.other };
}
