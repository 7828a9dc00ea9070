import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outboxMail } from '../src/adapters/mail/outbox.ts';
import { smtpMail, type SmtpOptions } from '../src/adapters/mail/smtp.ts';
import { LetterNotSent, type Mail } from '../src/ports/mail.ts';
import { aLetter, mailContract } from './contracts/mail.ts';

const from = { name: 'Deadpan', address: 'no-reply@deadpan.example' };
const folder = mkdtempSync(join(tmpdir(), 'deadpan-mail-'));
const ends: (() => Promise<unknown>)[] = [];
let certificate = { key: '', cert: '' };

// A certificate of this hour's, by the openssl that PostgreSQL's packages bring along.
beforeAll(() => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'pipe',
  });
  certificate = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Post {
  port: number;
  letters: { to: string[]; raw: string; secure: boolean; user: string | undefined }[];
  close(): Promise<void>;
}

/** A real mail server. */
async function aPost(options: SMTPServerOptions): Promise<Post> {
  const letters: Post['letters'] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onData(stream, session, callback) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        letters.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(pieces).toString(),
          secure: session.secure,
          user: session.user,
        });
        callback();
      });
    },
  });
  // A client that does not like the certificate hangs up; what the server thinks of that is not the test's.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, letters, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

const mailTo = (port: number, changes: Partial<SmtpOptions> = {}): Mail =>
  smtpMail({ host: 'localhost', port, tls: 'off', login: null, from, timeoutMs: 20_000, ...changes });

async function aPostFor(options: SMTPServerOptions): Promise<Post> {
  const post = await aPost(options);
  ends.push(post.close);
  return post;
}

const failure = async (sending: Promise<unknown>): Promise<string> => {
  const error: unknown = await sending.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(LetterNotSent);
  return (error as LetterNotSent).message;
};

describe('SMTP', () => {
  let post: Post;
  let mail: Mail;
  beforeAll(async () => {
    post = await aPost({ disabledCommands: ['STARTTLS'] });
    mail = mailTo(post.port);
  });
  afterAll(() => post.close());
  mailContract('sent', () => ({ mail, arrived: async () => post.letters.map(({ raw }) => raw) }));

  it('signs in, and says no more than a code when it may not', async () => {
    const strict = await aPostFor({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) =>
        password === 'right' ? callback(null, { user: username ?? '' }) : callback(new Error('no such secret as wrong-password')),
    });
    await mailTo(strict.port, { login: { user: 'deadpan', pass: 'right' } }).send(aLetter());
    expect(strict.letters[0]).toMatchObject({ user: 'deadpan' });
    const said = await failure(mailTo(strict.port, { login: { user: 'deadpan', pass: 'wrong-password' } }).send(aLetter()));
    expect(said).toMatch(/^The mail server did not take the letter: EAUTH .*535\.$/);
    expect(said).not.toContain('wrong-password');
  });

  it('says why without the address when the mail server refuses the reader', async () => {
    const picky = await aPostFor({
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, callback) => callback(new Error(`nobody here is called ${address}`)),
    });
    const said = await failure(mailTo(picky.port).send(aLetter({ to: 'ann@deadpan.example' })));
    expect(said).toMatch(/^The mail server did not take the letter: EENVELOPE RCPT TO 550\.$/);
  });

  it('gives up a mail server that says nothing, or is not there', async () => {
    const taken: Socket[] = [];
    const silent = createServer((socket) => void taken.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, 'localhost', resolve));
    const { port } = silent.address() as AddressInfo;
    // The mail library has a patience of its own: what is given up first was told to be.
    const patient = failure(mailTo(port, { timeoutMs: 600_000 }).send(aLetter()));
    const quick = failure(mailTo(port, { timeoutMs: 300 }).send(aLetter()));
    expect(await Promise.race([patient.then((said) => `not yet: ${said}`), quick])).toContain('ETIMEDOUT');
    for (const socket of taken) socket.destroy();
    await patient;
    await new Promise((resolve) => silent.close(resolve));
    expect(await failure(mailTo(port, { timeoutMs: 300 }).send(aLetter()))).toMatch(/ESOCKET|ECONNREFUSED/);
  });

  it('talks TLS from the start or upgrades to it, and believes only a certificate it trusts', async () => {
    for (const tls of ['from_start', 'upgrade'] as const) {
      const safe = await aPostFor({ ...certificate, secure: tls === 'from_start' });
      await mailTo(safe.port, { tls, trust: certificate.cert }).send(aLetter());
      expect(safe.letters).toMatchObject([{ secure: true }]);
      expect(await failure(mailTo(safe.port, { tls }).send(aLetter()))).toMatch(/ESOCKET|ETLS/);
      expect(safe.letters).toHaveLength(1);
    }
  });

  it('sends nothing in the clear when it should be upgraded', async () => {
    const clear = await aPostFor({ disabledCommands: ['STARTTLS'] });
    expect(await failure(mailTo(clear.port, { tls: 'upgrade' }).send(aLetter()))).toContain('ETLS');
    expect(clear.letters).toEqual([]);
  });
});

