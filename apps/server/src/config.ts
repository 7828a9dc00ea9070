import type { FamilyLevel } from '@deadpan/protocol';
import { badgeVariables, readBadge } from './config/badge.ts';
import { readGoogle, readMail, signInVariables, type GoogleSettings, type Sender, type SmtpSettings } from './config/sign-in.ts';
import { fileVariables, readFiles, type S3 } from './config/files.ts';
import { forgeVariables, readForgeAi, type ForgeAiSettings } from './config/forge.ts';
import { lanVariables, readLan } from './config/lan.ts';
import { judgeVariables, readJudge, type JudgeSettings } from './config/judge.ts';
import type { TrustProxy } from './http/address.ts';
import { given, read, readOr, refuse, type Environment } from './config/variable.ts';
import { variables, type LogLevel } from './config/variables.ts';

export { BadSetting } from './config/variable.ts';

/** Everything the process is told from outside, parsed once at start. */
export interface Config {
  port: number;
  /** The game over HTTPS for the local network, with guests shown in at `port`; null: the game itself is at `port`. */
  lan: { httpsPort: number } | null;
  host: string;
  dataDir: string;
  publicUrl: string | null;
  logLevel: LogLevel;
  jwtSecret: string | null;
  /** The secret before it, whose tokens still hold. */
  jwtSecretPrevious: string | null;
  databaseUrl: string | null;
  /** The Redis of a cluster; null: this process is alone. */
  redisUrl: string | null;
  rateLimits: boolean;
  matchSpeed: number;
  /** How much new arenas and the forge spare everybody. */
  familyFilter: FamilyLevel;
  trustProxy: TrustProxy;
  stunUrls: string[];
  turnUrls: string[];
  turnSecret: string | null;
  /** Whether links may be direct, or go over the relay only. */
  icePolicy: 'all' | 'relay';
  production: boolean;
  /** Who may read the metrics; null: nobody. */
  metricsToken: string | null;
  /** Whether players may upload into decks. */
  uploads: boolean;
  /** Bytes of the data folder's disk that files of players leave free. */
  keepFree: number;
  /** The store of players' files; null keeps them in the data folder. */
  s3: S3 | null;
  /** Google sign-in; null switches it off. */
  google: GoogleSettings | null;
  /** The mail server; null puts letters into the outbox. */
  smtp: SmtpSettings | null;
  mailFrom: Sender;
  /** The promotional badge (spec §1); null hides it. */
  badge: { url: string; label: string } | null;
  /** The language model that judges captions; null leaves them to the embedded judge. */
  judge: JudgeSettings | null;
  /** The AI models that compose memes; null leaves them to the built-in engine. */
  forgeAi: ForgeAiSettings | null;
}

/** Every environment variable the server reads; `docs/operations.md` is checked against it. */
export const environment: { name: string; default: string; meaning: string }[] = Object.values({
  ...variables,
  ...signInVariables,
  ...badgeVariables,
  ...judgeVariables,
  ...forgeVariables,
  ...fileVariables,
  ...lanVariables,
}).map(({ name, default: fallback, meaning }) => ({ name, default: fallback, meaning }));

/** Several nodes must share all that lasts: a node with a database, a signing secret or a folder of files of its own is none of them. */
function readRedisUrl(env: Environment): string | null {
  const url = read(env, variables.redisUrl);
  if (url === null) return null;
  for (const of of [variables.databaseUrl, variables.jwtSecret, fileVariables.s3Url]) {
    if (given(env, of.name) === null) refuse(of, '', 'set when REDIS_URL is');
  }
  return url;
}

/** Takes the process's environment; returns the configuration or throws a `BadSetting`. */
export function readConfig(env: Environment): Config {
  const production = readOr(env, variables.nodeEnv) === 'production';
  for (const of of [variables.rateLimits, variables.matchSpeed]) {
    const text = given(env, of.name);
    if (production && text !== null) refuse(of, text, 'left unset with NODE_ENV=production');
  }
  const redisUrl = readRedisUrl(env);
  const turnUrls = read(env, variables.turnUrls) ?? [];
  const turnSecret = read(env, variables.turnSecret);
  if (turnUrls.length > 0 && turnSecret === null) refuse(variables.turnSecret, '', 'set when TURN_URLS is');
  const icePolicy = readOr(env, variables.icePolicy);
  if (icePolicy === 'relay' && turnUrls.length === 0) refuse(variables.icePolicy, icePolicy, 'all unless TURN_URLS is set');
  return {
    port: readOr(env, variables.port),
    lan: readLan(env),
    host: readOr(env, variables.host),
    dataDir: readOr(env, variables.dataDir),
    publicUrl: read(env, variables.publicUrl),
    logLevel: readOr(env, variables.logLevel),
    jwtSecret: read(env, variables.jwtSecret),
    jwtSecretPrevious: read(env, variables.jwtSecretPrevious),
    databaseUrl: read(env, variables.databaseUrl),
    redisUrl,
    rateLimits: readOr(env, variables.rateLimits),
    matchSpeed: readOr(env, variables.matchSpeed),
    familyFilter: readOr(env, variables.familyFilter),
    trustProxy: readOr(env, variables.trustProxy),
    stunUrls: read(env, variables.stunUrls) ?? [],
    turnUrls,
    turnSecret,
    icePolicy,
    production,
    metricsToken: read(env, variables.metricsToken),
    google: readGoogle(env),
    ...readMail(env),
    ...readFiles(env),
    badge: readBadge(env),
    judge: readJudge(env),
    forgeAi: readForgeAi(env),
  };
}
