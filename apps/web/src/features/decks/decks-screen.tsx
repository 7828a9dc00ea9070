import { useState } from 'react';
import { limits } from '@deadpan/protocol';
import type { DeckShelf, DeckSummary } from '@deadpan/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { decks } from '../../engine/http/decks-api.ts';
import { appTexts } from '../../texts/app.ts';
import { deckTexts as t } from '../../texts/decks.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loader } from '../../ui/loader.tsx';
import { DeckCard } from './deck-card.tsx';
import { Failed, Instead } from './instead.tsx';
import { NameDialog } from './name-dialog.tsx';
import { Quota } from './quota.tsx';
import { tried } from './trying.ts';
import { shelfKey, useShelf } from './use-decks.ts';
import { UploadsOff } from './uploads-off.tsx';
import styles from './decks.module.css';

function Cards({ decks: all, label }: { decks: readonly DeckSummary[]; label: string }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {all.map((deck) => (
        <DeckCard key={deck.id} deck={deck} />
      ))}
    </ul>
  );
}

function Shelf({ shelf }: { shelf: DeckShelf }) {
  const [creating, setCreating] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const mine = shelf.decks.filter((deck) => deck.mine);
  const kept = shelf.decks.filter((deck) => !deck.mine);
  const why = mine.length >= limits.decks.perPlayer && t.most;
  const create = (name: string): Promise<boolean> =>
    tried(t.toasts.failed.create, async () => {
      const deck = await decks.create(name);
      void queries.invalidateQueries({ queryKey: shelfKey });
      await navigate(`/decks/${deck.id}`);
    });
  return (
    <main className={`wrap ${styles.page}`}>
      <title>{appTexts.title(t.title)}</title>
      <div className={styles.head}>
        <div className="grow">
          <h1>{t.title}</h1>
          <p className="muted">{t.lead}</p>
        </div>
        {mine.length > 0 && (
          <div className={styles.doings}>
            <Button tone="pri" why={why} onClick={() => setCreating(true)}>
              <Icon name="plus" />
              {t.create}
            </Button>
          </div>
        )}
      </div>
      <Quota quota={shelf.quota} />
      {!shelf.uploads && <UploadsOff />}
      {mine.length > 0 ? (
        <Cards decks={mine} label={t.title} />
      ) : (
        <Empty
          title={t.empty.title}
          action={
            <Button tone="pri" onClick={() => setCreating(true)}>
              <Icon name="plus" />
              {t.empty.create}
            </Button>
          }
        >
          {t.empty.text}
        </Empty>
      )}
      {kept.length > 0 && (
        <section className={styles.part} aria-labelledby="kept">
          <div>
            <h2 id="kept">{t.kept.heading}</h2>
            <p className="muted">{t.kept.text}</p>
          </div>
          <Cards decks={kept} label={t.kept.heading} />
        </section>
      )}
      {creating && <NameDialog title={t.name.create} doIt={t.name.make} onName={create} onClose={() => setCreating(false)} />}
    </main>
  );
}

/** /decks: the player's own decks, those they keep, and how much room is left. */
export function DecksScreen() {
  const state = useShelf();
  if (state.status === 'known') return <Shelf shelf={state.value} />;
  return (
    <Instead title={t.title}>
      {state.status === 'loading' ? <Loader>{t.loading}</Loader> : <Failed title={t.failed.title} {...state} />}
    </Instead>
  );
}
