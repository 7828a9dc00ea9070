import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../../engine/http/api.ts';
import { appTexts } from '../../texts/app.ts';
import { matchPageTexts as texts } from '../../texts/match-page.ts';
import { Button, ButtonLike } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loader } from '../../ui/loader.tsx';
import { MatchPage } from './match-page.tsx';
import { useMatch } from './use-match.ts';
import styles from './match-page.module.css';

function Instead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={`wrap ${styles.instead}`}>
      <title>{appTexts.title(title)}</title>
      {children}
    </main>
  );
}

function Known({ id, me }: { id: string; me: string }) {
  const state = useMatch(id);
  const { missing, failed } = texts;
  switch (state.status) {
    case 'loading':
      return (
        <Instead title={texts.title(null)}>
          <Loader>{texts.loading}</Loader>
        </Instead>
      );
    case 'missing':
      return (
        <Instead title={missing.title}>
          <Empty
            closed
            title={<h1 className="t5">{missing.title}</h1>}
            action={
              <ButtonLike>
                <Link to="/profile">{missing.back}</Link>
              </ButtonLike>
            }
          >
            {missing.text}
          </Empty>
        </Instead>
      );
    case 'failed':
      return (
        <Instead title={texts.title(null)}>
          <Empty closed title={<h1 className="t4">{failed.title}</h1>} action={<Button onClick={state.retry}>{failed.again}</Button>} />
        </Instead>
      );
    case 'known':
      return <MatchPage record={state.record} me={me} />;
  }
}

/** /match/{id}: what remains of a match, for those who played it. */
export function MatchScreen() {
  const { id = '' } = useParams();
  const me = useStore(session.store, (state) => state.user?.id);
  return me === undefined ? null : <Known key={id} id={id} me={me} />;
}
