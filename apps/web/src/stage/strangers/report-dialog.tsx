import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { limits, reportReasons, type ReportReason } from '@deadpan/protocol';
import { detailOf } from '../../engine/http/http-error.ts';
import { strangerTexts } from '../../texts/strangers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose } from '../../ui/dialog.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Reasons } from '../../ui/reasons.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Toggle } from '../../ui/toggle.tsx';
import type { About } from './about.ts';
import { blockNow } from './block-now.ts';
import { strangers } from './calls.ts';

const { reportDialog: t, blockDialog, cancel, toasts } = strangerTexts;
const MOST = limits.strangers.reportText;

/** What happened, in a list and in words if one wants; on request it blocks too. */
export function ReportDialog({ about, onClose }: { about: About; onClose: () => void }) {
  const { player, roomId, moment } = about;
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [alsoBlock, setAlsoBlock] = useState(false);
  const [busy, setBusy] = useState(false);

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (reason === null) return;
    setBusy(true);
    try {
      await strangers.report({ userId: player.id, lobbyId: roomId, reason, ...(text.trim() && { text: text.trim() }) });
    } catch (error) {
      setBusy(false);
      showToast({ title: toasts.reportFailed, text: detailOf(error) ?? toasts.tryAgain, tone: 'bad' });
      return;
    }
    showToast({ ...toasts.reported, tone: 'good' });
    onClose();
    if (!alsoBlock) return;
    await blockNow(about).catch((error: unknown) => {
      showToast({ title: toasts.blockFailed, text: detailOf(error) ?? toasts.tryAgain, tone: 'bad' });
    });
  };

  return (
    <Dialog
      open
      firm
      wide
      onOpenChange={(open) => !open && onClose()}
      title={<span className="keepcase">{t.title(player.name)}</span>}
      description={t.intro(player.name)}
    >
      <form className="stack" onSubmit={(event) => void send(event)}>
        <Reasons label={t.why} reasons={reportReasons} names={t.reasons} value={reason} onChange={setReason} />
        <Field label={t.more} hint={t.left(MOST - text.length)}>
          <TextArea rows={2} maxLength={MOST} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Toggle label={t.alsoBlock} checked={alsoBlock} onChange={setAlsoBlock} />
        {alsoBlock && <p className="muted t1">{`${blockDialog.always} ${blockDialog[moment]}`}</p>}
        <DialogActions>
          <DialogClose>
            <Button>{cancel}</Button>
          </DialogClose>
          <Button type="submit" tone="pri" busy={busy} why={reason === null && t.missing} whyHidden>
            {t.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
