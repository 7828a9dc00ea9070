import { useState } from 'react';
import { cameraHelpTexts as t } from '../texts/camera-help.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogClose } from '../ui/dialog.tsx';
import { helpHere } from './browser-help.ts';

function Steps() {
  return (
    <>
      <ol style={{ display: 'grid', gap: 'var(--s1)', paddingLeft: '1.3em', listStyle: 'decimal' }}>
        {helpHere().map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="muted">{t.otherwise}</p>
    </>
  );
}

/** The way out of a denied camera in this browser, step by step; for where there is room. */
export function CameraHelp() {
  return (
    <div style={{ display: 'grid', gap: 'var(--s2)', paddingTop: 'var(--s1)', textAlign: 'left' }}>
      <p className="lab">{t.title}</p>
      <Steps />
    </div>
  );
}

/** The same behind a button, for where a match leaves a few lines: a dialog with the steps, whose own button tries the camera again. */
export function CameraHelpButton({ tone = 'plain', onRetry }: { tone?: 'plain' | 'pri'; onRetry: () => void }) {
  const [open, setOpen] = useState(false);
  const retry = (): void => {
    setOpen(false);
    onRetry();
  };
  return (
    <>
      <Button small tone={tone} onClick={() => setOpen(true)}>
        {t.title}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t.title}
        actions={
          <>
            <DialogClose>
              <Button>{t.close}</Button>
            </DialogClose>
            <Button tone="pri" onClick={retry}>
              {t.retry}
            </Button>
          </>
        }
      >
        <Steps />
      </Dialog>
    </>
  );
}
