import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { familyLevels, limits } from '@deadpan/protocol';
import type { RoomView } from '@deadpan/protocol';
import { http } from '../../engine/http/api.ts';
import { detailOf } from '../../engine/http/http-error.ts';
import { arenaSettingsTexts as own } from '../../texts/arena-settings.ts';
import { lobbyTexts as t } from '../../texts/lobby.ts';
import { unsavedTexts } from '../../texts/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Picker } from '../../ui/picker.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DeckField } from './deck-field.tsx';
import { longestMinutes } from './match-length.ts';
import styles from './settings-dialog.module.css';

const { duration } = limits.round1;
const rounds = [1, 2, 3].map((value) => ({ value, label: String(value) }));
const sizes = [2, 3, 4].map((value) => ({ value, label: String(value) }));
const plays = limits.round1.plays.allowed.map((value) => ({ value: value as number, label: String(value) }));
const levels = familyLevels.map((value) => ({ value, label: t.settings.family.options[value] }));

/** Maximum Warriors, Duration per Play, Number of Plays, Number of Rounds, the deck and the family filter; the server has the last word and its words are shown (spec §5, §8). */
export function SettingsDialog({ view, onClose }: { view: RoomView; onClose: () => void }) {
  const [settings] = useState(view.settings);
  const [maxPlayers, setMaxPlayers] = useState(settings.maxPlayers);
  const [seconds, setSeconds] = useState(String(settings.round1Duration));
  const [round1Plays, setPlays] = useState(settings.round1Plays);
  const [maxRounds, setRounds] = useState(settings.maxRounds);
  const [deck, setDeck] = useState(settings.deck);
  const [family, setFamily] = useState(settings.family);
  const [busy, setBusy] = useState(false);
  const round1Duration = Number(seconds);
  const changed =
    maxPlayers !== settings.maxPlayers ||
    seconds !== String(settings.round1Duration) ||
    round1Plays !== settings.round1Plays ||
    maxRounds !== settings.maxRounds ||
    deck !== settings.deck ||
    family !== settings.family;
  const wrong = !Number.isInteger(round1Duration) || round1Duration < duration.min || round1Duration > duration.max;

  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (wrong) return;
    setBusy(true);
    try {
      // A deck that was chosen before may be gone meanwhile; that is no reason to refuse the rest.
      const chosen = deck !== view.settings.deck && { deck };
      const body = { settings: { maxPlayers, round1Duration, round1Plays, maxRounds, family, ...chosen } };
      await http.call(`/game/lobbies/${view.lobby_id}/settings`, { method: 'PUT', body, ownToast: true });
      showToast({ ...own.saved, tone: 'good' });
      onClose();
    } catch (error) {
      showToast({ title: own.failed.title, text: detailOf(error) ?? own.failed.text, tone: 'bad' });
      setBusy(false);
    }
  };

  return (
    <FormDialog wide changed={changed} busy={busy} ask={unsavedTexts} onClose={onClose} title={t.settings.title} description={own.reset}>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <div className={styles.part}>
          <Picker legend={t.settings.maxPlayers} value={maxPlayers} options={sizes} onChange={setMaxPlayers} />
          <Field label={t.settings.duration} hint={wrong ? undefined : own.hint} error={wrong ? own.hint : undefined}>
            <Input
              type="number"
              inputMode="numeric"
              min={duration.min}
              max={duration.max}
              value={seconds}
              onChange={(event) => setSeconds(event.target.value)}
            />
          </Field>
          <Picker legend={t.settings.plays} value={round1Plays} options={plays} onChange={setPlays} />
          <div className="stack" style={{ gap: 8 }}>
            <Picker legend={t.settings.rounds} value={maxRounds} options={rounds} onChange={setRounds} />
            <p className="t1 muted" role="status">
              {own.roundsHint[maxRounds - 1]}
              {!wrong && ` ${t.settings.length(longestMinutes({ maxRounds, round1Plays, round1Duration }, maxPlayers))}`}
            </p>
          </div>
        </div>
        <div className={styles.part}>
          <DeckField view={view} value={deck} onChange={setDeck} />
          <div className="stack" style={{ gap: 8 }}>
            <Picker legend={t.settings.family.label} value={family} options={levels} onChange={setFamily} />
            <p className="t1 muted" role="status">
              {own.family[family]}
            </p>
          </div>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" tone="pri" busy={busy} why={wrong && own.hint} whyHidden>
            {own.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
}
