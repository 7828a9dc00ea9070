import { useState } from 'react';
import type { Deck } from '@deadpan/protocol';
import { copyText } from '../../engine/files/copy-text.ts';
import { deckTexts } from '../../texts/decks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkField } from '../../ui/link-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Toggle } from '../../ui/toggle.tsx';

const { share: t, close, toasts } = deckTexts;

interface ShareDialogProps {
  deck: Pick<Deck, 'id' | 'visibility'>;
  onShare: (visibility: Deck['visibility']) => Promise<boolean>;
  onClose: () => void;
}

/** Who sees a deck: nobody else, or whoever has its link. */
export function ShareDialog({ deck, onShare, onClose }: ShareDialogProps) {
  const [busy, setBusy] = useState(false);
  const shared = deck.visibility === 'link';
  const link = `${location.origin}/decks/${deck.id}`;
  const change = async (next: boolean): Promise<void> => {
    setBusy(true);
    await onShare(next ? 'link' : 'private');
    setBusy(false);
  };
  const copy = async (): Promise<void> => {
    if (await copyText(link)) showToast({ ...toasts.copied, tone: 'good' });
    else showToast({ ...toasts.copyFailed, tone: 'bad' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={t.text}
      actions={
        <>
          <DialogClose>
            <Button>{close}</Button>
          </DialogClose>
          {shared && (
            <Button tone="pri" onClick={() => void copy()}>
              <Icon name="copy" />
              {t.copy}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <Toggle label={t.toggle} words={t.words} checked={shared} disabled={busy} onChange={(next) => void change(next)} />
        {shared ? <LinkField label={t.link} hint={t.stop} value={link} /> : <p className="muted t1">{t.off}</p>}
      </div>
    </Dialog>
  );
}
