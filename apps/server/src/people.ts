import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Database } from './adapters/database/database.ts';
import { outboxMail } from './adapters/mail/outbox.ts';
import { smtpMail } from './adapters/mail/smtp.ts';
import { BadSetting, type Config } from './config.ts';
import type { ApiModule } from './http/api.ts';
import { createAccounts, type Accounts } from './modules/accounts/accounts.ts';
import { createConfirmIdentity, type ConfirmIdentity } from './modules/accounts/confirm-identity.ts';
import { googleRoutes } from './modules/accounts/google-routes.ts';
import { googleTokens } from './modules/accounts/google-token.ts';
import { createGoogle } from './modules/accounts/google.ts';
import { createLoginAttempts } from './modules/accounts/login-attempts.ts';
import { createPasswords, type Passwords } from './modules/accounts/passwords.ts';
import { resetRoutes } from './modules/accounts/reset-routes.ts';
import { watchEndings } from './modules/accounts/endings.ts';
import { createRegistrations } from './modules/accounts/registrations.ts';
import { createReset } from './modules/accounts/reset.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { keptSecrets } from './modules/accounts/secret.ts';
import { createSessions, type Door, type Sessions } from './modules/accounts/sessions.ts';
import { createTokens } from './modules/accounts/tokens.ts';
import type { Metrics } from './modules/metrics/metrics.ts';
import type { Clock } from './ports/clock.ts';
import type { Counters } from './ports/counters.ts';
import type { Log } from './ports/log.ts';
import type { Mail } from './ports/mail.ts';
import type { Shared } from './shared.ts';

export interface PeopleDeps {
  config: Config;
  database: Database;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
  shared: Pick<Shared, 'nodes' | 'onBack'>;
  door: Door;
  metrics: Metrics;
  log: Log;
  /** The address players open; links in letters lead there. */
  address: () => string;
}

/** Who players are and every way in: accounts and their HTTP routes, wired together. */
export interface People {
  accounts: Accounts;
  confirm: ConfirmIdentity;
  sessions: Sessions;
  passwords: Passwords;
  /** Letters that wait for a player whose account goes, go with it. */
  letters: Pick<Mail, 'forget'>;
  routes: ApiModule;
  /** Waits a moment for letters that are being sent. */
  close(): Promise<void>;
}

/** The signing secrets, configured or kept in the data folder: the one that signs, and the one before it, whose tokens still hold. */
function secretsOf({ jwtSecret, jwtSecretPrevious, dataDir }: Config): Uint8Array[] {
  const configured = [jwtSecret, jwtSecretPrevious].filter((secret) => secret !== null).map((secret) => new TextEncoder().encode(secret));
  try {
    return jwtSecret === null ? [...keptSecrets(dataDir), ...configured] : configured;
  } catch (error) {
    throw new BadSetting(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Letters go out by the mail server, or wait in the data folder. */
function mailOf({ smtp, mailFrom: from, dataDir }: Config, clock: Clock, log: Log): Mail {
  return smtp ? smtpMail({ ...smtp, from }) : outboxMail({ folder: join(dataDir, 'outbox'), from, clock, log });
}

/** Takes what accounts stand on; returns them wired together. Throws `BadSetting` when the signing secret cannot be had. */
export async function createPeople({
  config,
  database,
  clock,
  counters,
  shared,
  door,
  metrics,
  log,
  address,
}: PeopleDeps): Promise<People> {
  const store = database.accounts;
  const sessions = createSessions({ store, tokens: createTokens(secretsOf(config), clock), clock, door, counters, nodes: shared.nodes });
  // What was told while nobody was reached is not known here.
  shared.onBack(sessions.refresh);
  const passwords = await createPasswords(Math.min(2, availableParallelism()));
  const mail = mailOf(config, clock, log);
  const registrations = createRegistrations(counters);
  const attempts = createLoginAttempts(counters);
  const accounts = createAccounts({ store, sessions, passwords, registrations, attempts, clock });
  const verify = config.google && googleTokens({ ...config.google, clock });
  const confirm = createConfirmIdentity({
    store,
    passwords,
    attempts,
    google: verify && { verify, playerOf: database.google.playerOf },
    clock,
  });
  const google = verify
    ? createGoogle({
        verify,
        links: database.google,
        accounts: store,
        confirm,
        registrations,
        sessions,
        clock,
        counters,
      })
    : null;
  const reset = createReset({
    resets: database.resets,
    store,
    attempts,
    sessions,
    passwords,
    mail,
    publicUrl: address,
    clock,
    metrics,
    log,
    counters,
  });
  const endings = watchEndings({ store, sessions, areSeveral: shared.nodes.areSeveral, clock, log });
  return {
    accounts,
    confirm,
    sessions,
    passwords,
    letters: mail,
    routes: (app) => {
      accountRoutes(app, { accounts });
      resetRoutes(app, { reset });
      if (google) googleRoutes(app, { google });
    },
    close: async () => {
      await endings.close();
      await reset.close();
    },
  };
}
