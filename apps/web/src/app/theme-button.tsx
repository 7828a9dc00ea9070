import { useStore } from 'zustand';
import { appTexts } from '../texts/app.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { chooseTheme, nextTheme, themeStore } from '../ui/theme.ts';

const icons = { dark: 'moon', light: 'sun', auto: 'auto' } as const;

/** Goes round dark, light and as the system. */
export function ThemeButton({ withWord }: { withWord?: boolean }) {
  const choice = useStore(themeStore, (state) => state.choice);
  const label = appTexts.theme[choice];
  return (
    <Button
      icon={!withWord}
      quiet
      small={withWord ?? false}
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(nextTheme(choice))}
    >
      <Icon name={icons[choice]} />
      {withWord && label}
    </Button>
  );
}
