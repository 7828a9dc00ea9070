import { useState, useSyncExternalStore } from 'react';
import type { Sound } from '../engine/sound/sound.ts';
import { round1Texts as t } from '../texts/round1.ts';
import { Button } from '../ui/button.tsx';
import { useHotkeys } from '../ui/hotkeys.ts';
import { Icon } from '../ui/icon.tsx';
import { askToLeave } from './room-sessions.ts';
import { SoundDialog } from './sound-dialog.tsx';
import { SoundWord } from './sound-word.tsx';
import { useShortcut } from './use-shortcut.ts';

interface ToolsProps {
  sound: Sound;
  /** false: the key M is somebody else's at the moment */
  soundKey?: boolean | undefined;
}

/** How loud it is: the button opens the volumes, with the way to all settings; M mutes. */
export function SoundTool({ sound, soundKey = true }: ToolsProps) {
  const volumes = useSyncExternalStore(sound.subscribe, sound.getState);
  const muteKey = useShortcut('M');
  const [open, setOpen] = useState(false);
  useHotkeys(soundKey ? { m: () => sound.change({ muted: !sound.getState().muted }) } : {});
  return (
    <>
      <Button
        icon
        quiet
        aria-label={volumes.muted ? t.soundMuted : t.sound}
        aria-keyshortcuts={soundKey ? muteKey : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name={volumes.muted ? 'sound-off' : 'sound'} />
      </Button>
      <SoundWord muted={volumes.muted} />
      {open && <SoundDialog volumes={volumes} onChange={sound.change} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The tools of every screen of a match after round 1: the sound, and the way out, which asks first. */
export function MatchTools(props: ToolsProps) {
  return (
    <>
      <SoundTool {...props} />
      <Button icon quiet aria-label={t.leave} onClick={askToLeave}>
        <Icon name="leave" />
      </Button>
    </>
  );
}
