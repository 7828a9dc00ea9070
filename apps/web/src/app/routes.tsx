import { lazy } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Frame, StageFrame } from './frame.tsx';
import { GuestsOnly, SignedIn, SignedInForge } from './guards.tsx';

/** A screen that is loaded when its address is opened: the file and the name it has there. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((file) => ({ default: file[name] })));

const landing = () => import('../features/landing/landing-screen.tsx');
const queries = () => import('./queries.tsx');
const arenas = () => import('../features/arenas/play-screen.tsx');
const lobby = () => import('../features/lobby/lobby-screen.tsx');
const arena = () => import('./arena-route.tsx');
const round1 = () => import('../features/round1/round1-screen.tsx');

const LandingScreen = screen(landing, 'LandingScreen');
const PrivacyScreen = screen(() => import('../features/landing/paper-screens.tsx'), 'PrivacyScreen');
const TermsScreen = screen(() => import('../features/landing/paper-screens.tsx'), 'TermsScreen');
const LoginScreen = screen(() => import('../features/account/login-screen.tsx'), 'LoginScreen');
const RegisterScreen = screen(() => import('../features/account/register-screen.tsx'), 'RegisterScreen');
const ForgotScreen = screen(() => import('../features/account/forgot-screen.tsx'), 'ForgotScreen');
const ResetScreen = screen(() => import('../features/account/reset-screen.tsx'), 'ResetScreen');
const AccountScreen = screen(() => import('../features/account/account-screen.tsx'), 'AccountScreen');
const SettingsScreen = screen(() => import('../features/settings/settings-screen.tsx'), 'SettingsScreen');
const CameraPanelScreen = lazy(() =>
  import('../features/camera-panel/camera-panel-screen.tsx').then((file) => ({ default: file.CameraPanelScreen })),
);
const DemoRoute = screen(() => import('./demo-route.tsx'), 'DemoRoute');
const ForgeScreen = screen(() => import('../features/forge/forge-screen.tsx'), 'ForgeScreen');
const NotFound = screen(() => import('./plain-screens.tsx'), 'NotFound');
const Queries = screen(queries, 'Queries');
const PlayScreen = screen(arenas, 'PlayScreen');
const LobbyScreen = screen(lobby, 'LobbyScreen');
const ArenaRoute = screen(arena, 'ArenaRoute');
const Round1Screen = screen(round1, 'Round1Screen');
const ProfileScreen = screen(() => import('../features/profile/profile-screen.tsx'), 'ProfileScreen');
const MatchScreen = screen(() => import('../features/match-page/match-screen.tsx'), 'MatchScreen');
const DecksScreen = screen(() => import('../features/decks/decks-screen.tsx'), 'DecksScreen');
const DeckScreen = screen(() => import('../features/decks/deck-screen.tsx'), 'DeckScreen');
const LeaderboardScreen = screen(() => import('../features/leaderboard/leaderboard-screen.tsx'), 'LeaderboardScreen');

/** The way back into a match is taken before its screen is drawn. */
const back = (load: () => Promise<{ openAhead: (pathname: string) => void }>) => () =>
  load().then(({ openAhead }) => openAhead(location.pathname));

const early: readonly [RegExp, readonly (() => Promise<unknown>)[]][] = [
  [/^\/$/, [landing]],
  [/^\/play$/, [queries, arenas]],
  [/^\/lobby\//, [lobby]],
  [/^\/game\/.+\/round1$/, [back(round1)]],
  [/^\/game\/[^/]+$/, [back(arena)]],
];

/** Starts to load the screen of an address while the server is still asked who is there. A failure shows when the screen is needed. */
export function loadAhead(pathname: string): void {
  for (const load of early.find(([address]) => address.test(pathname))?.[1] ?? []) load().catch(() => undefined);
}

/** Every address of the product (spec §2). /play?demo=true is the demo, for guests and players alike; it has a stage of its own. */
export function AppRoutes() {
  const { pathname, search } = useLocation();
  if (pathname === '/play' && new URLSearchParams(search).get('demo') === 'true') {
    return (
      <StageFrame>
        <DemoRoute />
      </StageFrame>
    );
  }
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<LandingScreen />} />
        <Route path="privacy" element={<PrivacyScreen />} />
        <Route path="terms" element={<TermsScreen />} />
        <Route path="camera-check" element={<CameraPanelScreen />} />
        <Route path="settings" element={<SettingsScreen />} />
        <Route path="forgot-password" element={<ForgotScreen />} />
        <Route path="reset-password" element={<ResetScreen />} />
        <Route element={<GuestsOnly />}>
          <Route path="login" element={<LoginScreen />} />
          <Route path="register" element={<RegisterScreen />} />
        </Route>
        <Route element={<SignedIn />}>
          <Route element={<Queries />}>
            <Route path="play" element={<PlayScreen />} />
            <Route path="profile" element={<ProfileScreen />} />
            <Route path="match/:id" element={<MatchScreen />} />
            <Route path="leaderboard" element={<LeaderboardScreen />} />
            <Route path="account" element={<AccountScreen />} />
            <Route path="decks" element={<DecksScreen />} />
            <Route path="decks/:id" element={<DeckScreen />} />
          </Route>
        </Route>
        <Route element={<SignedInForge />}>
          <Route element={<Queries />}>
            <Route path="generate-meme" element={<ForgeScreen />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<SignedIn />}>
        <Route element={<Frame footer={false} />}>
          <Route path="lobby/:roomId" element={<LobbyScreen />} />
        </Route>
        <Route element={<StageFrame />}>
          <Route path="game/:roomId" element={<ArenaRoute />} />
          <Route path="game/:roomId/round1" element={<Round1Screen />} />
        </Route>
      </Route>
    </Routes>
  );
}
