import { useStore } from 'zustand';
import type { ThemeChoice } from '../engine/preferences/choices.ts';
import { preferences } from '../engine/preferences/preferences.ts';
import { appTexts } from '../texts/app.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const icons = { dark: 'moon', light: 'sun', auto: 'auto' } as const;
const next: Record<ThemeChoice, ThemeChoice> = { dark: 'light', light: 'auto', auto: 'dark' };

/** Goes round dark, light and as the system. */
export function ThemeButton({ withWord }: { withWord?: boolean }) {
  const choice = useStore(preferences.store, (state) => state.theme);
  const label = appTexts.theme[choice];
  return (
    <Button
      icon={!withWord}
      quiet
      small={withWord ?? false}
      aria-label={label}
      title={label}
      onClick={() => preferences.change({ theme: next[choice] })}
    >
      <Icon name={icons[choice]} />
      {withWord && label}
    </Button>
  );
}
