// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { session, tokens } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { ForgotScreen } from './forgot-screen.tsx';
import { ResetScreen } from './reset-screen.tsx';
import { aServer, mara, open, signOut, toast, type, wentTo } from './testing.tsx';

afterEach(() => {
  signOut();
  history.replaceState(null, '', '/');
});

describe('a forgotten code', () => {
  const message = 'If this e-mail is known here, a letter is on its way.';
  const send = (): void => {
    type('Battle Email', 'mara@example.org');
    fireEvent.click(screen.getByRole('button', { name: 'Send the letter' }));
  };

  it('asks for a letter, says the same for any e-mail, and can ask again', async () => {
    const server = aServer({ 'POST /auth/forgot-password': { status: 202, body: { message } } });
    open('/forgot-password', <ForgotScreen />);
    send();
    const title = await screen.findByRole('heading', { name: 'Letter on its way' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText(message)).toBeTruthy();
    expect(server.of('POST /auth/forgot-password')).toEqual([{ email: 'mara@example.org' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(screen.getByLabelText<HTMLInputElement>('Battle Email').value).toBe('mara@example.org');
  });

  it('says where the letter lands when the server sends none', async () => {
    const config = { status: 200, body: { google: null, badge: null, mail: false } };
    aServer({ 'GET /config': config, 'POST /auth/forgot-password': { status: 202, body: { message } } });
    open('/forgot-password', <ForgotScreen />);
    await screen.findByText(/This server sends no letters/);
    send();
    await screen.findByRole('heading', { name: 'Letter in the outbox' });
    expect(screen.getByText(/the letter waits in the outbox of the server/)).toBeTruthy();
    expect(screen.queryByText(message)).toBeNull();
  });

  it('says what failed', async () => {
    const wrong = { detail: [{ loc: ['body', 'email'], msg: 'must be an e-mail address', type: 'x' }] };
    const answers = [{ status: 429, body: { detail: 'Too many tries.' } }, { status: 422, body: wrong }, 'network' as const];
    aServer({ 'POST /auth/forgot-password': answers });
    open('/forgot-password', <ForgotScreen />);
    send();
    expect((await screen.findByRole('alert')).textContent).toBe('Too many tries.');
    send();
    await screen.findByText('Must be an e-mail address.');
    send();
    expect((await screen.findByRole('alert')).textContent).toBe('The letter was not sent. Please try again.');
  });
});

describe('where the letter leads', () => {
  const token = 'a-token-of-the-letter';
  const arrive = (hash = `#token=${token}`): void => {
    history.replaceState(null, '', `/reset-password${hash}`);
    open('/reset-password', <ResetScreen />);
  };
  const fill = async (): Promise<void> => {
    await screen.findByLabelText('New Secret Code');
    type('New Secret Code', 'StoneCold1');
    type('Confirm Secret Code', 'StoneCold1');
  };
  const set = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Set the new code' }));

  it('takes the token out of the address bar, sets the new code and leads to the login', async () => {
    const server = aServer({ 'POST /auth/reset-password': { status: 204 } });
    tokens.write('of a session that ends with it');
    session.store.setState({ ...undecided, user: mara, isAuthenticated: true, loading: false });
    arrive();
    await fill();
    expect(location.hash).toBe('');
    set();
    expect(await wentTo()).toBe('/login');
    expect(server.of('POST /auth/reset-password')).toEqual([{ token, password: 'StoneCold1' }]);
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Secret code changed', text: 'Log in with the new one.' }));
    expect([tokens.read(), session.store.getState().user]).toEqual([null, null]);
  });

  it('holds to the rules of registration', async () => {
    const server = aServer({});
    arrive();
    await screen.findByLabelText('New Secret Code');
    type('New Secret Code', 'stone');
    type('Confirm Secret Code', 'stone');
    set();
    expect(toast()?.title).toBe('Security Requirements Not Met');
    expect(server.of('POST /auth/reset-password')).toEqual([]);
  });

  it('a used or late link says so and offers another letter', async () => {
    aServer({ 'POST /auth/reset-password': { status: 400, body: { detail: 'spent', code: 'RESET_INVALID' } } });
    arrive();
    await fill();
    set();
    await screen.findByRole('heading', { name: 'This link is spent' });
    expect(screen.getByRole('link', { name: 'Ask for another letter' }).getAttribute('href')).toBe('/forgot-password');
  });

  it('a link without a token is spent too; another one in the same tab is not', async () => {
    aServer({});
    arrive('');
    await screen.findByRole('heading', { name: 'This link is spent' });
    history.replaceState(null, '', '/reset-password#token=another');
    fireEvent(window, new HashChangeEvent('hashchange'));
    await screen.findByLabelText('New Secret Code');
  });

  it('a server that is away spends nothing', async () => {
    aServer({ 'POST /auth/reset-password': ['network', { status: 204 }] });
    arrive();
    await fill();
    set();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The code was not changed. Please try again.'));
    set();
    expect(await wentTo()).toBe('/login');
  });
});
