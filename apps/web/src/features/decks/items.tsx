import { useRef, useState } from 'react';
import type { Deck, DeckItem } from '@deadpan/protocol';
import { deckTexts } from '../../texts/decks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Question } from '../../ui/question.tsx';
import { ItemCard } from './item-card.tsx';
import type { ItemWish } from './item-card.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import type { DeckActions } from './use-deck-actions.ts';
import styles from './decks.module.css';

const { deck: t, removeItem: sure, close } = deckTexts;

/** A still as large as the window allows. */
function StillDialog({ item, onClose }: { item: DeckItem; onClose: () => void }) {
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={<span className="keepcase">{item.title}</span>}
      actions={
        <DialogClose>
          <Button>{close}</Button>
        </DialogClose>
      }
    >
      <img className={styles.enlarged} src={item.url} alt={item.alt || item.title} width={item.width} height={item.height} />
    </Dialog>
  );
}

/** What is in a deck, in its order; one clip plays at a time. */
export function Items({ deck, actions }: { deck: Deck; actions: DeckActions }) {
  const [playing, setPlaying] = useState<string | null>(null);
  const [open, setOpen] = useState<{ wish: ItemWish | 'enlarge'; item: DeckItem } | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const dismiss = (): void => setOpen(null);
  /** What was cancelled while it was being saved closes no other dialog when the answer comes. */
  const dismissOf = (it: typeof open) => (): void => setOpen((now) => (now === it ? null : now));

  const remove = async (item: DeckItem): Promise<void> => {
    const at = deck.items.indexOf(item);
    setBusy(true);
    const worked = await actions.removeItem(item.id);
    setBusy(false);
    if (!worked) return;
    dismiss();
    // Its button goes with it; the reader stays where it was: on what took its place.
    requestAnimationFrame(() => {
      const rest = [...(list.current?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [])];
      (rest[Math.min(at, rest.length - 1)] ?? heading.current)?.focus();
    });
  };

  return (
    <section className={styles.part} aria-labelledby="items">
      <h2 id="items" ref={heading} tabIndex={-1} className={styles.heading}>
        {t.items}
      </h2>
      {deck.items.length === 0 ? (
        <Empty title={deck.mine ? t.empty.mine : t.empty.others}>{deck.mine ? t.empty.mineText : t.empty.othersText}</Empty>
      ) : (
        <ul ref={list} className={styles.cards}>
          {deck.items.map((item) => (
            <ItemCard
              key={item.id}
              item={item}
              mine={deck.mine}
              playing={playing === item.id}
              onPlay={() => setPlaying(item.id)}
              onEnlarge={() => setOpen({ wish: 'enlarge', item })}
              onWish={(wish) => setOpen({ wish, item })}
            />
          ))}
        </ul>
      )}
      {open?.wish === 'enlarge' && <StillDialog item={open.item} onClose={dismiss} />}
      {open?.wish === 'edit' && (
        <ItemDialog item={open.item} onSave={(change) => actions.changeItem(open.item.id, change)} onClose={dismissOf(open)} />
      )}
      {open?.wish === 'report' && <ReportDialog deck={deck.id} item={open.item.id} what={open.item.title} onClose={dismiss} />}
      {open?.wish === 'remove' && (
        <Question
          title={<span className="keepcase">{sure.title(open.item.title)}</span>}
          text={sure.text}
          yes={sure.yes}
          danger
          busy={busy}
          onYes={() => void remove(open.item)}
          no={sure.no}
          onNo={dismiss}
        />
      )}
    </section>
  );
}
