import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { User } from '@deadpan/protocol';
import { appTexts } from '../texts/app.ts';
import { ButtonLike, Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { logOut } from './log-out.ts';
import { navLinks } from './nav-links.ts';
import { ThemeButton } from './theme-button.tsx';
import styles from './header.module.css';

interface MobileMenuProps {
  user: User | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The navigation on a phone: a panel under the bar. Escape and a change of page close it. */
export function MobileMenu({ user, open, onOpenChange }: MobileMenuProps) {
  const { pathname } = useLocation();
  useEffect(() => onOpenChange(false), [pathname, onOpenChange]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onOpenChange(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, onOpenChange]);

  if (!open) return null;
  return (
    <nav id="mobile-menu" className={styles.panel} aria-label={appTexts.nav.label}>
      {navLinks(user !== null).map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
      {user ? (
        <>
          <NavLink to="/profile">{appTexts.nav.profile}</NavLink>
          <Button small onClick={logOut}>
            <Icon name="leave" />
            {appTexts.nav.logout}
          </Button>
        </>
      ) : (
        <div className={styles.panelRow}>
          <ButtonLike small>
            <Link to="/login">{appTexts.nav.login}</Link>
          </ButtonLike>
          <ButtonLike small>
            <Link to="/register">{appTexts.nav.signUp}</Link>
          </ButtonLike>
        </div>
      )}
      <ThemeButton withWord />
    </nav>
  );
}
