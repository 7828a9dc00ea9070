import { BUILT_IN_DECK } from '@deadpan/protocol';
import type { DeckSummary, RoomView } from '@deadpan/protocol';
import { Link } from 'react-router';
import { appTexts } from '../../texts/app.ts';
import { arenaSettingsTexts } from '../../texts/arena-settings.ts';
import { lobbyTexts } from '../../texts/lobby.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useShelf } from './use-shelf.ts';

const t = arenaSettingsTexts.deck;

const option = ({ id, name, clips, stills }: DeckSummary) => (
  <option key={id} value={id}>
    {t.option(name, clips, stills)}
  </option>
);

/** What a deck lacks, and what is shown instead. */
function lack(deck: DeckSummary | undefined): string {
  if (!deck || (deck.clips > 0 && deck.stills > 0)) return t.hint;
  if (deck.clips + deck.stills === 0) return t.nothing;
  return deck.clips === 0 ? t.noClips : t.noStills;
}

interface DeckFieldProps {
  /** the deck of the arena as it stands: somebody else's may be on no shelf of the host */
  view: Pick<RoomView, 'settings' | 'deck_name'>;
  value: string;
  onChange: (deck: string) => void;
}

/** The deck of the match: the built-in one, one of the host's, or one they keep. */
export function DeckField({ view, value, onChange }: DeckFieldProps) {
  const { shelf, failed } = useShelf();
  const [mine, kept] = [shelf.filter((deck) => deck.mine), shelf.filter((deck) => !deck.mine)];
  const { deck: current } = view.settings;
  const foreign = current !== BUILT_IN_DECK && !shelf.some(({ id }) => id === current);
  return (
    <Field
      label={lobbyTexts.settings.deck.label}
      error={failed && t.failed}
      hint={
        <>
          {lack(shelf.find(({ id }) => id === value))}{' '}
          <Link to="/decks" target="_blank">
            {t.manage}
            <span className="vh"> {appTexts.newTab}</span>
          </Link>
        </>
      }
    >
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={BUILT_IN_DECK}>{t.builtInOption}</option>
        {foreign && (
          <optgroup label={t.chosen}>
            <option value={current}>{view.deck_name ?? t.chosen}</option>
          </optgroup>
        )}
        {mine.length > 0 && <optgroup label={t.mine}>{mine.map(option)}</optgroup>}
        {kept.length > 0 && <optgroup label={t.kept}>{kept.map(option)}</optgroup>}
      </Select>
    </Field>
  );
}
