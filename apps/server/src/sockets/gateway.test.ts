import { expect, it } from 'vitest';
import { DatabaseAway } from '../ports/database-away.ts';
import { openGateway, type GatewayOptions } from './gateway.ts';

type Middleware = (socket: unknown, next: (refused?: Error) => void) => void;

/** A page comes with a token while looking it up fails; resolves to how it is refused, and to what is logged as an error. */
async function comesWhile(failure: Error) {
  let come: Middleware = () => undefined;
  const logged: unknown[] = [];
  openGateway({
    io: { use: (middleware: Middleware) => (come = middleware), on: () => undefined },
    verify: () => Promise.reject(failure),
    onRevoked: () => undefined,
    onChanged: () => undefined,
    clock: { now: () => 0 },
    log: { error: ({ err }: { err: unknown }) => void logged.push(err) },
    rateLimits: true,
  } as unknown as GatewayOptions);
  const refused = await new Promise((resolve) => come({ data: {}, handshake: { auth: { token: 'a token' } } }, resolve));
  return { refused, logged };
}

it('a page that comes while its token cannot be looked up is told so; the log says why, unless the database is away', async () => {
  const [fault, away] = [new TypeError('a fault of ours'), new DatabaseAway('gone')];
  const refused = expect.objectContaining({ data: { code: 'UNAVAILABLE' } });
  expect(await comesWhile(fault)).toEqual({ refused, logged: [fault] });
  expect(await comesWhile(away)).toEqual({ refused, logged: [] });
});
