import type { RoomView } from '@deadpan/protocol';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { longestMinutes } from './match-length.ts';
import { RulesCard } from './rules-card.tsx';
import styles from './lobby.module.css';

/** Arena settings as they stand, and the rules. */
export function LobbyCards({ view, onChange }: { view: RoomView; onChange: () => void }) {
  const { maxPlayers, round1Duration, round1Plays, maxRounds, family } = view.settings;
  const rows: [string, string | number][] = [
    [t.settings.maxPlayers, maxPlayers],
    [t.settings.duration, t.settings.seconds(round1Duration)],
    [t.settings.plays, round1Plays],
    [t.settings.rounds, maxRounds],
    [t.settings.deck.label, view.deck_name ?? t.settings.deck.builtIn],
    [t.settings.family.label, t.settings.family.options[family]],
  ];
  return (
    <div className={styles.cards}>
      <Card aria-labelledby="settings" className={styles.card}>
        <div className="row between">
          <div className={styles.named}>
            <h2 id="settings" className="t3">
              {t.settings.title}
            </h2>
            <span className="muted t1 num">{t.settings.length(longestMinutes(view.settings, maxPlayers))}</span>
          </div>
          {view.host_id === view.you && (
            <Button small onClick={onChange}>
              <Icon name="sliders" />
              {t.settings.change}
            </Button>
          )}
        </div>
        <dl className={styles.settings}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <RulesCard rounds={maxRounds} />
    </div>
  );
}
