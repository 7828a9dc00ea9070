import type { ReactNode } from 'react';
import { appTexts } from '../../texts/app.ts';
import { deckTexts } from '../../texts/decks.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import styles from './decks.module.css';

/** A page that has something to say in place of what was asked for. */
export function Instead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={`wrap ${styles.instead}`}>
      <title>{appTexts.title(title)}</title>
      {children}
    </main>
  );
}

/** It could not be loaded: why, and the way to try again. */
export function Failed({ title, offline, retry }: { title: string; offline: boolean; retry: () => void }) {
  const { failed } = deckTexts;
  return (
    <Empty closed title={<h1 className="t4">{title}</h1>} action={<Button onClick={retry}>{failed.again}</Button>}>
      {offline && failed.offline}
    </Empty>
  );
}
