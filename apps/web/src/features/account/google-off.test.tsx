// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session, tokens } from '../../engine/http/api.ts';
import { undecided } from '../../engine/http/session.ts';
import { AccountScreen } from './account-screen.tsx';
import { aServer, mara, open, signOut } from './testing.tsx';

afterEach(signOut);

it('a player with Google only is sent to a letter where Google is switched off', async () => {
  tokens.write('a-token');
  session.store.setState({ ...undecided, user: mara, isAuthenticated: true, loading: false });
  aServer({
    'GET /account': { status: 200, body: { user: mara, hasPassword: false, googleLinked: true, generatedAvatar: false } },
    'GET /account/blocks': { status: 200, body: [] },
    'GET /config': { status: 200, body: { google: null, badge: null, mail: true } },
  });
  open('/account', <AccountScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Set one: Secret Code' }));
  expect(await screen.findByText(/Google sign-in is switched off here. Ask for a new secret code by mail/)).toBeTruthy();
});
