// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Identity } from '../../engine/google/identity.ts';
import { GooglePart } from './google-part.tsx';
import { aServer, mara, open, signOut, toast, wentTo } from './testing.tsx';
import type { Answer } from './testing.tsx';

const on = { status: 200, body: { google: { clientId: 'client', scriptUrl: 'https://a.example/gsi/client' }, badge: null, mail: true } };

/** Google's script is there already; returns how its button is pressed. */
function google(fails?: string): (credential?: string) => Promise<void> {
  let callback: Parameters<Identity['initialize']>[0]['callback'] | undefined;
  const id: Identity = {
    initialize: (options) => {
      if (fails) throw new Error(fails);
      callback = options.callback;
    },
    renderButton: (host) => host.append(document.createElement('iframe')),
    prompt: () => undefined,
  };
  Object.assign(window, { google: { accounts: { id } } });
  return async (credential) => {
    await waitFor(() => expect(callback).toBeDefined());
    act(() => callback?.({ ...(credential && { credential }) }));
  };
}

async function show(intent: 'login' | 'register', answer: Answer = { status: 404 }, target = '/play') {
  const server = aServer({ 'GET /config': on, 'POST /auth/google': answer });
  open(`/${intent}`, <GooglePart intent={intent} target={target} />);
  await screen.findByText(intent === 'login' ? 'or' : 'Or join with Google');
  await waitFor(() => expect(screen.queryByText('Connecting...')).toBeNull());
  return server;
}

afterEach(() => {
  signOut();
  delete (window as { google?: unknown }).google;
});

it("spec §2 Registration page: Or join with Google signs in with the credential and says 'Welcome, {username}!' [2.12 2.38 7.3]", async () => {
  const press = google();
  const server = await show('register', { status: 200, body: { access_token: 'a-token', user: mara } });
  await press('an-id-token');
  expect(await wentTo()).toBe('/play');
  expect(server.of('POST /auth/google')).toMatchObject([{ id_token: 'an-id-token' }]);
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Success', text: 'Welcome, mara!' }));
});

it("spec §8 Accounts: 'Authentication Failed' / 'Google login failed. Please try again.', and what to do beside the button [8.10]", async () => {
  const press = google();
  await show('login', { status: 409, body: { detail: 'taken', code: 'ACCOUNT_EXISTS' } });
  await press('an-id-token');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Log in with your secret code, then connect Google/);
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Authentication Failed', text: 'Google login failed. Please try again.' }));
});

it("spec §8 HTTP: a 401 of Google is 'Authentication Failed' with the server's message [8.2]", async () => {
  const press = google();
  await show('login', { status: 401, body: { detail: 'This token is too old.', code: 'AUTH_FAILED' } });
  await press('an-id-token');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Authentication Failed', text: 'This token is too old.' }));
});

it("spec §8 Accounts: a failing widget is 'Authentication Failed' / 'Google authentication failed. Please try again.' on login [8.11 8.67]", async () => {
  const press = google();
  await show('login');
  await press();
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Authentication Failed', text: 'Google authentication failed. Please try again.' }),
  );
  expect(screen.getByRole('alert').textContent).toBe('No credential received from Google');
});

it("spec §8 Accounts: and 'Registration Failed' / 'Google authentication failed. Please try again.' on registration [8.13 8.69]", async () => {
  google('client id missing');
  await show('register');
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Registration Failed', text: 'Google authentication failed. Please try again.' }),
  );
});

it("spec §8 Google sign-in: 'Configuration Issue', and a button that explains [8.68]", async () => {
  google('The given origin is not allowed for the given client ID.');
  await show('login');
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Configuration Issue',
      text: 'Please add your domain to Google Cloud Console authorized origins.',
      tone: 'bad',
    }),
  );
  const why = screen.getByRole('button', { name: 'Google Sign-In Origin Error' });
  expect(why.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(why);
  expect(screen.getByText(/Google does not know http:\/\/localhost/)).toBeTruthy();
});
