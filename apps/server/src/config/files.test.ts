import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/settings.ts';
import { readConfig } from '../config.ts';

const s3 = { S3_URL: 'https://s3.example/', S3_BUCKET: 'deadpan', S3_KEY: 'AKI', S3_SECRET: 'quiet' };

describe('players’ files', () => {
  it('lie in the data folder, and may come, unless something else is said', () => {
    expect(readConfig({})).toMatchObject({ uploads: true, keepFree: 500 * 1024 * 1024, s3: null });
    expect(readConfig({ UPLOADS: 'off' })).toMatchObject({ uploads: false });
    const settings = { url: 'https://s3.example', bucket: 'deadpan', key: 'AKI', secret: 'quiet', region: 'us-east-1' };
    expect(readConfig(s3).s3).toEqual(settings);
    expect(readConfig({ ...s3, S3_REGION: 'eu-north-1' }).s3).toEqual({ ...settings, region: 'eu-north-1' });
  });

  it('leave as much of the disk free as is said', () => {
    expect(readConfig({ KEEP_FREE_MB: '0' }).keepFree).toBe(0);
    expect(refusal({ KEEP_FREE_MB: '-1' })).toContain('KEEP_FREE_MB is "-1"');
  });

  it.each(['S3_BUCKET', 'S3_KEY', 'S3_SECRET'])('need %s beside the address of a store', (name) => {
    expect(refusal({ ...s3, [name]: '' })).toContain(`${name} is`);
    expect(refusal({ ...s3, [name]: '' })).toContain('must be set when S3_URL is');
  });

  it('never print the secret', () => {
    expect(refusal({ ...s3, S3_SECRET: 'my secret' })).toBe('S3_SECRET is a text of 9 characters; it must be a text without spaces.');
    expect(refusal({ UPLOADS: 'maybe' })).toContain('UPLOADS is "maybe"');
    expect(refusal({ S3_URL: 'ftp://s3.example' })).toContain('S3_URL is');
  });
});
