import { AuthAnswer, limits, LoginBody, User } from '@deadpan/protocol';
import * as z from 'zod/mini';
import type { Api } from '../../http/api.ts';
import type { Accounts } from './accounts.ts';
import { NewRegisterBody } from './common-passwords.ts';

/** register, login, logout, me (spec §7). */
export function accountRoutes(app: Api, { accounts }: { accounts: Accounts }): void {
  const bodyLimit = limits.http.loginBodyBytes;

  app.post('/auth/register', { bodyLimit, schema: { body: NewRegisterBody, response: { 200: AuthAnswer } } }, (request) =>
    accounts.register(request.body, request.ip),
  );

  app.post('/auth/login', { bodyLimit, schema: { body: LoginBody, response: { 200: AuthAnswer } } }, (request) =>
    accounts.login(request.body, request.ip),
  );

  app.post('/auth/logout', { onRequest: app.authenticate, schema: { response: { 204: z.undefined() } } }, async ({ user }, reply) => {
    await accounts.logout({ sessionId: user.sessionId, userId: user.id });
    return reply.code(204).send();
  });

  app.get('/auth/me', { onRequest: app.authenticate, schema: { response: { 200: User } } }, (request) => accounts.me(request.user.id));
}
