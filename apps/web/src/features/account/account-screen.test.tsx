// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AccountAnswer } from '@deadpan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Identity } from '../../engine/google/identity.ts';
import { session, tokens } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { AccountScreen } from './account-screen.tsx';
import { freshSeeds } from './mine/seeds.ts';
import { aServer, mara, open, signOut, toast, type, wentTo } from './testing.tsx';
import type { Answer } from './testing.tsx';

const mine: AccountAnswer = { user: mara, hasPassword: true, googleLinked: false, generatedAvatar: false };
const ok = (body?: unknown): Answer => ({ status: 200, body });
const no = (status: number, code: string, detail: string): Answer => ({ status, body: { detail, code } });

async function show(answers: Record<string, Answer | Answer[]> = {}, own: Partial<AccountAnswer> = {}) {
  const server = aServer({ 'GET /account': ok({ ...mine, ...own }), 'GET /account/blocks': ok([]), ...answers });
  open('/account', <AccountScreen />);
  await screen.findByRole('heading', { level: 2, name: 'mara' });
  return server;
}
const withGoogle = ok({ google: { clientId: 'client', scriptUrl: 'https://a.example/gsi/client' }, badge: null, mail: true });

/** Google's script is there already; `answer` presses its newest button. */
function aGoogle() {
  const callbacks: Parameters<Identity['initialize']>[0]['callback'][] = [];
  let answered = 0;
  const id: Identity = {
    initialize: ({ callback }) => void callbacks.push(callback),
    renderButton: (host) => host.append(document.createElement('iframe')),
    prompt: () => undefined,
  };
  Object.assign(window, { google: { accounts: { id } } });
  return {
    answer: async (credential: string) => {
      await waitFor(() => expect(callbacks.length).toBeGreaterThan(answered));
      answered = callbacks.length;
      act(() => callbacks.at(-1)?.({ credential }));
    },
  };
}
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  tokens.write('a-token');
  session.store.setState({ ...undecided, user: mara, isAuthenticated: true, loading: false });
});
afterEach(() => {
  signOut();
  delete (window as { google?: unknown }).google;
});

it('says so when it cannot be read, and tries again', async () => {
  aServer({ 'GET /account': ['network', ok(mine)], 'GET /account/blocks': ok([]) });
  open('/account', <AccountScreen />);
  await screen.findByText('Your account could not be read.');
  press('Try again');
  await screen.findByText('mara@example.org');
});

describe('the name', () => {
  it('changes here and everywhere; a taken one is told beside the field', async () => {
    const greta = { ...mara, username: 'greta' };
    const server = await show({ 'PUT /account/username': [no(409, 'USERNAME_TAKEN', 'This warrior name is taken.'), ok(greta)] });
    press('Change: Warrior Name');
    type('Warrior Name', 'greta');
    press('Save');
    await waitFor(() => expect(screen.getByLabelText('Warrior Name').getAttribute('aria-invalid')).toBe('true'));
    press('Save');
    await closed();
    expect(screen.getByRole('heading', { level: 2, name: 'greta' })).toBeTruthy();
    expect(session.store.getState().user).toEqual(greta);
    expect(server.of('PUT /account/username')).toEqual([{ username: 'greta' }, { username: 'greta' }]);
    expect(toast()?.title).toBe('Name changed');
  });
});

