import type { ReactNode } from 'react';
import { Beam } from '../../ui/beam.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  heading: string;
  /** the large face at the side: eyes closed while somebody types a secret */
  eyes: 'closed' | 'open';
  caption: string;
  children: ReactNode;
}

/** The two halves of login and registration: a face under the light, a form beside it. */
export function AuthPage({ title, heading, eyes, caption, children }: AuthPageProps) {
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <Beam half="110px" className={styles.face}>
        <svg viewBox="0 0 560 300" aria-hidden="true" focusable="false">
          {eyes === 'closed' ? (
            <path d="M60 92H164M396 92H500" />
          ) : (
            <>
              <circle cx="112" cy="92" r="38" />
              <circle cx="448" cy="92" r="38" />
            </>
          )}
          <path d="M176 232H384" />
        </svg>
        <p className="muted" aria-hidden="true">
          {caption}
        </p>
      </Beam>
      <section className={styles.form}>
        <h1>{heading}</h1>
        {children}
      </section>
    </main>
  );
}
