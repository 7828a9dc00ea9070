import { rootCertificates } from 'node:tls';
import { createTransport } from 'nodemailer';
import { LetterNotSent, type Mail } from '../../ports/mail.ts';
import { composed } from './compose.ts';

export interface SmtpOptions {
  host: string;
  port: number;
  /** `from_start`: TLS before anything is said; `upgrade`: STARTTLS, and no letter without it; `off`: in the clear. */
  tls: 'from_start' | 'upgrade' | 'off';
  login: { user: string; pass: string } | null;
  from: { name: string; address: string };
  /** A certificate (PEM) to trust beside the system's. */
  trust?: string;
  /** How long the mail server may be silent. */
  timeoutMs?: number;
}

const word = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? ` ${value}` : '');

/** What went wrong without the server's own text, which repeats the address it refused. */
function why(error: unknown): LetterNotSent {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  return new LetterNotSent(`The mail server did not take the letter:${word(code)}${word(command)}${word(responseCode)}.`);
}

/** The `Mail` port over SMTP. */
export function smtpMail({ host, port, tls, login, from, trust, timeoutMs = 10_000 }: SmtpOptions): Mail {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'from_start',
    requireTLS: tls === 'upgrade',
    ignoreTLS: tls === 'off',
    ...(login ? { auth: login } : {}),
    ...(trust === undefined ? {} : { tls: { ca: [...rootCertificates, trust] } }),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: async (letter) => {
      const message = composed(letter, from);
      try {
        await transport.sendMail(message);
        return 'sent';
      } catch (error) {
        throw why(error);
      }
    },
    // Nothing waits here: a letter is with the mail server or was never taken.
    forget: async () => {},
  };
}
