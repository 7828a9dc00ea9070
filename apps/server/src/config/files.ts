import { z } from 'zod';
import { given, read, readOr, refuse, variable, type Environment } from './variable.ts';
import { webAddress } from './web-address.ts';

const MB = 1024 * 1024;

/** A store of files that speaks the protocol of Amazon S3. */
export interface S3 {
  url: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
}

/** Where files of players lie, and whether they may add any. */
export const fileVariables = {
  uploads: variable({
    name: 'UPLOADS',
    default: 'on',
    meaning: 'Whether players may upload clips and pictures into decks of their own; `off` keeps what is there and takes nothing new.',
    wants: 'on or off',
    schema: z.enum(['on', 'off']).transform((text) => text === 'on'),
  }),
  keepFree: variable({
    name: 'KEEP_FREE_MB',
    default: '500',
    meaning:
      'How much of the disk under the data folder files of players leave free, in MB: below it uploads, avatars and memes are refused, so that matches and accounts can still be saved.',
    wants: 'a whole number of MB, such as 500',
    schema: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform((text) => Number(text) * MB),
  }),
  s3Url: variable({
    name: 'S3_URL',
    default: '',
    meaning:
      'A store that speaks the protocol of Amazon S3, for uploaded files (buckets are addressed by path); needs S3_BUCKET, S3_KEY and S3_SECRET. Without it they lie in the data folder.',
    wants: 'an http or https address such as https://s3.example',
    schema: webAddress.transform((text) => text.replace(/\/$/, '')),
  }),
  s3Bucket: variable({
    name: 'S3_BUCKET',
    default: '',
    meaning: 'The bucket in that store. Nobody but the server needs to reach it.',
    wants: 'the name of a bucket',
    schema: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  }),
  s3Key: variable({
    name: 'S3_KEY',
    default: '',
    meaning: 'The access key of that store: it lists the bucket, and gets, puts and deletes what is in it.',
    wants: 'a text without spaces',
    schema: z.string().regex(/^[\x21-\x7e]{1,200}$/),
  }),
  s3Secret: variable({
    name: 'S3_SECRET',
    default: '',
    meaning: 'The secret of that key.',
    wants: 'a text without spaces',
    secret: true,
    schema: z.string().regex(/^[\x21-\x7e]{1,500}$/),
  }),
  s3Region: variable({
    name: 'S3_REGION',
    default: 'us-east-1',
    meaning: 'The region that goes into signatures; most stores that are not Amazon’s take any.',
    wants: 'a name such as eu-central-1',
    schema: z.string().regex(/^[a-z0-9-]{1,40}$/),
  }),
} as const;

/** What is said of players' files. */
export interface FileSettings {
  /** Whether players may upload. */
  uploads: boolean;
  /** Bytes of the data folder's disk that their files leave free. */
  keepFree: number;
  /** Null when the files lie in the data folder. */
  s3: S3 | null;
}

/** Takes the environment; returns what it says of players' files. Throws `BadSetting`. */
export function readFiles(env: Environment): FileSettings {
  const uploads = readOr(env, fileVariables.uploads);
  const keepFree = readOr(env, fileVariables.keepFree);
  const [url, bucket, key, secret] = [
    read(env, fileVariables.s3Url),
    read(env, fileVariables.s3Bucket),
    read(env, fileVariables.s3Key),
    read(env, fileVariables.s3Secret),
  ];
  const region = readOr(env, fileVariables.s3Region);
  if (url === null) return { uploads, keepFree, s3: null };
  const needed = (of: { name: string; secret?: boolean }): never => refuse(of, given(env, of.name) ?? '', 'set when S3_URL is');
  if (bucket === null) return needed(fileVariables.s3Bucket);
  if (key === null) return needed(fileVariables.s3Key);
  if (secret === null) return needed(fileVariables.s3Secret);
  return { uploads, keepFree, s3: { url, bucket, key, secret, region } };
}
