import { useState } from 'react';
import { detailOf } from '../../engine/http/http-error.ts';
import { strangerTexts } from '../../texts/strangers.ts';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { About } from './about.ts';
import { blockNow } from './block-now.ts';

const { blockDialog: t, cancel, toasts } = strangerTexts;

/** Says what a block does before it is done. */
export function BlockDialog({ about, onClose }: { about: About; onClose: () => void }) {
  const { player, moment } = about;
  const [busy, setBusy] = useState(false);
  const block = async (): Promise<void> => {
    setBusy(true);
    try {
      await blockNow(about);
      showToast({ ...toasts.blocked(player.name), tone: 'good' });
      onClose();
    } catch (error) {
      setBusy(false);
      showToast({ title: toasts.blockFailed, text: detailOf(error) ?? toasts.tryAgain, tone: 'bad' });
    }
  };
  return (
    <Question
      title={<span className="keepcase">{t.title(player.name)}</span>}
      text={`${t.always} ${t[moment]} ${t.undo}`}
      danger
      busy={busy}
      yes={t.confirm}
      onYes={() => void block()}
      no={cancel}
      onNo={onClose}
    />
  );
}
