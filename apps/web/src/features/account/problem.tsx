import { Icon } from '../../ui/icon.tsx';
import styles from './auth-page.module.css';

/** What went wrong with a form as a whole, where one looks for it; said at once to who cannot see it. */
export function Problem({ children }: { children: string | undefined }) {
  return (
    children && (
      <p className={styles.problem} role="alert">
        <Icon name="warn" />
        {children}
      </p>
    )
  );
}
