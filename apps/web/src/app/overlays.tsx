import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../engine/preferences/preferences.ts';
import { overlayTexts } from '../texts/overlays.ts';
import { allowSingleKeys, useHotkeys } from '../ui/hotkeys.ts';
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
  const settings = useStore(settingsDoor, (state) => state.open);
  const onboarding = useOnboarding(decidedAt, loadOnboarding);
  const [help, setHelp] = useState(false);
  const singleKeys = useStore(preferences.store, (state) => state.singleKeys);
  useEffect(() => allowSingleKeys(singleKeys), [singleKeys]);
  useOtherTabs();
  // Round 1 and the demo answer `?` themselves, with their rules.
  useHotkeys({ '?': () => setHelp(true), 'ctrl+shift+o': onboarding.again }, { yields: true });
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
