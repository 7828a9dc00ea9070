import { useStore } from 'zustand';
import { counted, doNotTrack, letCount } from '../../engine/analytics/allowed.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { Toggle } from '../../ui/toggle.tsx';

const { counting: t, on, off } = settingsTexts;

/** Whether this browser is counted; a browser that says Do Not Track has answered already (spec §5). */
export function Counting() {
  const isOn = useStore(counted, (state) => state.on);
  const refused = doNotTrack();
  return (
    <>
      <Toggle label={t.label} words={{ on, off }} checked={isOn && !refused} disabled={refused} onChange={letCount} />
      <p className="muted t1">{refused ? t.refused : t.note}</p>
    </>
  );
}
