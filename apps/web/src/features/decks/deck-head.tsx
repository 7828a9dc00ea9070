import { useState } from 'react';
import type { Deck } from '@deadpan/protocol';
import { Link, useNavigate } from 'react-router';
import { deckTexts } from '../../texts/decks.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { VisibilityBadge } from './deck-card.tsx';
import { NameDialog } from './name-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { DeckActions } from './use-deck-actions.ts';
import styles from './decks.module.css';

const { deck: t, removeDeck: sure, name: n } = deckTexts;
type Props = { deck: Deck; actions: DeckActions };

/** What the owner can do: share, rename, delete. */
function OwnerDoings({ deck, actions }: Props) {
  const [open, setOpen] = useState<'share' | 'rename' | 'remove' | null>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const close = (): void => setOpen(null);
  const remove = async (): Promise<void> => {
    setBusy(true);
    if (await actions.remove()) await navigate('/decks', { replace: true });
    else setBusy(false);
  };
  return (
    <div className={styles.doings}>
      <Button onClick={() => setOpen('share')}>
        <Icon name="share" />
        {t.share}
      </Button>
      <Button onClick={() => setOpen('rename')}>{t.rename}</Button>
      <Button tone="txt" className={styles.remove} onClick={() => setOpen('remove')}>
        {t.remove}
      </Button>
      {open === 'share' && <ShareDialog deck={deck} onShare={actions.share} onClose={close} />}
      {open === 'rename' && <NameDialog title={n.rename} doIt={n.save} value={deck.name} onName={actions.rename} onClose={close} />}
      {open === 'remove' && (
        <Question
          title={<span className="keepcase">{sure.title(deck.name)}</span>}
          text={sure.text}
          yes={sure.yes}
          danger
          busy={busy}
          onYes={() => void remove()}
          no={sure.no}
          onNo={close}
        />
      )}
    </div>
  );
}

/** What everybody else can do: play with it, keep it, report it. */
function VisitorDoings({ deck, actions }: Props) {
  const [reporting, setReporting] = useState(false);
  const [busy, setBusy] = useState<'use' | 'keep' | null>(null);
  const navigate = useNavigate();
  const use = async (): Promise<void> => {
    setBusy('use');
    const kept = deck.kept || (await actions.keep(true, true));
    setBusy(null);
    if (!kept) return;
    showToast({ ...deckTexts.toasts.chosen, tone: 'good' });
    await navigate('/play');
  };
  const keep = async (): Promise<void> => {
    setBusy('keep');
    await actions.keep(!deck.kept);
    setBusy(null);
  };
  return (
    <div className={styles.doings}>
      <Button tone="pri" busy={busy === 'use'} onClick={() => void use()}>
        {t.use}
      </Button>
      <Button busy={busy === 'keep'} onClick={() => void keep()}>
        {deck.kept ? t.letGo : t.keep}
      </Button>
      <Button tone="txt" onClick={() => setReporting(true)}>
        {t.report}
      </Button>
      {reporting && <ReportDialog deck={deck.id} what={deck.name} onClose={() => setReporting(false)} />}
    </div>
  );
}

/** The deck's name, what it holds, who sees it, and what can be done with it. */
export function DeckHead({ deck, actions }: Props) {
  return (
    <div className={styles.head}>
      <div className="grow">
        <Link to="/decks" className={styles.back}>
          <Icon name="arrow" />
          {t.back}
        </Link>
        <h1 className="keepcase">{deck.name}</h1>
        <p className={`muted num ${styles.facts}`}>
          {deckTexts.holds(deck)}
          {deck.mine ? <VisibilityBadge visibility={deck.visibility} /> : <span>{deckTexts.by(deck.owner)}</span>}
        </p>
      </div>
      {deck.mine ? <OwnerDoings deck={deck} actions={actions} /> : <VisitorDoings deck={deck} actions={actions} />}
    </div>
  );
}
