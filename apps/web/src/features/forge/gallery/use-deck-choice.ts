import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DeckSummary } from '@deadpan/protocol';
import { fieldProblems } from '../../../engine/http/field-problems.ts';
import { decks as decksApi } from '../../../engine/http/decks-api.ts';
import { forge } from '../../../engine/http/forge-api.ts';
import { detailOf } from '../../../engine/http/http-error.ts';
import { forgeTexts } from '../../../texts/forge.ts';

const t = forgeTexts.deck;

/** A deck to be made, instead of one that is there. */
export const FRESH = 'new';

/** Which of the player's decks a meme goes into, and putting it there. */
export function useDeckChoice(meme: string) {
  const shelf = useQuery({ queryKey: ['decks'], queryFn: ({ signal }) => decksApi.shelf(signal) });
  const decks = shelf.data?.decks.filter(({ mine }) => mine);
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState<string>(t.suggested);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ name?: string | undefined; form?: string | undefined }>({});
  const choice = chosen ?? decks?.[0]?.id ?? FRESH;
  /** A new deck that was made although the meme could not be added: not made twice. */
  const [made, setMade] = useState<Pick<DeckSummary, 'id' | 'name'>>();

  /** Where it is now. */
  const [added, setAdded] = useState<Pick<DeckSummary, 'id' | 'name'>>();

  const target = async (): Promise<Pick<DeckSummary, 'id' | 'name'>> => {
    if (choice !== FRESH) return { id: choice, name: decks?.find(({ id }) => id === choice)?.name ?? '' };
    if (made?.name === name.trim()) return made;
    const deck = await decksApi.create(name.trim());
    setMade(deck);
    return deck;
  };
  /** Adds it; false when it did not work and the dialog says why. */
  const add = async (): Promise<boolean> => {
    if (choice === FRESH && name.trim() === '') {
      setProblems({ name: t.nameNeeded });
      return false;
    }
    setBusy(true);
    setProblems({});
    try {
      const deck = await target();
      await forge.addToDeck(deck.id, meme);
      setAdded(deck);
      return true;
    } catch (error) {
      const { name: wrongName } = fieldProblems(error);
      setProblems(wrongName ? { name: wrongName } : { form: detailOf(error) ?? t.failedToAdd });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { shelf, decks, choice, choose: setChosen, name, setName, busy, problems, add, added };
}
