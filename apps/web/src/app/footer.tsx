import { Link } from 'react-router';
import { appTexts } from '../texts/app.ts';
import { BadgeLink } from './badge-link.tsx';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';

/** The end of every page but the stage. */
export function Footer() {
  const { footer } = appTexts;
  return (
    <footer className={styles.foot}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <Brand />
          <p className="muted t1">{footer.line}</p>
        </div>
        <nav className={styles.links} aria-label={footer.label}>
          <Link to="/#how">{footer.how}</Link>
          <Link to="/privacy">{footer.privacy}</Link>
          <Link to="/terms">{footer.terms}</Link>
          <Link to="/settings">{footer.settings}</Link>
          <BadgeLink />
        </nav>
      </div>
    </footer>
  );
}
