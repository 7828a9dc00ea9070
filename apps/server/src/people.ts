import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Database } from './adapters/database/database.ts';
import { outboxMail } from './adapters/mail/outbox.ts';
import { smtpMail } from './adapters/mail/smtp.ts';
import { BadSetting, type Config } from './config.ts';
import type { ApiModule } from './http/api.ts';
import { createAccounts, type Accounts } from './modules/accounts/accounts.ts';
import { googleRoutes } from './modules/accounts/google-routes.ts';
import { googleTokens } from './modules/accounts/google-token.ts';
import { createGoogle } from './modules/accounts/google.ts';
import { createPasswords, type Passwords } from './modules/accounts/passwords.ts';
import { resetRoutes } from './modules/accounts/reset-routes.ts';
import { createReset } from './modules/accounts/reset.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { keptSecret } from './modules/accounts/secret.ts';
import { createSessions, type Door, type Sessions } from './modules/accounts/sessions.ts';
import { createTokens } from './modules/accounts/tokens.ts';
import type { Clock } from './ports/clock.ts';
import type { Counters } from './ports/counters.ts';
import type { Log } from './ports/log.ts';
import type { Mail } from './ports/mail.ts';

export interface PeopleDeps {
  config: Config;
  database: Database;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
  door: Door;
  log: Log;
  /** The address players open; links in letters lead there. */
  address: () => string;
}

/** Who players are and every way in: accounts and their HTTP routes, wired together. */
export interface People {
  accounts: Accounts;
  sessions: Sessions;
  passwords: Passwords;
  routes: ApiModule;
  /** Waits a moment for letters that are being sent. */
  close(): Promise<void>;
}

/** The signing secret: configured, or kept in the data folder. */
function secretOf({ jwtSecret, dataDir }: Config): Uint8Array {
  if (jwtSecret !== null) return new TextEncoder().encode(jwtSecret);
  try {
    return keptSecret(dataDir);
  } catch (error) {
    throw new BadSetting(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Letters go out by the mail server, or wait in the data folder. */
function mailOf({ smtp, mailFrom: from, dataDir }: Config, clock: Clock, log: Log): Mail {
  return smtp ? smtpMail({ ...smtp, from }) : outboxMail({ folder: join(dataDir, 'outbox'), from, clock, log });
}

export async function createPeople({ config, database, clock, counters, door, log, address }: PeopleDeps): Promise<People> {
  const store = database.accounts;
  const sessions = createSessions({ store, tokens: createTokens(secretOf(config), clock), clock, door, counters });
  const passwords = await createPasswords(Math.min(2, availableParallelism()));
  const accounts = createAccounts({ store, sessions, passwords, clock, counters });
  const google = config.google
    ? createGoogle({
        verify: googleTokens({ ...config.google, clock }),
        links: database.google,
        accounts: store,
        sessions,
        clock,
        counters,
      })
    : null;
  const reset = createReset({
    resets: database.resets,
    store,
    accounts,
    sessions,
    passwords,
    mail: mailOf(config, clock, log),
    publicUrl: address,
    clock,
    log,
    counters,
  });
  return {
    accounts,
    sessions,
    passwords,
    routes: (app) => {
      accountRoutes(app, { accounts });
      resetRoutes(app, { reset });
      if (google) googleRoutes(app, { google });
    },
    close: () => reset.close(),
  };
}
