import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientEvents, errorCodes, limits, serverEvents } from '@deadpan/protocol';
import * as z from 'zod/mini';
import * as accountChanges from '../packages/protocol/src/account-changes.ts';
import * as accounts from '../packages/protocol/src/accounts.ts';
import * as analytics from '../packages/protocol/src/analytics.ts';
import * as boards from '../packages/protocol/src/boards.ts';
import * as clientConfig from '../packages/protocol/src/client-config.ts';
import * as decks from '../packages/protocol/src/decks.ts';
import * as errors from '../packages/protocol/src/errors.ts';
import * as family from '../packages/protocol/src/family.ts';
import * as forge from '../packages/protocol/src/forge.ts';
import * as lobbies from '../packages/protocol/src/lobbies.ts';
import * as memes from '../packages/protocol/src/memes.ts';
import * as records from '../packages/protocol/src/records.ts';
import * as signIn from '../packages/protocol/src/sign-in.ts';
import * as signalling from '../packages/protocol/src/signalling.ts';
import * as stats from '../packages/protocol/src/stats.ts';
import * as strangers from '../packages/protocol/src/strangers.ts';
import * as view from '../packages/protocol/src/view.ts';
import { filesIn } from './files.ts';
import { keep } from './generated.ts';
import { commentsOf } from './protocol/comments.ts';
import { limitsOf, typeName, type JsonSchema } from './protocol/type-name.ts';
import { root } from './steps.ts';

/** docs/protocol.md, made from the schemas both sides parse with. */
type Schema = z.core.$ZodType;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
const schemasOf = (module: object) => Object.entries(module).filter((entry): entry is [string, Schema] => isSchema(entry[1]));

const comments = new Map<string, string>();
for (const path of await filesIn(['packages/protocol/src'], /(?<!\.test)\.ts$/)) {
  for (const [name, text] of commentsOf(await readFile(join(root, path), 'utf8'))) comments.set(name, text);
}

const names = z.registry<{ id: string }>();
for (const module of [
  accountChanges,
  accounts,
  analytics,
  boards,
  clientConfig,
  decks,
  errors,
  family,
  forge,
  lobbies,
  memes,
  records,
  signIn,
  signalling,
  stats,
  strangers,
  view,
]) {
  for (const [id, schema] of schemasOf(module)) names.add(schema, { id });
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Takes a schema; returns its JSON Schema with its own name resolved and those of its parts kept as references. */
function jsonOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  const own = json.$ref ? json.$defs?.[json.$ref.split('/').at(-1) ?? ''] : undefined;
  return own ?? json;
}

function fieldRows(json: JsonSchema): string[] {
  return Object.entries(json.properties ?? {}).map(([name, field]) =>
    [`| \`${name}\``, cell(typeName(field)), json.required?.includes(name) ? 'yes' : '', `${cell(limitsOf(field))} |`].join(' | '),
  );
}

/** Takes a name, its schema, the direction it is read in and how deep its heading is; returns its part of the page. */
function section(name: string, schema: Schema, io: 'input' | 'output', heading: string): string {
  const json = jsonOf(schema, io);
  const rows = fieldRows(json);
  const comment = comments.get(name);
  const table = ['| field | type | required | limits |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const body =
    rows.length > 0 ? table : json.properties ? 'No fields.' : `${cell(typeName(json))}${limitsOf(json) ? ` (${limitsOf(json)})` : ''}`;
  return [`${heading} \`${name}\``, ...(comment ? [comment] : []), body].join('\n\n');
}

const all = (module: object, io: 'input' | 'output' = 'output') =>
  schemasOf(module).map(([name, schema]) => section(name, schema, name.endsWith('Body') ? 'input' : io, '###'));
const events = (table: Record<string, Schema>, io: 'input' | 'output') =>
  Object.entries(table).map(([name, schema]) => section(name, schema, io, '###'));

function limitRows(value: unknown, path: string[]): string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([name, inner]) => limitRows(inner, [...path, name]));
  }
  return [`| \`${path.join('.')}\` | ${Array.isArray(value) ? value.join(', ') : String(value)} |`];
}

const page = [
  '# Protocol',
  'Made from `packages/protocol` by `npm run docs`; `npm run check` fails when it is stale. Do not edit it by hand.',
  `HTTP is served under \`/api\` and, for the same paths, at the root; bodies are JSON and a bearer token names the player. Sockets are Socket.IO at \`${limits.socket.path}\`, the token in the handshake's \`auth.token\`. ` +
    'Names on the socket are snake_case, in HTTP camelCase as listed. Who acts is always whom the token names, never what a message says. ' +
    'Every client event is acknowledged with an `Ack`; every message about a room carries the version it was saved with, and `game_state_update` brings the whole view after every save: read views, animate events.',
  '## HTTP bodies and answers',
  ...all(accounts),
  ...all(signIn),
  ...all(accountChanges),
  ...all(clientConfig),
  ...all(lobbies),
  ...all(strangers),
  ...all(memes),
  ...all(forge),
  ...all(stats),
  ...all(records),
  ...all(boards),
  ...all(analytics),
  '## Client events',
  ...events(clientEvents, 'input'),
  '## Server events',
  ...events(serverEvents, 'output'),
  '## Views',
  ...all(view),
  '## Signalling',
  ...all(signalling),
  '## Errors',
  ...all(errors),
  `Codes: ${errorCodes.map((code) => `\`${code}\``).join(', ')}.`,
  '## Limits',
  'Times are milliseconds unless the name says otherwise.',
  ['| limit | value |', '| --- | --- |', ...limitRows(limits, [])].join('\n'),
];

await keep('docs/protocol.md', `${page.join('\n\n')}\n`);