describe('the secret code', () => {
  const fill = (): void => {
    type('New Secret Code', 'StoneCold2');
    type('Confirm Secret Code', 'StoneCold2');
  };

  it('asks for the present one, and goes on under a new token', async () => {
    const renewed = ok({ access_token: 'a-newer-token', user: mara });
    const server = await show({ 'PUT /account/password': [no(403, 'WRONG_PASSWORD', 'That is not your code.'), renewed] });
    press('Change: Secret Code');
    type('Current Secret Code', 'StoneCold1');
    fill();
    press('Save');
    await waitFor(() => expect(screen.getByLabelText('Current Secret Code').getAttribute('aria-invalid')).toBe('true'));
    expect(tokens.read()).toBe('a-token');
    press('Save');
    await closed();
    expect(server.of('PUT /account/password')[0]).toEqual({ currentPassword: 'StoneCold1', newPassword: 'StoneCold2' });
    expect(tokens.read()).toBe('a-newer-token');
  });

  it('is set for the first time by who came with Google, and confirms it with Google', async () => {
    const google = aGoogle();
    const renewed = ok({ access_token: 'new', user: mara });
    const late = no(403, 'GOOGLE_REQUIRED', 'That took too long.');
    const server = await show(
      { 'GET /config': withGoogle, 'PUT /account/password': [late, renewed] },
      { hasPassword: false, googleLinked: true },
    );
    expect(screen.getByText('None. Google is the way in.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Disconnect' }).getAttribute('aria-disabled')).toBe('true');
    press('Set one: Secret Code');
    expect(screen.queryByLabelText('Current Secret Code')).toBeNull();
    fill();
    press('Save');
    expect(await screen.findByText('Continue with Google first.')).toBeTruthy();
    expect(server.of('PUT /account/password')).toEqual([]);
    await google.answer('first-token');
    expect(await screen.findByText('Google says it is you.')).toBeTruthy();
    press('Save');
    // A confirmation that the server refuses is asked for again.
    expect(await screen.findByText('That took too long.')).toBeTruthy();
    await google.answer('second-token');
    await screen.findByText('Google says it is you.');
    press('Save');
    await closed();
    const sent = (id_token: string) => ({
      google: { id_token, nonce: expect.stringMatching(/^set-password-[\w-]{43}$/) as string },
      newPassword: 'StoneCold2',
    });
    expect(server.of('PUT /account/password')).toEqual([sent('first-token'), sent('second-token')]);
    expect(screen.getByRole('button', { name: 'Disconnect' }).hasAttribute('aria-disabled')).toBe(false);
  });

  it('holds to the rules of registration', async () => {
    const server = await show();
    press('Change: Secret Code');
    type('Current Secret Code', 'StoneCold1');
    type('New Secret Code', 'StoneCold2');
    type('Confirm Secret Code', 'StoneCold3');
    press('Save');
    expect(toast()?.title).toBe("Security Codes Don't Match");
    expect(server.of('PUT /account/password')).toEqual([]);
  });
});

describe('the picture', () => {
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:a-file', revokeObjectURL: () => undefined });
  });

  it('is a drawn face chosen among ten; others come on request', async () => {
    const drawn = { ...mara, profile_picture_url: '/avatars/generated/abc.svg' };
    const server = await show({ 'PUT /account/avatar/generated': ok(drawn) });
    press('Change picture');
    expect(screen.getByRole('button', { name: 'Use this one' }).getAttribute('aria-disabled')).toBe('true');
    const faces = (): (string | null)[] =>
      inDialog()
        .getAllByRole('img')
        .map((face) => face.getAttribute('src'));
    const before = faces();
    expect(before).toHaveLength(10);
    press('Shuffle');
    expect(faces().filter((face) => before.includes(face))).toEqual([]);
    fireEvent.click(inDialog().getByRole('radio', { name: 'Face 2' }));
    const second = faces()[1];
    press('Use this one');
    await closed();
    expect(server.of('PUT /account/avatar/generated').map((body) => (body as { seed: string }).seed)).toEqual([
      /generated\/(\w+)\.svg/.exec(second ?? '')?.[1],
    ]);
    expect(session.store.getState().user?.profile_picture_url).toBe('/avatars/generated/abc.svg');
  });

  it('may be a file, dropped or chosen; what is none or too large is refused at once', async () => {
    await show();
    press('Change picture');
    const input = inDialog().getByLabelText(/Drop a picture here/);
    fireEvent.drop(input, { dataTransfer: { files: [new File(['x'], 'x.txt', { type: 'text/plain' })] } });
    expect(screen.getByRole('alert').textContent).toBe('That is not a picture.');
    const large = new File(['x'], 'x.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    fireEvent.change(input, { target: { files: [large] } });
    expect(screen.getByRole('alert').textContent).toBe('That picture is larger than 5 MB.');
    fireEvent.drop(input, { dataTransfer: { files: [new File(['x'], 'x.png', { type: 'image/png' })] } });
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.querySelector('figure img')?.getAttribute('src')).toBe('blob:a-file'));
  });

  it('can be none again', async () => {
    const drawn = { ...mara, profile_picture_url: '/avatars/generated/abc.svg' };
    await show({ 'DELETE /account/avatar': ok(mara) }, { user: drawn });
    press('Change picture');
    press('Remove picture');
    await closed();
    expect(document.querySelector('main img')).toBeNull();
    expect(freshSeeds(50).every((seed) => /^[a-z0-9]{10}$/.test(seed))).toBe(true);
  });
});

