import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivate } from './private-files.mjs';

/** Writes the configuration of Redis with the hash of its password, which must not stand among the arguments; returns its path. */
export function redisConfig(shipped, folder, password) {
  const path = join(folder, 'redis.conf');
  const hash = createHash('sha256').update(password).digest('hex');
  writePrivate(path, readFileSync(shipped, 'utf8').replace('PASSWORD_SHA256', hash));
  return path;
}
