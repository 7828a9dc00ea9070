import { appTexts } from '../texts/app.ts';
import { useBadge } from './use-badge.ts';
import styles from './badge-link.module.css';

/** The link to the page that lists the product, when the operator has set one (spec §1). It opens beside this page. */
export function BadgeLink() {
  const badge = useBadge();
  return (
    badge && (
      <a className={styles.badge} href={badge.url} target="_blank" rel="noopener">
        {badge.label}
        <span className="vh"> {appTexts.newTab}</span>
      </a>
    )
  );
}
