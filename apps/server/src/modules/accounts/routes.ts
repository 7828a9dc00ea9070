import { AuthAnswer, Done, limits, LoginBody, RegisterBody, User } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';
import type { Accounts } from './accounts.ts';

/** register, login, logout, me (spec §7). */
export function accountRoutes(app: Api, { accounts }: { accounts: Accounts }): void {
  const bodyLimit = limits.http.loginBodyBytes;

  app.post('/auth/register', { bodyLimit, schema: { body: RegisterBody, response: { 200: AuthAnswer } } }, (request) =>
    accounts.register(request.body, request.ip),
  );

  app.post('/auth/login', { bodyLimit, schema: { body: LoginBody, response: { 200: AuthAnswer } } }, (request) =>
    accounts.login(request.body, request.ip),
  );

  app.post('/auth/logout', { onRequest: app.authenticate, schema: { response: { 200: Done } } }, async (request) => {
    await accounts.logout(request.user.sessionId);
    return { success: true as const };
  });

  app.get('/auth/me', { onRequest: app.authenticate, schema: { response: { 200: User } } }, (request) => accounts.me(request.user.id));
}
