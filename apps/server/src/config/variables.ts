import { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { familyLevels } from '@deadpan/protocol';
import { z } from 'zod';
import type { TrustProxy } from '../http/address.ts';
import { variable } from './variable.ts';

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

const commaList = (one: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(one));

/** Whether a text is an IP address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  try {
    new BlockList().addSubnet(address, bits === undefined ? 1 : Number(bits), family);
    return more.length === 0 && bits !== '';
  } catch {
    return false;
  }
}

const proxies = z.string().transform((text): TrustProxy => {
  if (text === 'on' || text === 'off') return text === 'on';
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
});

/** What the server itself, its database, the matches and the video links are told. */
export const variables = {
  nodeEnv: variable({
    name: 'NODE_ENV',
    default: 'development',
    meaning: 'How the server runs: in `production` the settings that exist for tests are refused.',
    wants: 'production, development or test',
    schema: z.enum(['production', 'development', 'test']),
  }),
  port: variable({
    name: 'PORT',
    default: '8080',
    meaning: 'The TCP port the server listens on; 0 takes any free one.',
    wants: 'a whole number from 0 to 65535',
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65_535)),
  }),
  host: variable({
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'The address the server listens on; `0.0.0.0` shares it with the network.',
    wants: 'an IP address or a host name',
    schema: z.string().regex(/^[\w.:-]+$/),
  }),
  dataDir: variable({
    name: 'DATA_DIR',
    default: './data',
    meaning: 'The folder of the database, the signing secret and the lock. One server per folder.',
    wants: 'the path of a folder',
    schema: z.string().transform((path) => resolve(path)),
  }),
  publicUrl: variable({
    name: 'PUBLIC_URL',
    default: '',
    meaning: 'The address players open, when a proxy stands before the server: its origin may call the API and open sockets.',
    wants: 'an http or https address without a path, such as https://deadpan.example',
    schema: z
      .string()
      .refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text) && URL.canParse(text))
      .transform((text) => new URL(text).origin),
  }),
  logLevel: variable({
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'How much is logged (JSON lines on standard output).',
    wants: logLevels.join(', '),
    schema: z.enum(logLevels),
  }),
  jwtSecret: variable({
    name: 'JWT_SECRET',
    default: '',
    meaning:
      'The secret that signs sign-in tokens. Without it one of 32 random bytes is made on the first start and kept in the data folder.',
    wants: 'a text of at least 32 characters',
    secret: true,
    schema: z.string().min(32),
  }),
  jwtSecretPrevious: variable({
    name: 'JWT_SECRET_PREVIOUS',
    default: '',
    meaning:
      'The JWT_SECRET of before, while it is being replaced: tokens it signed hold until they expire. Without JWT_SECRET, rename `token.key` in the data folder to `token.key.previous` instead.',
    wants: 'a text of at least 32 characters',
    secret: true,
    schema: z.string().min(32),
  }),
  databaseUrl: variable({
    name: 'DATABASE_URL',
    default: '',
    meaning: 'A PostgreSQL database to use instead of the SQLite file in the data folder.',
    wants: 'an address such as postgres://user:password@host:5432/deadpan',
    secret: true,
    schema: z.string().refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
  }),
  redisUrl: variable({
    name: 'REDIS_URL',
    default: '',
    meaning:
      'The Redis that several nodes behind one address share, over one PostgreSQL database: set the same on each. Needs DATABASE_URL, JWT_SECRET and S3_URL.',
    wants: 'an address such as redis://:password@host:6379/0',
    secret: true,
    schema: z.string().refine((text) => /^rediss?:\/\/[^/]+(\/\d{0,3})?$/.test(text) && URL.canParse(text)),
  }),
  rateLimits: variable({
    name: 'RATE_LIMITS',
    default: 'on',
    meaning: 'Limits on tries and messages; `off` is for tests. Refused in production.',
    wants: 'on or off',
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
  }),
  matchSpeed: variable({
    name: 'MATCH_SPEED',
    default: '1',
    meaning: 'Milliseconds of a match per millisecond of the wall, for tests. Refused in production.',
    wants: 'a number from 0.1 to 100',
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().min(0.1).max(100)),
  }),
  familyFilter: variable({
    name: 'FAMILY_FILTER',
    default: 'mild',
    meaning:
      'What new arenas and the meme forge leave out of names, captions, prompts and decks: nothing (`off`), offensive words (`mild`), or also what is not for children (`strict`). A host may choose another level.',
    wants: 'off, mild or strict',
    schema: z.enum(familyLevels),
  }),
  trustProxy: variable({
    name: 'TRUST_PROXY',
    default: 'off',
    meaning: 'Whose X-Forwarded-For is believed: `on` for any, a number of hops, or addresses and networks separated by commas.',
    wants: 'on, off, a number of proxies, or IP addresses separated by commas',
    schema: proxies.refine((value) => !Array.isArray(value) || value.every(isNetwork)),
  }),
  stunUrls: variable({
    name: 'STUN_URLS',
    default: '',
    meaning: 'STUN servers for the video links, separated by commas. Without any, video works within one network.',
    wants: 'addresses such as stun:stun.example:3478, separated by commas',
    schema: commaList(z.string().regex(/^stuns?:[\w.:[\]-]+(\?[\w=&-]+)?$/)),
  }),
  turnUrls: variable({
    name: 'TURN_URLS',
    default: '',
    meaning: 'TURN relays for the video links, separated by commas; needs TURN_SECRET.',
    wants: 'addresses such as turn:turn.example:3478, separated by commas',
    schema: commaList(z.string().regex(/^turns?:[\w.:[\]-]+(\?[\w=&-]+)?$/)),
  }),
  turnSecret: variable({
    name: 'TURN_SECRET',
    default: '',
    meaning:
      "The relay's shared secret (coturn's `static-auth-secret`): players with a seat get credentials of their own that expire after 2 hours.",
    wants: 'a text of at least 8 characters',
    secret: true,
    schema: z.string().min(8),
  }),
  icePolicy: variable({
    name: 'ICE_POLICY',
    default: 'all',
    meaning:
      'Which ways the video links may take: any (`all`; each player may hide their network address behind the relay), or only the relay (`relay`), so that no player learns the network address of another. `relay` needs TURN_URLS, and all video passes through it.',
    wants: 'all or relay',
    schema: z.enum(['all', 'relay']),
  }),
  metricsToken: variable({
    name: 'METRICS_TOKEN',
    default: '',
    meaning: 'Switches on GET /metrics for Prometheus, for whoever sends this as bearer token.',
    wants: 'a text of at least 16 characters without spaces',
    secret: true,
    schema: z.string().regex(/^[\x21-\x7e]{16,}$/),
  }),
} as const;
