import type { ReactNode } from 'react';

/** A whole screen that says one thing. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <main style={{ flex: 1, minHeight: '70vh', display: 'grid', placeContent: 'center', gap: 16, padding: 24, textAlign: 'center' }}>
      {children}
    </main>
  );
}
