import fc from 'fast-check';
import { expect } from 'vitest';
import type { Offered } from '../../src/http/offered.ts';
import { changesForGood, createAddresses, names, type Named } from './fuzz-addresses.ts';
import { bodies, type Sent } from './fuzz-bodies.ts';
import type { Stage } from './fuzz-stage.ts';
import { around, asOften } from './fuzz-values.ts';

const HANG_MS = 300_000;
/** Whoever is asked to end a sign-in asks with one of their own, which is then gone. */
const ENDS_SIGN_IN = ['POST /auth/logout', 'POST /auth/logout-everywhere', 'PUT /account/password', 'DELETE /account'];

interface Request {
  sent: Sent;
  query: unknown;
  named: Named[];
  signed: boolean;
}

export interface Asked {
  /** How many requests were sent. */
  asked: number;
  /** The routes that did at least once what they were asked, by method and address. */
  taken: Set<string>;
}

/** What is taken from a page that works, of a player and about the player's own things: a run that does not get so far tests refusals. */
export const REACHED = [
  'POST /auth/register',
  'POST /auth/login',
  'POST /auth/google',
  'PUT /account/google',
  'DELETE /account/google',
  'PUT /account/username',
  'PUT /account/password',
  'PUT /account/avatar',
  'PUT /account/avatar/generated',
  'POST /game/lobbies',
  'PUT /game/lobbies/:id/settings',
  'POST /game/lobbies/:id/kick',
  'PUT /decks/:deck',
  'PUT /decks/:deck/keep',
  'POST /decks/:deck/report',
  'POST /decks/:deck/items',
  'PUT /decks/:deck/items/:item',
  'PUT /decks/:deck/items/:item/poster',
  'DELETE /decks/:deck',
  'DELETE /decks/:deck/items/:item',
  'POST /meme/generate',
  'PUT /memes/:id',
  'DELETE /memes/:id',
  'PUT /matches/:id/curves',
  'DELETE /matches/:id/curves',
  'POST /reports',
  'POST /uploads',
  'HEAD /uploads/:id',
  'PATCH /uploads/:id',
  'DELETE /uploads/:id',
];

const titleOf = ({ method, url }: Offered): string => `${method} ${url.slice('/api'.length)}`;

/** Every route once, and those last that take something away. */
function everyRoute(routes: readonly Offered[]): Offered[] {
  const offered = routes.filter(({ url }) => url.startsWith('/api/'));
  const alsoGet = ({ method, url }: Offered): boolean =>
    method === 'HEAD' && offered.some((other) => other.method === 'GET' && other.url === url);
  const rank = ({ method, url }: Offered): number => Number(changesForGood(method, url));
  return offered.filter((route) => !alsoGet(route)).toSorted((one, other) => rank(one) - rank(other));
}

/** Sends to every route what its schemas describe and what they do not, about Mallory's things, Ann's and none. */
export async function fuzzRoutes(stage: Stage, runs: number, seed?: number): Promise<Asked> {
  const { server, mallory, secrets, known } = stage;
  const addresses = createAddresses(stage);
  const bodyFor = await bodies(known);
  const before = await stage.hersAsSeen();
  const taken = new Set<string>();
  let asked = 0;
  // Strangers are sent away from most doors before anything is read.
  const signed = fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });

  for (const route of everyRoute(server.routes)) {
    const { method, url, schema } = route;
    const query = schema?.querystring === undefined ? fc.constant({}) : around(schema.querystring, known);
    const request = fc.record<Request>({ sent: bodyFor(route), query, named: names(stage), signed });
    const once = async ({ sent, query: asks, named, signed: isSigned }: Request): Promise<void> => {
      const { token } = isSigned && ENDS_SIGN_IN.includes(titleOf(route)) ? await server.register() : mallory;
      const path = await addresses.fill(url, named);
      const search = new URLSearchParams(
        Object.entries(Object(asks) as object).map(([key, value]): [string, string] => [
          key,
          typeof value === 'string' ? value : String(JSON.stringify(value)),
        ]),
      );
      const answer = await fetch(`${server.url}${path}?${search.toString()}`, {
        method,
        headers: { ...sent.headers, ...(isSigned && { authorization: `Bearer ${token}` }) },
        ...(sent.body !== null && { body: typeof sent.body === 'string' ? sent.body : Buffer.from(sent.body) }),
        signal: AbortSignal.timeout(HANG_MS),
      });
      const said = await answer.text();
      asked += 1;
      expect(answer.status, `${method} ${path} ${said}`).toBeLessThan(500);
      for (const secret of secrets) expect(said.includes(secret), `${method} ${path} tells what is Ann's`).toBe(false);
      if (!answer.ok) return addresses.refused(method);
      taken.add(titleOf(route));
      await addresses.used(method, url, answer);
    };
    const title = titleOf(route);
    // What must be reached is tried for longer when all was refused: the values were bad luck.
    for (let more = 0; more === 0 || (more < 6 && REACHED.includes(title) && !taken.has(title)); more++)
      await fc.assert(fc.asyncProperty(request, once), asOften(runs, seed, `${title} ${more}`));
  }
  expect(await stage.hersAsSeen(), 'what is Ann’s is as it was').toEqual(before);
  return { asked, taken };
}
