import { overlayTexts } from '../texts/overlays.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogClose } from '../ui/dialog.tsx';
import styles from './help-dialog.module.css';

const { help: texts } = overlayTexts;

/** The keys of the product. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text}
      actions={
        <DialogClose>
          <Button tone="pri">{texts.close}</Button>
        </DialogClose>
      }
    >
      <dl className={styles.keys}>
        {texts.keys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
