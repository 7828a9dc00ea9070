import { Link } from 'react-router';
import { appTexts } from '../texts/app.ts';
import { Face } from '../ui/face.tsx';
import styles from './header.module.css';

/** The face and the name; leads home. */
export function Brand() {
  return (
    <Link className={styles.brand} to="/" aria-label={appTexts.homeLink}>
      <Face size={46} />
      <span aria-hidden="true">{appTexts.name}</span>
    </Link>
  );
}
