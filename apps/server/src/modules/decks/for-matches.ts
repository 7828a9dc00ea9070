import type { Meme, Still } from '@deadpan/protocol';
import type { Decks as Store, KeptItem } from '../../ports/decks.ts';
import type { PlayersDecks } from '../lobbies/deck-choice.ts';
import { addressOf } from './files.ts';

/** One file, without words: it is both the address of the spec and, if it is one, the WebM. */
function toMeme({ id, file, poster, title, alt, duration }: KeptItem): Meme {
  const url = addressOf(file);
  return {
    id,
    url,
    webm_url: file.endsWith('.webm') ? url : null,
    subtitles_url: null,
    poster_url: poster === null ? null : addressOf(poster),
    title,
    alt,
    duration: duration ?? 0,
    type: 'video',
  };
}

const toStill = ({ id, file, title, alt }: KeptItem): Still => ({ id, title, alt, url: addressOf(file) });

const isClip = ({ kind }: KeptItem): boolean => kind === 'clip';
const isStill = ({ kind }: KeptItem): boolean => kind === 'still';

/** What the arenas ask of players' decks, over the store. */
export function decksForMatches(store: Store): PlayersDecks {
  return {
    async usable(id, by) {
      const deck = await store.byId(id);
      return deck && (deck.ownerId === by || deck.visibility === 'link') ? { name: deck.name } : null;
    },
    async onlyFor(id) {
      const deck = await store.byId(id);
      return deck && deck.visibility !== 'link' ? deck.ownerId : null;
    },
    async contents(id) {
      if (!(await store.byId(id))) return null;
      const items = await store.items([id]);
      const rated =
        <T>(show: (item: KeptItem) => T) =>
        (item: KeptItem) => ({ ...show(item), family: item.family });
      return { memes: items.filter(isClip).map(rated(toMeme)), stills: items.filter(isStill).map(rated(toStill)) };
    },
    async known(ids) {
      const items = await store.found(ids);
      return {
        memes: Object.fromEntries(items.filter(isClip).map((item) => [item.id, toMeme(item)])),
        stills: Object.fromEntries(items.filter(isStill).map((item) => [item.id, toStill(item)])),
      };
    },
  };
}
