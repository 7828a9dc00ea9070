import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Beam } from '../../ui/beam.tsx';
import { Face } from '../../ui/face.tsx';
import styles from './lobby.module.css';

/** Full-screen GAME STARTING: one light, one face, nothing moves. */
export function StartingOverlay() {
  return (
    <div className={`onstage ${styles.overlay}`} role="alert">
      <Beam half="60px" className={styles.overlayBeam ?? ''}>
        <Face className={styles.overlayFace ?? ''} />
        <p className={`d ${styles.overlayTitle}`}>{t.starting}</p>
        <p className="muted t3">{t.startingText}</p>
      </Beam>
    </div>
  );
}
