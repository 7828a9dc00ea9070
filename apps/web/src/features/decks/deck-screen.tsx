import type { Deck } from '@deadpan/protocol';
import { Link, useParams } from 'react-router';
import { appTexts } from '../../texts/app.ts';
import { deckTexts } from '../../texts/decks.ts';
import { ButtonLike } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loader } from '../../ui/loader.tsx';
import { DeckHead } from './deck-head.tsx';
import { Failed, Instead } from './instead.tsx';
import { Items } from './items.tsx';
import { UploadPart } from './upload-part.tsx';
import { UploadsOff } from './uploads-off.tsx';
import { useDeckActions } from './use-deck-actions.ts';
import type { DeckActions } from './use-deck-actions.ts';
import { useDeck, useShelf } from './use-decks.ts';
import styles from './decks.module.css';

const { deck: t } = deckTexts;

/** The uploads need to know how much room is left; the deck is there before that. */
function Adding({ deck, actions }: { deck: Deck; actions: DeckActions }) {
  const shelf = useShelf();
  if (shelf.status !== 'known') return null;
  return shelf.value.uploads ? <UploadPart deck={deck} shelf={shelf.value} onArrived={actions.refresh} /> : <UploadsOff />;
}

function DeckPage({ deck }: { deck: Deck }) {
  const actions = useDeckActions(deck.id);
  return (
    <main className={`wrap ${styles.page}`}>
      <title>{appTexts.title(deck.name)}</title>
      <DeckHead deck={deck} actions={actions} />
      {deck.mine && <Adding deck={deck} actions={actions} />}
      <Items deck={deck} actions={actions} />
    </main>
  );
}

function Known({ id }: { id: string }) {
  const state = useDeck(id);
  switch (state.status) {
    case 'loading':
      return (
        <Instead title={deckTexts.title}>
          <Loader>{t.loading}</Loader>
        </Instead>
      );
    case 'missing':
      return (
        <Instead title={t.missing.title}>
          <Empty
            closed
            title={<h1 className="t5">{t.missing.title}</h1>}
            action={
              <ButtonLike>
                <Link to="/decks">{t.back}</Link>
              </ButtonLike>
            }
          >
            {t.missing.text}
          </Empty>
        </Instead>
      );
    case 'failed':
      return (
        <Instead title={deckTexts.title}>
          <Failed title={t.failed} {...state} />
        </Instead>
      );
    case 'known':
      return <DeckPage deck={state.value} />;
  }
}

/** /decks/{id}: what is in a deck; for its owner also everything that changes it. */
export function DeckScreen() {
  const { id = '' } = useParams();
  return <Known key={id} id={id} />;
}
