import { useCallback, useEffect, useRef, useState } from 'react';
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

/** The button that opens and closes the menu: `header.tsx`. */
const opener = (): HTMLElement | null => document.querySelector('[aria-controls="mobile-menu"]');

/**
 * The navigation on a phone: a panel under the bar. Escape, a change of page and a link to the same page close it; so do a tap beside it and
 * the focus that leaves it, for it lies over what follows.
 */
export function MobileMenu({ user, onClose }: { user: User | null; onClose: () => void }) {
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== openedAt) onClose();
  }, [pathname, openedAt, onClose]);
  /** for who stays on this page: the focus must not go with the panel */
  const back = useCallback((): void => {
    onClose();
    opener()?.focus();
  }, [onClose]);
  const panel = useRef<HTMLElement>(null);
  /** Its button is not beside it: that closes it by itself, and is where the focus goes back to. */
  const isBeside = useCallback(
    (target: EventTarget | null) => target instanceof Node && !panel.current?.contains(target) && !opener()?.contains(target),
    [],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') back();
    };
    const tap = (event: PointerEvent): void => {
      if (isBeside(event.target)) onClose();
    };
    const leave = (event: FocusEvent): void => {
      if (isBeside(event.relatedTarget)) onClose();
    };
    const over = new AbortController();
    document.addEventListener('keydown', press, over);
    document.addEventListener('pointerdown', tap, over);
    panel.current?.addEventListener('focusout', leave, over);
    return () => over.abort();
  }, [back, isBeside, onClose]);

  const { nav } = appTexts;
  const toSettings = useSettingsWay();
  const settings = (
    <button type="button" className={styles.panelItem} onClick={() => (back(), toSettings())}>
      {nav.settings}
    </button>
  );
  const link = (to: string, label: string) => (
    <Link key={to} to={to} aria-current={currentOf(to, pathname)} onClick={() => to === pathname && back()}>
      {label}
    </Link>
  );
  return (
    <nav ref={panel} id="mobile-menu" className={styles.panel} aria-label={nav.label}>
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
