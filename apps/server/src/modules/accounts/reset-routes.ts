import { ForgotPasswordAnswer, ForgotPasswordBody, limits } from '@deadpan/protocol';
import type { Api } from '../../http/api.ts';
import { NewResetPasswordBody } from './common-passwords.ts';
import type { Reset } from './reset.ts';

/** forgot-password, reset-password. */
export function resetRoutes(app: Api, { reset }: { reset: Reset }): void {
  const bodyLimit = limits.http.loginBodyBytes;

  app.post(
    '/auth/forgot-password',
    { bodyLimit, schema: { body: ForgotPasswordBody, response: { 202: ForgotPasswordAnswer } } },
    async (request, reply) => reply.code(202).send(await reset.forgot(request.body, request.ip)),
  );

  app.post('/auth/reset-password', { bodyLimit, schema: { body: NewResetPasswordBody } }, async (request, reply) => {
    await reset.reset(request.body, request.ip);
    return reply.code(204).send();
  });
}
