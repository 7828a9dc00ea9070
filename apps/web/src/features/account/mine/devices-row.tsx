import { useState } from 'react';
import { useNavigate } from 'react-router';
import { account } from '../../../engine/http/account-api.ts';
import { session } from '../../../engine/http/api.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Problem } from '../problem.tsx';
import { Cancel } from './cancel.tsx';
import { Row } from './row.tsx';
import { useAttempt } from './use-attempt.ts';

const { devices: texts } = myAccountTexts;

/** Ends every sign-in, after a question. */
export function DevicesRow() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { busy, run, problems } = useAttempt();
  const everywhere = (): void =>
    void run(async () => {
      await account.signOutEverywhere();
      session.forget();
      showToast({ title: texts.done });
      await navigate('/login', { replace: true });
    });
  return (
    <>
      <Row label={texts.label} value={texts.text}>
        <Button small onClick={() => setOpen(true)}>
          {texts.button}
        </Button>
      </Row>
      <Dialog
        open={open}
        onOpenChange={(next) => !busy && setOpen(next)}
        title={texts.title}
        description={texts.lead}
        actions={
          <>
            <Cancel busy={busy} onClose={() => setOpen(false)} />
            <Button tone="bad" busy={busy} onClick={everywhere}>
              {texts.yes}
            </Button>
          </>
        }
      >
        {problems['form'] && <Problem>{problems['form']}</Problem>}
      </Dialog>
    </>
  );
}
