import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { deckReportReasons, limits } from '@deadpan/protocol';
import { decks } from '../../engine/http/decks-api.ts';
import { deckTexts } from '../../texts/decks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose } from '../../ui/dialog.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { Reasons } from '../../ui/reasons.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { tried } from './trying.ts';

const { report: t, cancel, toasts } = deckTexts;
const MOST = limits.strangers.reportText;
type Reason = (typeof deckReportReasons)[number];

interface ReportDialogProps {
  deck: string;
  /** one item of it; the whole deck when there is none */
  item?: string;
  what: string;
  onClose: () => void;
}

/** What is wrong with a deck or an item of it, for the operator. */
export function ReportDialog({ deck, item, what, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (reason === null || busy) return;
    setBusy(true);
    const body = { reason, ...(item !== undefined && { item }), ...(text.trim() && { text: text.trim() }) };
    const worked = await tried(toasts.failed.report, () => decks.report(deck, body));
    setBusy(false);
    if (!worked) return;
    showToast({ ...toasts.reported, tone: 'good' });
    onClose();
  };
  return (
    <Dialog
      open
      firm
      wide
      onOpenChange={(open) => !open && onClose()}
      title={<span className="keepcase">{t.title(what)}</span>}
      description={t.intro}
    >
      <form className="stack" onSubmit={(event) => void send(event)}>
        <Reasons label={t.why} reasons={deckReportReasons} names={t.reasons} value={reason} onChange={setReason} />
        <Field label={t.more} hint={t.left(MOST - text.length)}>
          <TextArea rows={2} maxLength={MOST} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
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
