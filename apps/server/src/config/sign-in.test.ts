import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { refusal } from '../../test/settings.ts';

const mail = { MAIL_FROM: 'Deadpan <no-reply@deadpan.example>', PUBLIC_URL: 'https://deadpan.example' };

describe('the configuration of sign-in, letters and the badge', () => {
  it('switches nothing on by itself', () => {
    expect(readConfig({})).toMatchObject({
      google: null,
      smtp: null,
      badge: null,
      mailFrom: { name: 'Deadpan', address: 'deadpan@localhost' },
    });
  });

  it('needs a client id for Google sign-in, and knows the rest', () => {
    const clientId = '1234-abcd.apps.googleusercontent.com';
    expect(readConfig({ GOOGLE_CLIENT_ID: clientId }).google).toEqual({
      clientId,
      issuer: 'https://accounts.google.com',
      scriptUrl: 'https://accounts.google.com/gsi/client',
    });
    const local = { GOOGLE_ISSUER: 'http://127.0.0.1:9000/', GOOGLE_SCRIPT_URL: 'http://127.0.0.1:9000/gsi/client' };
    expect(readConfig({ GOOGLE_CLIENT_ID: clientId, ...local }).google).toEqual({
      clientId,
      issuer: 'http://127.0.0.1:9000',
      scriptUrl: 'http://127.0.0.1:9000/gsi/client',
    });
    expect(readConfig(local).google).toBeNull();
  });

  it.each([
    ['smtps://ann:pa%40ss@mail.example', { host: 'mail.example', port: 465, tls: 'from_start', login: { user: 'ann', pass: 'pa@ss' } }],
    ['smtp://mail.example', { host: 'mail.example', port: 587, tls: 'upgrade', login: null }],
    ['smtp://mail.example:2525/', { host: 'mail.example', port: 2525, tls: 'upgrade', login: null }],
    ['smtp://[::1]:1025?tls=off', { host: '::1', port: 1025, tls: 'off', login: null }],
    ['smtp://localhost?tls=off', { host: 'localhost', port: 25, tls: 'off', login: null }],
  ])('reads the mail server of %s', (url, smtp) => {
    expect(readConfig({ SMTP_URL: url, ...mail })).toMatchObject({
      smtp,
      mailFrom: { name: 'Deadpan', address: 'no-reply@deadpan.example' },
    });
  });

  it('takes a bare address as the sender', () => {
    expect(readConfig({ MAIL_FROM: 'no-reply@deadpan.example' }).mailFrom).toEqual({ name: '', address: 'no-reply@deadpan.example' });
  });

  it('leads the badge where the operator says, and calls it after its host unless it is named', () => {
    expect(readConfig({ BADGE_URL: 'https://hunt.example/deadpan' }).badge).toEqual({
      url: 'https://hunt.example/deadpan',
      label: 'hunt.example',
    });
    expect(readConfig({ BADGE_URL: 'https://hunt.example/deadpan', BADGE_LABEL: 'Hunted' }).badge?.label).toBe('Hunted');
    expect(readConfig({ BADGE_LABEL: 'Hunted' }).badge).toBeNull();
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'an id' }, /^GOOGLE_CLIENT_ID is "an id"; it must be /],
    [{ GOOGLE_ISSUER: 'accounts.google.com' }, /^GOOGLE_ISSUER is .* it must be an http or https address\.$/],
    [{ GOOGLE_SCRIPT_URL: "https://accounts.google.com/;script-src'*'" }, /^GOOGLE_SCRIPT_URL is .* it must be /],
    [{ BADGE_URL: 'javascript:alert(1)' }, /^BADGE_URL is "javascript:alert\(1\)"; it must be an http or https address\.$/],
    [{ BADGE_URL: 'https://hunt.example/deadpan', BADGE_LABEL: 'x'.repeat(41) }, /^BADGE_LABEL is .* it must be a text of at most 40 /],
    [{ SMTP_URL: 'https://mail.example', ...mail }, /^SMTP_URL is a text of 20 characters; it must be /],
    [{ SMTP_URL: 'smtp://mail.example?pool=true', ...mail }, /^SMTP_URL is /],
    [{ SMTP_URL: 'smtp://a%zz:b@mail.example', ...mail }, /^SMTP_URL is /],
    [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM is ""; it must be set when SMTP_URL is\.$/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: mail.MAIL_FROM }, /^PUBLIC_URL is ""; it must be set when SMTP_URL is, because /],
    [{ MAIL_FROM: 'Deadpan' }, /^MAIL_FROM is "Deadpan"; it must be /],
    [{ MAIL_FROM: 'Deadpan\r\nBcc: a@b.example <c@d.example>' }, /^MAIL_FROM is /],
  ])('refuses %j', (env, line) => {
    expect(refusal(env as unknown as Record<string, string>)).toMatch(line);
  });
});
