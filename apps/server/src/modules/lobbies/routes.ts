import type { Person, Refusal } from '@deadpan/game';
import {
  CreateLobbyBody,
  Done,
  JoinLobbyBody,
  KickBody,
  LeaveBody,
  Lobby,
  LobbyItem,
  ReadyBody,
  RoomCode,
  SeatAnswer,
  SettingsBody,
  StartBody,
} from '@deadpan/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Api } from '../../http/api.ts';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { keptBytes } from '../../http/kept-bytes.ts';
import type { Limiter } from '../../http/limiter.ts';
import type { Performed } from '../rooms/rooms.ts';
import type { Seating } from '../rooms/seating.ts';
import { lobbyOf, statusOf } from './answers.ts';
import type { Answer, Lobbies } from './lobbies.ts';

const Params = z.object({ id: RoomCode });
/** `reason=unload`: the page went away, which is a drop of the seat's session and not a leave (design "Seats"). */
const LeaveQuery = z.object({ reason: z.optional(z.literal('unload')) });
const RETRY_AFTER_S = 60;

function failure({ code, message }: Refusal): HttpFailure {
  return new HttpFailure(statusOf(code), message, { code, ...(code === 'RATE_LIMITED' && { retryAfterSeconds: RETRY_AFTER_S }) });
}

function valueOf<T>(answer: Answer<T>): T {
  if (!answer.ok) throw failure(answer.refusal);
  return answer.value;
}

function done({ refusal }: Performed): Done {
  if (refusal) throw failure(refusal);
  return { success: true };
}

function personOf({ identity, user }: FastifyRequest): Person {
  return { id: user.id, username: user.username, picture: identity?.picture ?? null };
}

/** Changes to arenas a player may ask for over HTTP in a minute; to leave one is always free. */
export const CHANGES_PER_MINUTE = 120;

export interface LobbyRoutes {
  lobbies: Lobbies;
  seating: Pick<Seating, 'seat'>;
  /** of `CHANGES_PER_MINUTE`, by player */
  changes: Limiter;
}

/** Arenas over HTTP (spec §7 /game/lobbies). */
export function lobbyRoutes(app: Api, { lobbies, seating, changes }: LobbyRoutes): void {
  const signedIn = { onRequest: app.authenticate };
  async function notTooOften({ user }: FastifyRequest): Promise<void> {
    const wait = await changes.take(user.id);
    if (wait > 0) throw tooMany('Too many changes. Please wait a moment.', wait);
  }
  /** Each is saved and told to everybody there, as what sockets say is, which has limits of its own. */
  const changing = { onRequest: [app.authenticate, notTooOften] };

  app.get(
    '/game/lobbies',
    {
      ...signedIn,
      config: { atHand: lobbies.listAtHand },
      schema: { response: { 200: z.readonly(z.array(LobbyItem)) } },
      serializerCompiler: keptBytes,
    },
    ({ user }) => lobbies.list(user.id),
  );

  app.get('/game/seat', { ...signedIn, schema: { response: { 200: SeatAnswer } } }, async ({ user }) => ({
    lobby: await seating.seat(user.id),
  }));

  app.post('/game/lobbies', { ...changing, schema: { body: CreateLobbyBody, response: { 201: Lobby } } }, async (request, reply) =>
    reply.code(201).send(valueOf(await lobbies.create(personOf(request), request.body))),
  );

  app.get('/game/lobbies/:id', { ...signedIn, schema: { params: Params, response: { 200: Lobby } } }, async ({ params, user }) =>
    valueOf(await lobbies.get(params.id, user.id)),
  );

  app.post(
    '/game/lobbies/:id/join',
    { ...changing, schema: { params: Params, body: JoinLobbyBody, response: { 200: Lobby } } },
    async (request) => {
      const { room } = valueOf(await lobbies.join(request.params.id, personOf(request), request.body));
      return lobbyOf(room, request.user.id);
    },
  );

  app.post(
    '/game/lobbies/:id/ready',
    { ...changing, schema: { params: Params, body: ReadyBody, response: { 200: Done } } },
    async ({ params, body, user }) => done(await lobbies.perform(params.id, { type: 'set_ready', by: user.id, ready: body.ready })),
  );

  app.post(
    '/game/lobbies/:id/start',
    { ...changing, schema: { params: Params, body: z.optional(StartBody), response: { 200: Done } } },
    async ({ params, user }) => done(await lobbies.start(params.id, user.id)),
  );

  app.put(
    '/game/lobbies/:id/settings',
    { ...changing, schema: { params: Params, body: SettingsBody, response: { 200: Done } } },
    async ({ params, body, user }) => done(await lobbies.settings(params.id, user.id, body.settings)),
  );

  app.post(
    '/game/lobbies/:id/leave',
    { ...signedIn, schema: { params: Params, querystring: LeaveQuery, body: z.optional(LeaveBody), response: { 200: Done } } },
    async ({ params, query, body, user }): Promise<Done> => {
      if (query.reason !== 'unload')
        return done(await lobbies.perform(params.id, { type: 'leave', by: user.id, close: body?.close ?? false }));
      // Without the session it cannot be told from a page that has come back meanwhile; the socket's own end will say it.
      const session = body?.session;
      return session === undefined ? { success: true } : done(await lobbies.perform(params.id, { type: 'drop', by: user.id, session }));
    },
  );

  app.post(
    '/game/lobbies/:id/kick',
    { ...changing, schema: { params: Params, body: KickBody, response: { 200: Done } } },
    async ({ params, body, user }) => done(await lobbies.perform(params.id, { type: 'kick', by: user.id, who: body.user_id })),
  );
}
