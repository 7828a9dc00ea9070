import { settingsTexts as texts } from '../../texts/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** The same settings over an arena: the seat, the picture and the play go on behind them. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.kept}
      actions={
        <DialogClose>
          <Button tone="pri">{texts.close}</Button>
        </DialogClose>
      }
    >
      <SettingsPanel />
    </Dialog>
  );
}
