import type { MemeResult } from '@deadpan/protocol';
import { forgeTexts } from '../../texts/forge.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { LinkField } from '../../ui/link-field.tsx';
import { pictureLink } from './picture-file.ts';

const t = forgeTexts.copyByHand;

/** The browser lets us copy nothing: the address to copy by hand, and how the picture is (spec §8). */
export function CopyByHand({ meme, onClose }: { meme: MemeResult; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={t.text}
      actions={
        <DialogClose>
          <Button tone="pri">{t.close}</Button>
        </DialogClose>
      }
    >
      <LinkField label={t.link} value={pictureLink(meme)} />
    </Dialog>
  );
}
