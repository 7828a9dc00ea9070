import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../engine/http/api.ts';
import { appTexts } from '../texts/app.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, ButtonLike } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { cx } from '../ui/cx.ts';
import { BadgeLink } from './badge-link.tsx';
import { Brand } from './brand.tsx';
import { currentOf, navLinks } from './nav-links.ts';
import { ThemeButton } from './theme-button.tsx';
import styles from './header.module.css';

// Loaded when first needed: a guest on a desk needs none of them.
const AvatarMenu = lazy(() => import('./avatar-menu.tsx').then((file) => ({ default: file.AvatarMenu })));
const MatchLink = lazy(() => import('./match-link.tsx').then((file) => ({ default: file.MatchLink })));
const MobileMenu = lazy(() => import('./mobile-menu.tsx').then((file) => ({ default: file.MobileMenu })));

const SHRINK_AFTER_PX = 20;

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (): void => setScrolled(window.scrollY > SHRINK_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}

/** The bar at the top; it shrinks once the page is scrolled by more than 20 px (spec §2). */
export function Header() {
  const user = useStore(session.store, (state) => state.user);
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { nav } = appTexts;
  return (
    <header className={cx(styles.top, scrolled && styles.small)} data-toasts="bar">
      <a className={styles.skip} href="#content">
        {appTexts.skip}
      </a>
      <div className={cx('wrap', styles.bar)}>
        <Brand />
        <nav className={cx(styles.links, 'only-desk')} aria-label={nav.label}>
          {navLinks(user !== null).map(({ to, label }) => (
            <Link key={to} to={to} aria-current={currentOf(to, pathname)}>
              {label}
            </Link>
          ))}
        </nav>
        <span className="grow" />
        <span className={cx(styles.extras, 'only-desk')}>
          <BadgeLink />
          <ThemeButton />
        </span>
        {user ? (
          <Suspense fallback={<Avatar name={user.username} src={user.profile_picture_url} />}>
            <AvatarMenu user={user} />
          </Suspense>
        ) : (
          <>
            <ButtonLike small tone="txt" className="only-desk">
              <Link to="/login">{nav.login}</Link>
            </ButtonLike>
            <ButtonLike small className="only-desk">
              <Link to="/register">{nav.signUp}</Link>
            </ButtonLike>
            <ButtonLike small className={cx(styles.phoneLogin, 'only-phone')}>
              <Link to="/login">{nav.login}</Link>
            </ButtonLike>
          </>
        )}
        <span className="only-phone">
          <Button
            icon
            quiet
            aria-label={open ? nav.closeMenu : nav.openMenu}
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </Button>
        </span>
      </div>
      {user && (
        <Suspense>
          <MatchLink />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <MobileMenu user={user} onClose={close} />
        </Suspense>
      )}
    </header>
  );
}
