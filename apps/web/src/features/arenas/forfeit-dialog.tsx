import { arenasTexts } from '../../texts/arenas.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

const { forfeit: texts } = arenasTexts;

/** Asks before a running match elsewhere is given up. */
export function ForfeitDialog({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button tone="bad" onClick={onLeave}>
            {texts.leave}
          </Button>
          <DialogClose>
            <Button tone="pri">{texts.stay}</Button>
          </DialogClose>
        </>
      }
    />
  );
}
