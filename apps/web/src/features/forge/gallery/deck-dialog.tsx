import { useId, useLayoutEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DeckSummary, MemeResult } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { forgeTexts } from '../../../texts/forge.ts';
import { Button, ButtonLike } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose } from '../../../ui/dialog.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loader } from '../../../ui/loader.tsx';
import { FRESH, useDeckChoice } from './use-deck-choice.ts';
import styles from './deck-dialog.module.css';

const t = forgeTexts.deck;

function Choices({ decks, choice, onChoose }: { decks: readonly DeckSummary[]; choice: string; onChoose: (id: string) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="lab">{t.which}</legend>
      {decks.map((deck) => (
        <label key={deck.id}>
          <input type="radio" name={name} checked={choice === deck.id} onChange={() => onChoose(deck.id)} />
          <span className="grow">{deck.name}</span>
          <span className="muted t1 num">{t.holds(deck.stills)}</span>
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={choice === FRESH} onChange={() => onChoose(FRESH)} />
        <span className="grow">{t.fresh}</span>
      </label>
    </fieldset>
  );
}

/** It is in the deck, which is one press away. */
function WayThere({ deck }: { deck: string }) {
  const way = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone: at once, or the focus is the dialog's for a moment.
  useLayoutEffect(() => way.current?.focus(), []);
  return (
    <DialogActions>
      <DialogClose>
        <Button>{t.done.close}</Button>
      </DialogClose>
      <ButtonLike tone="pri">
        <Link ref={way} to={`/decks/${encodeURIComponent(deck)}`}>
          {t.done.open}
        </Link>
      </ButtonLike>
    </DialogActions>
  );
}

/** A meme becomes a still of one of the player's decks, or of a new one. */
export function DeckDialog({ meme, onClose }: { meme: MemeResult; onClose: () => void }) {
  const { shelf, decks, choice, choose, name, setName, busy, problems, add, added } = useDeckChoice(meme.id);
  const queries = useQueryClient();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (await add()) void queries.invalidateQueries({ queryKey: ['decks'] });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={added ? t.done.title : t.title}
      description={added ? t.done.text(added.name) : t.text}
    >
      {added ? <WayThere deck={added.id} /> : content()}
    </Dialog>
  );

  function content() {
    if (shelf.isPending) return <Loader>{t.loading}</Loader>;
    if (!decks) return <Empty closed title={t.failed} action={<Button onClick={() => void shelf.refetch()}>{t.again}</Button>} />;
    return (
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {decks.length > 0 && <Choices decks={decks} choice={choice} onChoose={choose} />}
        {choice === FRESH && (
          <Field label={t.name} error={problems.name}>
            <Input value={name} maxLength={limits.decks.name} onChange={(event) => setName(event.target.value)} />
          </Field>
        )}
        {problems.form && (
          <p className={styles.problem} role="alert">
            <Icon name="warn" />
            {problems.form}
          </p>
        )}
        <DialogActions>
          <DialogClose>
            <Button>{t.cancel}</Button>
          </DialogClose>
          <Button type="submit" tone="pri" busy={busy}>
            {busy ? t.adding : t.add}
          </Button>
        </DialogActions>
      </form>
    );
  }
}
