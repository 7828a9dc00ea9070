// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AccountAnswer } from '@deadpan/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session, tokens } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { AccountScreen } from './account-screen.tsx';
import { aServer, mara, open, signOut, toast, type } from './testing.tsx';
import type { Answer } from './testing.tsx';

const mine: AccountAnswer = { user: mara, hasPassword: true, googleLinked: false, generatedAvatar: false };
const google = {
  status: 200,
  body: { google: { clientId: 'client', scriptUrl: 'https://a.example/gsi/client' }, badge: null, mail: true },
};
const refused = { status: 409, body: { detail: 'Not now.' } };

async function show(answers: Record<string, Answer | Answer[]> = {}): Promise<void> {
  aServer({ 'GET /account': { status: 200, body: mine }, 'GET /account/blocks': { status: 200, body: [] }, ...answers });
  open('/account', <AccountScreen />);
  await screen.findByRole('heading', { level: 2, name: 'mara' });
}

const inDialog = () => within(screen.getByRole('dialog'));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const escape = (): void => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
/** A press beside the dialog; one is heard only a moment after it has opened. */
async function pressBeside(): Promise<void> {
  await act(() => new Promise((heard) => setTimeout(heard)));
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
}

/** The only upload: it hangs on its way until it is stopped. */
class HangingUpload extends EventTarget {
  static sent: HangingUpload[] = [];
  upload = new EventTarget();
  stopped = false;
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    HangingUpload.sent.push(this);
  }
  abort(): void {
    this.stopped = true;
    this.dispatchEvent(new Event('abort'));
  }
}

beforeEach(() => {
  tokens.write('a-token');
  session.store.setState({ ...undecided, user: mara, isAuthenticated: true, loading: false });
  Object.assign(URL, { createObjectURL: () => 'blob:a-file', revokeObjectURL: () => undefined });
  HangingUpload.sent = [];
  vi.stubGlobal('XMLHttpRequest', HangingUpload);
});
afterEach(() => {
  signOut();
  delete (window as { google?: unknown }).google;
});

const chooseFile = (): void => {
  const input = inDialog().getByLabelText(/Drop a picture here/);
  fireEvent.change(input, { target: { files: [new File(['x'], 'x.png', { type: 'image/png' })] } });
};

describe('what was typed', () => {
  it.each([
    ['name', 'Change: Warrior Name', () => type('Warrior Name', 'greta')],
    ['secret code', 'Change: Secret Code', () => type('Current Secret Code', 'StoneCold1')],
    ['picture', 'Change picture', chooseFile],
  ])('%s: a press beside the dialog leaves it there, and Escape asks before it is lost', async (_, button, change) => {
    await show();
    press(button);
    change();
    await pressBeside();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    escape();
    fireEvent.click(within(screen.getByRole('dialog', { name: 'Leave the changes?' })).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['deleting', 'Delete account', 'Secret Code, to be sure it is you'],
    ['connecting Google', 'Connect', 'Secret Code, to be sure it is you'],
  ])('%s: a press beside the dialog leaves it there; Escape means no, and asks nothing', async (_, button, label) => {
    Object.assign(window, { google: { accounts: { id: { initialize: () => {}, renderButton: () => {}, prompt: () => {} } } } });
    await show({ 'GET /config': google });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    type(label, 'StoneCold1');
    await pressBeside();
    expect(inDialog().getByLabelText(label)).toHaveProperty('value', 'StoneCold1');
    escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('what is under way', () => {
  it.each([
    [
      'PUT /account/username',
      'Change: Warrior Name',
      () => {
        type('Warrior Name', 'greta');
        press('Save');
      },
      'Cancel',
    ],
    [
      'DELETE /account',
      'Delete account',
      () => {
        type('Secret Code, to be sure it is you', 'StoneCold1');
        press('Delete for good');
      },
      'Keep it',
    ],
    [
      'POST /auth/logout-everywhere',
      'Sign out everywhere',
      () => void fireEvent.click(inDialog().getByRole('button', { name: 'Sign out everywhere' })),
      'Cancel',
    ],
  ])('%s keeps its dialog until the answer is there to be told', async (call, button, begin, cancel) => {
    const waiting: ((said: typeof refused) => void)[] = [];
    await show({ [call]: new Promise<typeof refused>((resolve) => waiting.push(resolve)) });
    press(button);
    begin();
    await waitFor(() => expect(inDialog().getByRole('button', { name: cancel }).getAttribute('aria-disabled')).toBe('true'));
    press(cancel);
    escape();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    waiting[0]?.(refused);
    expect((await inDialog().findByRole('alert')).textContent).toBe('Not now.');
    press(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a picture on its way is stopped by Cancel', async () => {
    await show();
    press('Change picture');
    chooseFile();
    press('Use this one');
    await waitFor(() => expect(HangingUpload.sent).toHaveLength(1));
    escape();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(HangingUpload.sent.map(({ stopped }) => stopped)).toEqual([true]);
    await act(async () => undefined);
    expect(toast()).toBeUndefined();
    expect(session.store.getState().user).toEqual(mara);
  });
});
