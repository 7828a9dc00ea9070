import type { Page, Request } from '@playwright/test';
import { PageViewBody } from '@deadpan/protocol';

/** A page that was opened is counted by its name and a random id; nothing else fits that body. */
function isPageView(request: Request): boolean {
  if (!new URL(request.url()).pathname.endsWith('/analytics/page-view')) return false;
  const body = request.postDataJSON() as unknown;
  return PageViewBody.safeParse(body).success && Object.keys(body as object).length === 2;
}

/** Takes a page; returns the list of what leaves it from now on: every request that is no mere reading, but page views, and every socket. */
export function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !isPageView(request)) sent.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => sent.push(socket.url()));
  return sent;
}
