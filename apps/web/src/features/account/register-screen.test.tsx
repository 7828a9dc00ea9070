// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../engine/http/api.ts';
import { HttpError } from '../../engine/http/http-error.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { RegisterScreen } from './register-screen.tsx';

const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Join the Arena' });

function open(path = '/register'): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/register" element={<RegisterScreen />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

function checklist(): Record<string, string | null> {
  const items = within(screen.getByRole('region', { name: 'Security Requirements' })).getAllByRole('listitem');
  return Object.fromEntries(items.map((item) => [(item.textContent ?? '').split(':')[0], item.getAttribute('data-met')]));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  toastStore.setState({ toast: undefined });
});

describe('Security Requirements', () => {
  it('follows what is typed; Passwords match appears only with a confirmation', () => {
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

  it('keeps the button disabled until the rules and the match are met, and says why on submitting', () => {
    open();
    type('Warrior Name', 'mara');
    type('Battle Email', 'mara@example.org');
    type('Secret Code', 'stone');
    type('Confirm Secret Code', 'stone');
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(submit());
    expect(toastStore.getState().toast).toMatchObject({
      title: 'Security Requirements Not Met',
      text: 'Please ensure your secret code meets all requirements',
    });
    type('Secret Code', 'StoneCold1');
    fireEvent.click(submit());
    expect(toastStore.getState().toast).toMatchObject({ title: "Security Codes Don't Match", text: 'Your secret codes do not match' });
    type('Confirm Secret Code', 'StoneCold1');
    expect(submit().hasAttribute('aria-disabled')).toBe(false);
  });
});

function fill(): void {
  type('Warrior Name', 'mara');
  type('Battle Email', 'mara@example.org');
  type('Secret Code', 'StoneCold1');
  type('Confirm Secret Code', 'StoneCold1');
}

it('registers and goes on to the arena of the invite link', async () => {
  const register = vi.spyOn(session, 'register').mockResolvedValue({
    id: 'u1',
    username: 'mara',
    email: 'mara@example.org',
    profile_picture_url: null,
    created_at: '',
  });
  open('/register?to=%2Flobby%2F7KQ2MX');
  fill();
  fireEvent.click(submit());
  await screen.findByText('elsewhere');
  expect(register).toHaveBeenCalledWith({ username: 'mara', email: 'mara@example.org', password: 'StoneCold1' });
  expect(toastStore.getState().toast).toMatchObject({ title: 'Success', text: 'Welcome to Deadpan, mara!' });
});

it('says why it failed, in the server’s words where there are any', async () => {
  const failure = (detail?: string): HttpError =>
    new HttpError({ kind: 'answer', status: 409, detail, code: undefined, retryAfterMs: undefined });
  const register = vi.spyOn(session, 'register').mockRejectedValueOnce(failure('This name is taken.')).mockRejectedValueOnce(failure());
  open();
  fill();
  fireEvent.click(submit());
  await waitFor(() => expect(toastStore.getState().toast).toMatchObject({ title: 'Registration Failed', text: 'This name is taken.' }));
  fireEvent.click(submit());
  await waitFor(() => expect(toastStore.getState().toast?.text).toBe('Failed to create warrior account. Please try again.'));
  expect(register).toHaveBeenCalledTimes(2);
});