describe('the outbox', () => {
  const outbox = join(folder, 'outbox');
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  let now = Date.UTC(2026, 10, 20);
  const mail = outboxMail({ folder: outbox, from, clock: { now: () => (now += 1_000) }, log });
  const files = () => readdirSync(outbox).toSorted();
  mailContract('written', () => ({ mail, arrived: async () => files().map((name) => readFileSync(join(outbox, name), 'utf8')) }));

  it('keeps letters to the owner of the folder, and logs the file but nothing in it', async () => {
    logged.length = 0;
    const letter = aLetter();
    await mail.send(letter);
    const file = join(outbox, files().at(-1) ?? '');
    expect(file).toMatch(/2026-11-20T00-00-\d\d\.000Z-[0-9a-f]{8}\.eml$/);
    expect([statSync(file).mode & 0o777, statSync(outbox).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ file, msg: 'no mail server is set up: a letter waits in the outbox' });
    expect(logged[0]).not.toContain('token');
    expect(logged[0]).not.toContain(letter.to);
  });

  it('destroys the letters to an account that goes', async () => {
    const letter = aLetter();
    await mail.send(letter);
    const waits = (): boolean => readdirSync(outbox).some((name) => readFileSync(join(outbox, name), 'utf8').includes(letter.to));
    expect(waits()).toBe(true);
    await mail.forget(letter.to.toUpperCase());
    expect(waits()).toBe(false);
    await expect(
      outboxMail({ folder: join(folder, 'never'), from, clock: { now: () => now }, log }).forget(letter.to),
    ).resolves.toBeUndefined();
  });

  it('keeps the newest 200 of a day', async () => {
    const before = files();
    const old = (n: number, at = '2026-11-19T12-00-00.000Z'): void =>
      writeFileSync(join(outbox, `${at}-${String(n).padStart(8, '0')}.eml`), '');
    for (let n = 0; n < 205; n++) old(n);
    await mail.send(aLetter());
    expect(files()).toHaveLength(200);
    expect(files().slice(-before.length - 1, -1)).toEqual(before);
    now += 13 * 60 * 60_000;
    old(1, '2026-11-19T12-59-00.000Z');
    // A process died over this one: it may hold a link as well.
    writeFileSync(join(outbox, '2026-11-19T12-59-30.000Z-00000002.eml.part'), 'To: ');
    await mail.send(aLetter());
    expect(files()).toHaveLength(before.length + 2);
  });

  it('has nothing of a letter there was no room for', () => {
    const full = join(folder, 'full');
    // A process that may write no file of more than a block, as on a disk without room.
    const send = `
      const { outboxMail } = await import(${JSON.stringify(new URL('../src/adapters/mail/outbox.ts', import.meta.url).href)});
      const clock = { now: () => ${now} };
      const mail = outboxMail({ folder: ${JSON.stringify(full)}, from: ${JSON.stringify(from)}, clock, log: { info() {} } });
      const letter = ${JSON.stringify({ ...aLetter(), text: 'A line of a letter.\n'.repeat(500) })};
      process.stdout.write(await mail.send(letter).then(() => 'sent', ({ message }) => message));`;
    const said = execFileSync(
      'sh',
      ['-c', 'ulimit -f 1 && exec "$0" "$@"', process.execPath, '--import', 'tsx', '--input-type=module', '-e', send],
      {
        encoding: 'utf8',
        env: { ...process.env, TSX_DISABLE_CACHE: '1' },
      },
    );
    expect([said, readdirSync(full)]).toEqual(['The letter could not be put into the outbox: EFBIG.', []]);
  });

  it('says what the system said when it cannot be written', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    const blocked = outboxMail({ folder: join(folder, 'a-file/outbox'), from, clock: { now: () => now }, log });
    expect(await failure(blocked.send(aLetter()))).toBe('The letter could not be put into the outbox: ENOTDIR.');
  });
});
