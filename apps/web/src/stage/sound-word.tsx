import { useState } from 'react';
import { round1Texts as t } from '../texts/round1.ts';

/** Says politely that the sound was muted or is back, for whoever presses the key and does not see the icon; nothing before the first change. */
export function SoundWord({ muted }: { muted: boolean }) {
  const [told, setTold] = useState({ muted, said: '' });
  if (muted !== told.muted) setTold({ muted, said: muted ? t.soundOff : t.soundOn });
  return (
    <span className="vh" role="status">
      {told.said}
    </span>
  );
}
