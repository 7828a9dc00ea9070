import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../engine/http/api.ts';
import { appTexts } from '../texts/app.ts';
import { showToast } from '../ui/toast-store.ts';
import { loginPath, returnPath } from '../features/account/return-path.ts';

/** Lets players in; sends guests to /login, which brings them back here afterwards. */
export function SignedIn() {
  const { user, ended } = useStore(session.store);
  const [cameSignedIn] = useState(user !== null);
  const { pathname, search, hash } = useLocation();
  if (user) return <Outlet />;
  // Who logs out by choice leaves for the landing page (spec §2); whose session ended is asked to come back.
  if (cameSignedIn && ended === 'by-choice') return <Navigate to="/" replace />;
  return <Navigate to={loginPath(pathname + search + hash)} replace />;
}

/** The forge says why it sends a guest to /login (spec §6); everywhere else the login page itself is explanation enough. */
export function SignedInForge() {
  const guest = useStore(session.store, (state) => state.user === null && state.ended === null);
  useEffect(() => {
    if (guest) showToast({ ...appTexts.authenticationRequired, tone: 'bad' });
  }, [guest]);
  return <SignedIn />;
}

/** /login and /register are for guests: a player goes on to where they were headed, or to /play. */
export function GuestsOnly() {
  const user = useStore(session.store, (state) => state.user);
  const [params] = useSearchParams();
  return user ? <Navigate to={returnPath(params)} replace /> : <Outlet />;
}
