import { Link } from 'react-router';
import { appTexts } from '../../texts/app.ts';
import { settingsTexts as texts } from '../../texts/settings.ts';
import { SettingsPanel } from './settings-panel.tsx';
import styles from './settings.module.css';

/** /settings, for guests and players. */
export function SettingsScreen() {
  return (
    <main className={`wrap ${styles.page}`}>
      <title>{appTexts.title(texts.title)}</title>
      <div>
        <h1>{texts.title}</h1>
        <p className="muted">{texts.kept}</p>
      </div>
      <SettingsPanel />
      <p>
        <Link to="/camera-check">{texts.cameraCheck}</Link>
      </p>
    </main>
  );
}
