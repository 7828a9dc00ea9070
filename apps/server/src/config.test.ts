import { describe, expect, it } from 'vitest';
import { environment, readConfig } from './config.ts';
import { refusal } from '../test/settings.ts';

const cluster = {
  REDIS_URL: 'redis://:password@redis.example:6379/2',
  DATABASE_URL: 'postgres://deadpan@db/deadpan',
  JWT_SECRET: 'x'.repeat(32),
  S3_URL: 'https://s3.example',
  S3_BUCKET: 'deadpan',
  S3_KEY: 'key',
  S3_SECRET: 'secret',
};

describe('configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      publicUrl: null,
      logLevel: 'info',
      jwtSecret: null,
      databaseUrl: null,
      redisUrl: null,
      rateLimits: true,
      matchSpeed: 1,
      trustProxy: false,
      stunUrls: [],
      turnUrls: [],
      icePolicy: 'all',
      turnSecret: null,
      production: false,
      metricsToken: null,
    });
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', NODE_ENV: 'production' })).toMatchObject({
      port: 8080,
      publicUrl: null,
      production: true,
    });
  });

  it('reads what it is given', () => {
    expect(
      readConfig({
        PORT: '0',
        PUBLIC_URL: 'https://deadpan.example/',
        DATABASE_URL: 'postgres://deadpan:pw@db:5432/deadpan',
        RATE_LIMITS: 'off',
        MATCH_SPEED: '12.5',
        TRUST_PROXY: '10.0.0.0/8, ::1',
        STUN_URLS: 'stun:stun.example:3478',
        TURN_URLS: 'turn:turn.example:3478?transport=udp, turns:turn.example:5349',
        TURN_SECRET: 'a shared secret',
      }),
    ).toMatchObject({
      port: 0,
      publicUrl: 'https://deadpan.example',
      rateLimits: false,
      matchSpeed: 12.5,
      trustProxy: ['10.0.0.0/8', '::1'],
      turnUrls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'],
    });
    expect(readConfig(cluster)).toMatchObject({ redisUrl: cluster.REDIS_URL, databaseUrl: cluster.DATABASE_URL });
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: 'on' }).trustProxy).toBe(true);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"; it must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it must be a whole number from 0 to 65535.'],
    [{ HOST: 'a b' }, 'HOST is "a b"; it must be an IP address or a host name.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it must be silent, fatal, error, warn, info, debug, trace.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"; it must be production, development or test.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET is a text of 5 characters; it must be a text of at least 32 characters.'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL is a text of 14 characters; it must be an address such as redis://:password@host:6379/0.'],
    [{ REDIS_URL: 'redis://r' }, 'DATABASE_URL is a text of 0 characters; it must be set when REDIS_URL is.'],
    [{ ...cluster, JWT_SECRET: '' }, 'JWT_SECRET is a text of 0 characters; it must be set when REDIS_URL is.'],
    [{ ...cluster, S3_URL: '' }, 'S3_URL is ""; it must be set when REDIS_URL is.'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS is "no"; it must be on or off.'],
    [{ MATCH_SPEED: '-1' }, 'MATCH_SPEED is "-1"; it must be a number from 0.1 to 100.'],
    [{ MATCH_SPEED: '2', NODE_ENV: 'production' }, 'MATCH_SPEED is "2"; it must be left unset with NODE_ENV=production.'],
    [{ RATE_LIMITS: 'off', NODE_ENV: 'production' }, 'RATE_LIMITS is "off"; it must be left unset with NODE_ENV=production.'],
    [{ TURN_URLS: 'turn:t.example' }, 'TURN_SECRET is a text of 0 characters; it must be set when TURN_URLS is.'],
    [{ ICE_POLICY: 'relay' }, 'ICE_POLICY is "relay"; it must be all unless TURN_URLS is set.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is a text of 5 characters; it must be a text of at least 16 characters without spaces.'],
    [
      { TRUST_PROXY: '10.0.0.0/8, 999.1.1.1' },
      'TRUST_PROXY is "10.0.0.0/8, 999.1.1.1"; it must be on, off, a number of proxies, or IP addresses separated by commas.',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/99' },
      'TRUST_PROXY is "10.0.0.0/99"; it must be on, off, a number of proxies, or IP addresses separated by commas.',
    ],
    [
      { TRUST_PROXY: 'everyone' },
      'TRUST_PROXY is "everyone"; it must be on, off, a number of proxies, or IP addresses separated by commas.',
    ],
  ])('refuses %j in one line', (env, line) => {
    expect(refusal(env as Record<string, string>)).toBe(line);
  });

  it.each([
    { PUBLIC_URL: 'deadpan.example' },
    { PUBLIC_URL: 'https://deadpan.example/play' },
    { PUBLIC_URL: 'ftp://deadpan.example' },
    { DATABASE_URL: 'mysql://localhost/deadpan' },
    { STUN_URLS: 'stun.example' },
  ])('refuses %j', (env) => {
    const [name = ''] = Object.keys(env);
    expect(refusal(env as unknown as Record<string, string>)).toMatch(new RegExp(`^${name} is .*; it must be .*\\.$`));
  });

  it('never prints a secret', () => {
    const text = refusal({ DATABASE_URL: 'postgress://deadpan:hunter2@db/deadpan' });
    expect(text).toContain('DATABASE_URL');
    expect(text).not.toContain('hunter2');
  });

  it('describes every variable once', () => {
    expect(new Set(environment.map(({ name }) => name)).size).toBe(environment.length);
    for (const { name, meaning } of environment)
      expect([name, meaning]).toEqual([expect.stringMatching(/^[A-Z][A-Z0-9_]+$/), expect.stringMatching(/\.$/)]);
  });
});
