import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { overlayTexts } from '../texts/overlays.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { Toaster } from '../ui/toaster.tsx';
import { settingsDoor } from '../stage/settings-door.ts';
import { useOtherTabs } from './other-tabs.ts';
import { useOnboarding } from './use-onboarding.ts';

const HelpDialog = lazy(() => import('./help-dialog.tsx').then((file) => ({ default: file.HelpDialog })));
const SettingsDialog = lazy(() => import('../features/settings/settings-dialog.tsx').then((file) => ({ default: file.SettingsDialog })));
const loadOnboarding = () => import('../features/onboarding/onboarding-dialog.tsx');
const OnboardingDialog = lazy(() => loadOnboarding().then((file) => ({ default: file.OnboardingDialog })));

/** What may lie over any page: toasts, the introduction, the settings, the keys. `decidedAt`: when it was known who is there, by `performance.now()`. */
export function Overlays({ decidedAt }: { decidedAt: number | null }) {
  const { pathname } = useLocation();
  const settings = useStore(settingsDoor, (state) => state.open);
  const onboarding = useOnboarding(decidedAt, loadOnboarding);
  const [help, setHelp] = useState(false);
  useOtherTabs();
  // The stage answers this key itself, with its rules.
  const onStage = pathname.startsWith('/game/');
  useHotkeys({ ...(!onStage && { '?': () => setHelp(true) }), 'ctrl+shift+o': onboarding.again });
  return (
    <>
      <Toaster labels={overlayTexts.toasts} />
      <Suspense>
        {help && <HelpDialog onClose={() => setHelp(false)} />}
        {settings && <SettingsDialog onClose={() => settingsDoor.setState({ open: false })} />}
        {onboarding.shown && <OnboardingDialog user={onboarding.user} onClose={onboarding.close} />}
      </Suspense>
    </>
  );
}
