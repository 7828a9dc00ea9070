import { HttpError as HttpErrorBody } from '@deadpan/protocol';
import { HttpError } from './http-error.ts';

/** What the server says about single fields of a body (422), by the first part of their path: words for beside the field. */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError) || error.failure.kind !== 'answer') return {};
  const parsed = HttpErrorBody.safeParse(error.failure.body);
  if (!parsed.success || typeof parsed.data.detail === 'string') return {};
  const sentence = (msg: string): string => `${msg.charAt(0).toUpperCase()}${msg.slice(1)}${/[.!?]$/.test(msg) ? '' : '.'}`;
  const entries = parsed.data.detail.map(({ loc, msg }) => [String(loc.find((part) => part !== 'body') ?? ''), sentence(msg)] as const);
  return Object.fromEntries(entries.filter(([field]) => field !== ''));
}