describe('devices and data', () => {
  it('signing out everywhere is asked first, then ends at /login', async () => {
    const server = await show({ 'POST /auth/logout-everywhere': { status: 204 } });
    press('Sign out everywhere');
    expect(server.of('POST /auth/logout-everywhere')).toEqual([]);
    fireEvent.click(inDialog().getByRole('button', { name: 'Sign out everywhere' }));
    expect(await wentTo()).toBe('/login');
    expect([tokens.read(), session.store.getState().user]).toEqual([null, null]);
  });

  it('a failed export says so', async () => {
    await show({ 'GET /account/export': 'network' });
    press('Export my data');
    expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Please try again.');
  });
});

describe('the end', () => {
  it('says what goes and what stays, asks for the code, and is final', async () => {
    const server = await show({ 'DELETE /account': [no(403, 'WRONG_PASSWORD', 'That is not your code.'), { status: 204 }] });
    press('Delete account');
    expect(inDialog().getByText(/The results of those you played with/)).toBeTruthy();
    type('Secret Code, to be sure it is you', 'StoneCold1');
    press('Delete for good');
    await screen.findByText('That is not your code.');
    press('Delete for good');
    expect(await wentTo()).toBe('/');
    expect(server.of('DELETE /account').at(-1)).toEqual({ password: 'StoneCold1' });
    expect(toast()?.title).toBe('Account deleted');
    expect(tokens.read()).toBeNull();
  });

  it('asks who has no code to type the name and to continue with Google', async () => {
    const google = aGoogle();
    const server = await show(
      { 'GET /config': withGoogle, 'DELETE /account': { status: 204 } },
      { hasPassword: false, googleLinked: true },
    );
    press('Delete account');
    await google.answer('a-token');
    await screen.findByText('Google says it is you.');
    type('Type mara to be sure', 'tobias');
    press('Delete for good');
    expect(await screen.findByText('That is not your name.')).toBeTruthy();
    expect(server.of('DELETE /account')).toEqual([]);
    type('Type mara to be sure', 'mara');
    press('Delete for good');
    expect(await wentTo()).toBe('/');
    const nonce = expect.stringMatching(/^delete-account-[\w-]{43}$/) as string;
    expect(server.of('DELETE /account')).toEqual([{ google: { id_token: 'a-token', nonce } }]);
  });
});

describe('Google', () => {
  it('is disconnected with the secret code', async () => {
    const server = await show(
      { 'DELETE /account/google': [no(403, 'WRONG_PASSWORD', 'That is not your secret code.'), { status: 204 }] },
      { googleLinked: true },
    );
    press('Disconnect');
    type('Secret Code, to be sure it is you', 'StoneCold1');
    fireEvent.click(inDialog().getByRole('button', { name: 'Disconnect' }));
    await screen.findByText('That is not your secret code.');
    fireEvent.click(inDialog().getByRole('button', { name: 'Disconnect' }));
    await closed();
    expect(server.of('DELETE /account/google')).toEqual([{ password: 'StoneCold1' }, { password: 'StoneCold1' }]);
    expect(toast()?.title).toBe('Google disconnected');
  });
});
