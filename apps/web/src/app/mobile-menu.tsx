import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { User } from '@deadpan/protocol';
import { appTexts } from '../texts/app.ts';
import { ButtonLike, Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { BadgeLink } from './badge-link.tsx';
import { logOut } from './log-out.ts';
import { currentOf, navLinks } from './nav-links.ts';
import { ThemeButton } from './theme-button.tsx';
import { useSettingsWay } from './use-settings-way.ts';
import styles from './header.module.css';

/** The navigation on a phone: a panel under the bar. Escape, a change of page and a link to the same page close it. */
export function MobileMenu({ user, onClose }: { user: User | null; onClose: () => void }) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) onClose();
  }, [pathname, openedAt, onClose]);
  /** for who stays on this page: the focus must not go with the panel */
  const back = useCallback((): void => {
    onClose();
    document.querySelector<HTMLElement>('[aria-controls="mobile-menu"]')?.focus();
  }, [onClose]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') back();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [back]);

  const { nav } = appTexts;
  const toSettings = useSettingsWay();
  const settings = (
    <button type="button" className={styles.panelItem} onClick={() => (onClose(), toSettings())}>
      {nav.settings}
    </button>
  );
  const link = (to: string, label: string) => (
    <Link key={to} to={to} aria-current={currentOf(to, pathname)} onClick={() => to === pathname && back()}>
      {label}
    </Link>
  );
  return (
    <nav id="mobile-menu" className={styles.panel} aria-label={nav.label}>
      {navLinks(user !== null).map(({ to, label }) => link(to, label))}
      {user ? (
        <>
          <p className={styles.who}>
            <b>{user.username}</b>
            <span className="muted t1">{user.email}</span>
          </p>
          {link('/profile', nav.profile)}
          {link('/decks', nav.decks)}
          {link('/account', nav.accountPage)}
          {settings}
          <Button small onClick={() => (back(), logOut())}>
            <Icon name="leave" />
            {nav.logout}
          </Button>
        </>
      ) : (
        <>
          {settings}
          <div className={styles.panelRow}>
            <ButtonLike small>
              <Link to="/login">{nav.login}</Link>
            </ButtonLike>
            <ButtonLike small>
              <Link to="/register">{nav.signUp}</Link>
            </ButtonLike>
          </div>
        </>
      )}
      <ThemeButton withWord />
      <BadgeLink />
    </nav>
  );
}
