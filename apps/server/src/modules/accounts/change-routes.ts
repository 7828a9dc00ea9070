import { AccountAnswer, AccountExport, AuthAnswer, DeleteAccountBody, limits, User, UsernameBody } from '@deadpan/protocol';
import * as z from 'zod/mini';
import type { ApiModule } from '../../http/api.ts';
import { tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { Counters } from '../../ports/counters.ts';
import { HOUR_MS } from '../../ports/durations.ts';
import type { AccountChanges } from './changes.ts';
import { NewPasswordBody } from './common-passwords.ts';
import type { DeleteAccount } from './deletion.ts';

const Nothing = z.undefined();

export interface AccountChangeRoutes {
  changes: AccountChanges;
  deleteAccount: DeleteAccount;
  exportOf: (userId: string) => Promise<AccountExport>;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

/** The player's own account: what it has, its name and password, its sign-ins, its export and its end. */
export function accountChangeRoutes({ changes, deleteAccount, exportOf, counters }: AccountChangeRoutes): ApiModule {
  const bodyLimit = limits.http.loginBodyBytes;
  // Outside: the routes are registered twice, and a limit is one.
  const exports = createLimiter('exports', limits.accountChanges.exportsPerHour, HOUR_MS, counters);

  return (app) => {
    const signedIn = { onRequest: app.authenticate, bodyLimit };

    app.get('/account', { ...signedIn, schema: { response: { 200: AccountAnswer } } }, ({ user }) => changes.answer(user.id));

    app.put('/account/username', { ...signedIn, schema: { body: UsernameBody, response: { 200: User } } }, ({ user, body }) =>
      changes.rename(user.id, body),
    );

    app.put('/account/password', { ...signedIn, schema: { body: NewPasswordBody, response: { 200: AuthAnswer } } }, ({ user, body, ip }) =>
      changes.setPassword(user.id, body, ip),
    );

    app.post('/auth/logout-everywhere', { ...signedIn, schema: { response: { 204: Nothing } } }, async ({ user }, reply) => {
      await changes.signOutEverywhere(user.id);
      return reply.code(204).send();
    });

    app.delete(
      '/account',
      { ...signedIn, schema: { body: z.nullish(DeleteAccountBody), response: { 204: Nothing } } },
      async ({ user, body, ip }, reply) => {
        await deleteAccount(user.id, body ?? {}, ip);
        return reply.code(204).send();
      },
    );

    app.get('/account/export', { ...signedIn, schema: { response: { 200: AccountExport } } }, async ({ user }, reply) => {
      const wait = await exports.take(user.id);
      if (wait > 0) throw tooMany('Too many exports. Please wait a while and try again.', wait);
      const answer = await exportOf(user.id);
      void reply.header('content-disposition', `attachment; filename="deadpan-${answer.exported_at.slice(0, 10)}.json"`);
      return answer;
    });
  };
}
