import { z } from 'zod';
import { given, read, readOr, refuse, variable, type Environment } from './variable.ts';
import { webAddress } from './web-address.ts';

/** Google sign-in as the operator set it up. */
export interface GoogleSettings {
  clientId: string;
  issuer: string;
  scriptUrl: string;
}

/** The mail server letters go out by. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** `from_start`: TLS before anything is said; `upgrade`: STARTTLS, and no letter without it; `off`: in the clear. */
  tls: 'from_start' | 'upgrade' | 'off';
  login: { user: string; pass: string } | null;
}

/** Who letters come from. */
export interface Sender {
  name: string;
  address: string;
}

const PORTS = { from_start: 465, upgrade: 587, off: 25 };

/** What is escaped in it is plain ASCII, so that nothing is left to fail at the first letter. */
const smtpServer = z
  .string()
  .refine((text) => /^smtps?:\/\/(?:[^/?#%]|%[0-7][0-9a-f])+\/?(\?tls=off)?$/i.test(text) && URL.canParse(text))
  .transform((text): SmtpSettings => {
    const url = new URL(text);
    const tls = url.protocol === 'smtps:' ? 'from_start' : url.search === '' ? 'upgrade' : 'off';
    const login = url.username === '' ? null : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: url.port === '' ? PORTS[tls] : Number(url.port), tls, login };
  });

const sender = z
  .string()
  .regex(/^(?:[^\r\n<>"@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
  .transform((text): Sender => {
    const [, name = '', address = text] = /^(.*?)\s*<(.*)>$/.exec(text) ?? [];
    return { name, address };
  });

/** Ways to sign in beside a password, and how letters go out. */
export const signInVariables = {
  googleClientId: variable({
    name: 'GOOGLE_CLIENT_ID',
    default: '',
    meaning: 'The OAuth client id of the site at Google: switches on Continue with Google.',
    wants: 'a client id such as 1234-abcd.apps.googleusercontent.com',
    schema: z.string().regex(/^[\w.-]{1,200}$/),
  }),
  googleIssuer: variable({
    name: 'GOOGLE_ISSUER',
    default: 'https://accounts.google.com',
    meaning: 'Who signs the tokens of Google sign-in; another address is for tests with an issuer of your own.',
    wants: 'an http or https address',
    schema: webAddress.transform((text) => text.replace(/\/$/, '')),
  }),
  googleScriptUrl: variable({
    name: 'GOOGLE_SCRIPT_URL',
    default: 'https://accounts.google.com/gsi/client',
    meaning: "Google's sign-in script, which the page loads when a client id is set; nothing else from elsewhere is let in.",
    wants: 'an http or https address',
    schema: webAddress.transform((text) => new URL(text).href),
  }),
  smtpUrl: variable({
    name: 'SMTP_URL',
    default: '',
    meaning:
      'The mail server for letters about forgotten passwords: `smtps://` is TLS from the start, `smtp://` must upgrade to it, `smtp://…?tls=off` stays in the clear. Needs MAIL_FROM and PUBLIC_URL. Without it letters are put into `outbox` in the data folder.',
    wants: 'an address such as smtps://user:password@mail.example, or smtp://mail.example:587 (with ?tls=off for one without TLS)',
    secret: true,
    schema: smtpServer,
  }),
  mailFrom: variable({
    name: 'MAIL_FROM',
    default: '',
    meaning: 'Who letters come from; needed with SMTP_URL.',
    wants: 'an address such as Deadpan <no-reply@deadpan.example>',
    schema: sender,
  }),
} as const;

/** Takes the environment; returns how Google sign-in is set up, or null when it is not. */
export function readGoogle(env: Environment): GoogleSettings | null {
  const issuer = readOr(env, signInVariables.googleIssuer);
  const scriptUrl = readOr(env, signInVariables.googleScriptUrl);
  const clientId = read(env, signInVariables.googleClientId);
  return clientId === null ? null : { clientId, issuer, scriptUrl };
}

/** Takes the environment; returns the mail server, null without one, and who letters come from. */
export function readMail(env: Environment): { smtp: SmtpSettings | null; mailFrom: Sender } {
  const smtp = read(env, signInVariables.smtpUrl);
  const mailFrom = read(env, signInVariables.mailFrom);
  if (smtp && mailFrom === null) refuse(signInVariables.mailFrom, '', 'set when SMTP_URL is');
  // The link of a letter must not come from what a stranger's request says its host is.
  if (smtp && given(env, 'PUBLIC_URL') === null) refuse({ name: 'PUBLIC_URL' }, '', 'set when SMTP_URL is, because letters link to it');
  return { smtp, mailFrom: mailFrom ?? { name: 'Deadpan', address: 'deadpan@localhost' } };
}
