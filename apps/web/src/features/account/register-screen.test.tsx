// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../../ui/toast-store.ts';
import { RegisterScreen } from './register-screen.tsx';
import { aServer, mara, open as openAt, signOut, toast, type, wentTo } from './testing.tsx';

const submit = (): HTMLElement => screen.getByRole('button', { name: 'JOIN THE ARENA' });
const entered = { status: 200, body: { access_token: 'a-token', user: mara } };

function open(path = '/register', answers: Parameters<typeof aServer>[0] = {}): ReturnType<typeof aServer> {
  const server = aServer(answers);
  openAt(path, <RegisterScreen />);
  return server;
}

function checklist(): Record<string, string | null> {
  const items = within(screen.getByRole('region', { name: 'Security Requirements' })).getAllByRole('listitem');
  return Object.fromEntries(items.map((item) => [(item.textContent ?? '').split(':')[0], item.getAttribute('data-met')]));
}

afterEach(signOut);

it('spec §2 Registration page: four fields, all required, both codes with show/hide toggles [2.34]', () => {
  open();
  const fields = ['Warrior Name', 'Battle Email', 'Secret Code', 'Confirm Secret Code'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  expect(fields.map(({ type: kind, required, autocomplete }) => [kind, required, autocomplete])).toEqual([
    ['text', true, 'nickname'],
    ['email', true, 'username'],
    ['password', true, 'new-password'],
    ['password', true, 'new-password'],
  ]);
  const shows = screen.getAllByRole('button', { name: 'Show secret code' });
  expect(shows).toHaveLength(2);
  for (const show of shows) fireEvent.click(show);
  expect(fields.slice(2).map((field) => field.type)).toEqual(['text', 'text']);
});

describe('Security Requirements', () => {
  it('spec §2 Registration page: the checklist follows what is typed; Passwords match appears only with a confirmation [2.35 2.36]', () => {
    open();
    const none = {
      'At least 8 characters': 'false',
      'One uppercase letter': 'false',
      'One lowercase letter': 'false',
      'One number': 'false',
    };
    expect(checklist()).toEqual(none);
    type('Secret Code', 'stone1');
    expect(checklist()).toEqual({ ...none, 'One lowercase letter': 'true', 'One number': 'true' });
    type('Secret Code', 'StoneCold1');
    type('Confirm Secret Code', 'StoneCold');
    expect(checklist()['Passwords match']).toBe('false');
    type('Confirm Secret Code', 'StoneCold1');
    expect(new Set(Object.values(checklist()))).toEqual(new Set(['true']));
  });

  it('spec §5: JOIN THE ARENA is disabled until the rules and the match are met, and says why when pressed [2.37 5.1 5.2]', () => {
    open();
    type('Warrior Name', 'mara');
    type('Battle Email', 'mara@example.org');
    type('Secret Code', 'stone');
    type('Confirm Secret Code', 'stone');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(submit());
    expect(toast()).toMatchObject({
      title: 'Security Requirements Not Met',
      text: 'Please ensure your secret code meets all requirements',
    });
    type('Secret Code', 'StoneCold1');
    fireEvent.click(submit());
    expect(toast()).toMatchObject({ title: "Security Codes Don't Match", text: 'Your secret codes do not match' });
    type('Confirm Secret Code', 'StoneCold1');
    expect(submit().hasAttribute('aria-disabled')).toBe(false);
  });

  it('leads to the field that is to blame, with the list of requirements in view, and above all its label', () => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    const label = (text: string): HTMLElement => screen.getByText(text, { selector: 'label' });
    open();
    type('Warrior Name', 'mara');
    type('Battle Email', 'mara@example.org');
    type('Secret Code', 'stone');
    type('Confirm Secret Code', 'stone');
    const list = screen.getByRole('region', { name: 'Security Requirements' });
    for (const [field, code] of [
      ['Secret Code', 'StoneCold1'],
      ['Confirm Secret Code', 'StoneCold1'],
    ] as const) {
      submit().focus();
      fireEvent.click(submit());
      expect(document.activeElement).toBe(screen.getByLabelText(field));
      expect(seen.mock.contexts).toEqual([list, label(field)]);
      expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
      seen.mockClear();
      type(field, code);
    }
    seen.mockRestore();
  });
});

function fill(): void {
  type('Warrior Name', 'mara');
  type('Battle Email', 'mara@example.org');
  type('Secret Code', 'StoneCold1');
  type('Confirm Secret Code', 'StoneCold1');
}

it('spec §2 Registration page: registers once while busy, without the confirmation, and ends at /play [2.12 2.37 3.2]', async () => {
  const server = open('/register', { 'POST /auth/register': entered });
  fill();
  fireEvent.click(submit());
  const busy = await screen.findByRole('button', { name: 'JOINING ARENA...' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(busy);
  expect(await wentTo()).toBe('/play');
  expect(server.of('POST /auth/register')).toEqual([{ username: 'mara', email: 'mara@example.org', password: 'StoneCold1' }]);
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Success', text: 'Welcome to Deadpan, mara!' }));
});

it("spec §8 Accounts: who is headed for a lobby page is greeted with 'Warrior Registered!' and arrives there [2.11 8.14]", async () => {
  open('/register?to=%2Flobby%2F7KQ2MX', { 'POST /auth/register': entered });
  fill();
  fireEvent.click(submit());
  expect(await wentTo()).toBe('/lobby/7KQ2MX');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Warrior Registered!', text: 'Welcome to Deadpan, mara!' }));
});

const failed = { title: 'Registration Failed', text: 'Failed to create warrior account. Please try again.' };

it("spec §8 Accounts: a failure is 'Registration Failed', and the server's reason stands where it belongs [8.12]", async () => {
  const taken = 'This warrior name is taken. Please choose another one.';
  open('/register', {
    'POST /auth/register': [
      { status: 409, body: { detail: 'An account with this e-mail already exists.' } },
      { status: 409, body: { detail: taken, code: 'USERNAME_TAKEN' } },
      { status: 422, body: { detail: [{ loc: ['body', 'email'], msg: 'must be an e-mail address', type: 'x' }] } },
      'network',
    ],
  });
  fill();
  fireEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('An account with this e-mail already exists.');
  await waitFor(() => expect(toast()).toMatchObject(failed));
  fireEvent.click(submit());
  const beside = await screen.findByText(taken);
  expect(screen.getByLabelText('Warrior Name').getAttribute('aria-describedby')).toContain(beside.id);
  expect(screen.getByRole('alert')).toBe(beside);
  fireEvent.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Battle Email').getAttribute('aria-invalid')).toBe('true'));
  toastStore.setState({ toast: undefined });
  fireEvent.click(submit());
  await waitFor(() => expect(toast()).toMatchObject(failed));
});

it('spec §2 Registration page: ENTER ARENA leads to /login and keeps where one was headed [2.39]', async () => {
  open('/register?to=%2Flobby%2F7KQ2MX');
  fireEvent.click(screen.getByRole('link', { name: 'ENTER ARENA' }));
  expect(await wentTo()).toBe('/login?to=%2Flobby%2F7KQ2MX');
});

it('says from which age, and links the papers beside the form: what is typed stays', () => {
  open();
  expect(screen.getByText('You must be 16 or older: strangers see your face here.')).toBeTruthy();
  const papers = ['terms', 'picture'].map((name) => screen.getByRole('link', { name: new RegExp(`^${name}`) }));
  expect(papers.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['terms (opens in a new tab)', '/terms', '_blank'],
    ['picture (opens in a new tab)', '/privacy', '_blank'],
  ]);
});
