import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Frame, StageFrame } from './frame.tsx';
import { GuestsOnly, SignedIn } from './guards.tsx';

const LandingScreen = lazy(() => import('../features/landing/landing-screen.tsx').then((file) => ({ default: file.LandingScreen })));
const PrivacyScreen = lazy(() => import('../features/landing/paper-screens.tsx').then((file) => ({ default: file.PrivacyScreen })));
const TermsScreen = lazy(() => import('../features/landing/paper-screens.tsx').then((file) => ({ default: file.TermsScreen })));
const LoginScreen = lazy(() => import('../features/account/login-screen.tsx').then((file) => ({ default: file.LoginScreen })));
const RegisterScreen = lazy(() => import('../features/account/register-screen.tsx').then((file) => ({ default: file.RegisterScreen })));
const ForgeClosed = lazy(() => import('./plain-screens.tsx').then((file) => ({ default: file.ForgeClosed })));
const NotFound = lazy(() => import('./plain-screens.tsx').then((file) => ({ default: file.NotFound })));
const Queries = lazy(() => import('./queries.tsx').then((file) => ({ default: file.Queries })));
const PlayScreen = lazy(() => import('../features/arenas/play-screen.tsx').then((file) => ({ default: file.PlayScreen })));
const LobbyScreen = lazy(() => import('../features/lobby/lobby-screen.tsx').then((file) => ({ default: file.LobbyScreen })));
const Round1Screen = lazy(() => import('../features/round1/round1-screen.tsx').then((file) => ({ default: file.Round1Screen })));
const ProfileScreen = lazy(() => import('../features/profile/profile-screen.tsx').then((file) => ({ default: file.ProfileScreen })));

/** Every address of the product (spec §2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<LandingScreen />} />
        <Route path="privacy" element={<PrivacyScreen />} />
        <Route path="terms" element={<TermsScreen />} />
        <Route element={<GuestsOnly />}>
          <Route path="login" element={<LoginScreen />} />
          <Route path="register" element={<RegisterScreen />} />
        </Route>
        <Route element={<SignedIn />}>
          <Route element={<Queries />}>
            <Route path="play" element={<PlayScreen />} />
            <Route path="profile" element={<ProfileScreen />} />
          </Route>
          <Route path="generate-meme" element={<ForgeClosed />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<SignedIn />}>
        <Route element={<Frame footer={false} />}>
          <Route path="lobby/:roomId" element={<LobbyScreen />} />
        </Route>
        <Route element={<StageFrame />}>
          {/* With one round there is nothing after it yet: its address leads to round 1. */}
          <Route path="game/:roomId" element={<Navigate to="round1" replace />} />
          <Route path="game/:roomId/round1" element={<Round1Screen />} />
        </Route>
      </Route>
    </Routes>
  );
}
