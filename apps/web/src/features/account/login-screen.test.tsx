// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { http, tokens } from '../../engine/http/api.ts';
import { showToast } from '../../ui/toast-store.ts';
import { LoginScreen } from './login-screen.tsx';
import { aServer, mara, open, signOut, toast, type, wentTo } from './testing.tsx';

const submit = (): HTMLElement => screen.getByRole('button', { name: 'ENTER THE ARENA' });
const entered = { status: 200, body: { access_token: 'a-token', user: mara } };
const off = { status: 200, body: { google: null, badge: null, mail: true } };

function fill(): void {
  type('Battle Email', 'mara@example.org');
  type('Secret Code', 'StoneCold1');
}

afterEach(() => {
  vi.restoreAllMocks();
  signOut();
});

it('spec §2 Login page: Battle Email of e-mail type and Secret Code, both required, with a show/hide toggle [2.30]', () => {
  aServer({});
  open('/login', <LoginScreen />);
  const [email, secret] = ['Battle Email', 'Secret Code'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
  expect(email).toMatchObject({ type: 'email', required: true, autocomplete: 'username' });
  expect(secret).toMatchObject({ type: 'password', required: true, autocomplete: 'current-password' });
  fireEvent.click(screen.getByRole('button', { name: 'Show secret code' }));
  expect(secret?.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide secret code' }));
  expect(secret?.type).toBe('password');
});

it('spec §2 Login page: ENTER THE ARENA, ENTERING ARENA... while busy; afterwards at /play with the token kept [2.12 2.31]', async () => {
  const server = aServer({ 'POST /auth/login': entered });
  open('/login', <LoginScreen />);
  fill();
  fireEvent.click(submit());
  const busy = await screen.findByRole('button', { name: 'ENTERING ARENA...' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(busy);
  expect(await wentTo()).toBe('/play');
  expect(server.of('POST /auth/login')).toEqual([{ email: 'mara@example.org', password: 'StoneCold1' }]);
  expect(tokens.read()).toBe('a-token');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Success', text: 'Welcome back, mara!' }));
});

it("spec §8 Accounts: who is headed for a lobby page is greeted with 'Welcome Back, Warrior!' and arrives there [2.11 8.14]", async () => {
  aServer({ 'POST /auth/login': entered });
  open('/login?to=%2Flobby%2F7KQ2MX', <LoginScreen />);
  expect(screen.getByText('After this you go straight to arena 7KQ2MX.')).toBeTruthy();
  fill();
  fireEvent.click(submit());
  expect(await wentTo()).toBe('/lobby/7KQ2MX');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Welcome Back, Warrior!', text: 'Welcome back, mara!' }));
});

it('spec §2 Login page: JOIN THE BATTLE leads to /register, and the code can be forgotten [2.33]', async () => {
  aServer({});
  open('/login', <LoginScreen />);
  expect(screen.getByRole('link', { name: 'Forgot your secret code?' }).getAttribute('href')).toBe('/forgot-password');
  fireEvent.click(screen.getByRole('link', { name: 'JOIN THE BATTLE' }));
  expect(await wentTo()).toBe('/register');
});

it('spec §2 Login page: no Google unless it is configured [2.32]', async () => {
  const server = aServer({ 'GET /config': off });
  open('/login', <LoginScreen />);
  await waitFor(() => expect(server.of('GET /config')).toHaveLength(1));
  expect(screen.queryByText('or')).toBeNull();
  expect(document.querySelector('script')).toBeNull();
});

it('a refusal is in the toast and beside the form; the form keeps what was typed and can be sent again', async () => {
  const refused = { status: 401, body: { detail: 'Incorrect e-mail or password.', code: 'AUTH_FAILED' } };
  aServer({ 'POST /auth/login': [refused, entered] });
  http.listen({ onNotice: (notice) => void showToast(notice) });
  const logged = vi.spyOn(console, 'debug').mockReturnValue();
  open('/login', <LoginScreen />);
  fill();
  fireEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('Incorrect e-mail or password.');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Authentication Failed', text: 'Incorrect e-mail or password.' }));
  expect(screen.getByLabelText<HTMLInputElement>('Secret Code').value).toBe('StoneCold1');
  expect(logged).toHaveBeenCalledOnce();
  fireEvent.click(submit());
  expect(await wentTo()).toBe('/play');
});
