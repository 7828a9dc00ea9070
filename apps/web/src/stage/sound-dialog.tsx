import type { Volumes } from '../engine/sound/sound.ts';
import { round1Texts as t } from '../texts/round1.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogClose } from '../ui/dialog.tsx';
import { Slider } from '../ui/slider.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { openSettings } from './settings-door.ts';

interface SoundDialogProps {
  volumes: Volumes;
  onChange: (change: Partial<Volumes>) => void;
  onClose: () => void;
}

const kinds = ['memes', 'voices', 'effects'] as const;

/** Volumes and mute; remembered. */
export function SoundDialog({ volumes, onChange, onClose }: SoundDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.soundDialog.title}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              openSettings();
            }}
          >
            {t.soundDialog.settings}
          </Button>
          <DialogClose>
            <Button tone="pri">{t.soundDialog.close}</Button>
          </DialogClose>
        </>
      }
    >
      <Toggle
        label={t.soundDialog.mute}
        words={{ on: t.soundDialog.on, off: t.soundDialog.off }}
        checked={volumes.muted}
        onChange={(muted) => onChange({ muted })}
      />
      {kinds.map((kind) => (
        <Slider
          key={kind}
          label={t.soundDialog[kind]}
          value={volumes[kind]}
          said={String(Math.round(volumes[kind] * 100))}
          onChange={(value) => onChange({ [kind]: value })}
        />
      ))}
    </Dialog>
  );
}
