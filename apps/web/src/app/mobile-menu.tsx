import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { User } from '@deadpan/protocol';
import { appTexts } from '../texts/app.ts';
import { ButtonLike, Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { logOut } from './log-out.ts';
import { currentOf, navLinks } from './nav-links.ts';
import { ThemeButton } from './theme-button.tsx';
import styles from './header.module.css';

/** The navigation on a phone: a panel under the bar. Escape and a change of page close it. */
export function MobileMenu({ user, onClose }: { user: User | null; onClose: () => void }) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) onClose();
  }, [pathname, openedAt, onClose]);
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);

  return (
    <nav id="mobile-menu" className={styles.panel} aria-label={appTexts.nav.label}>
      {navLinks(user !== null).map(({ to, label }) => (
        <Link key={to} to={to} aria-current={currentOf(to, pathname)}>
          {label}
        </Link>
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
