import { appTexts } from '../../texts/app.ts';
import { cameraPanelTexts as t } from '../../texts/camera-panel.ts';
import { Panel } from './panel.tsx';
import { usePanelParts } from './use-camera-panel.ts';
import styles from './camera-panel.module.css';

/** /camera-check: what the detector sees of one's own face, for guests and players; nothing leaves the browser (spec §2 Standalone camera emotion panel). */
export function CameraPanelScreen() {
  const parts = usePanelParts();
  return (
    <main className={`wrap ${styles.page}`}>
      <title>{appTexts.title(t.title)}</title>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className={`muted ${styles.lead}`}>{t.lead}</p>
      {parts && <Panel parts={parts} />}
    </main>
  );
}
