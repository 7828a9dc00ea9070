import fc from 'fast-check';
import type { Deck, Lobby, SeatAnswer } from '@deadpan/protocol';
import { newDeck, picture, sent, tus } from '../decks-stage.ts';
import { newMeme, newUpload, type Stage, type Things } from './fuzz-stage.ts';

/** What a name in an address stands for. */
type Kind = keyof Things | 'lobby' | 'file' | 'player';
/** `own` and `hers`: of that kind, whichever it is then. */
export type Named = { whose: 'own' | 'hers' } | { text: string };

function kindsOf(url: string): Kind[] {
  const ofId: Kind = url.includes('/game/') ? 'lobby' : url.includes('/memes/') ? 'meme' : url.includes('/uploads/') ? 'upload' : 'match';
  const kinds: Record<string, Kind> = { deck: 'deck', item: 'item', userId: 'player', file: 'file', id: ofId };
  return [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => kinds[name] ?? 'match');
}

/** Names for the places in an address: more often Mallory's own things than Ann's, and what is none. */
export function names({ known }: Pick<Stage, 'known'>): fc.Arbitrary<Named[]> {
  const one = fc.oneof<[fc.WeightedArbitrary<Named>, ...fc.WeightedArbitrary<Named>[]]>(
    { weight: 5, arbitrary: fc.constant({ whose: 'own' }) },
    { weight: 1, arbitrary: fc.constant({ whose: 'hers' }) },
    { weight: 1, arbitrary: fc.constantFrom('zero\u0000', ...known.ids).map((text) => ({ text })) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).map((text) => ({ text })) },
  );
  return fc.array(one, { minLength: 2, maxLength: 2 });
}

/** Fills the places of addresses, and makes anew what Mallory had and has used up. */
export function createAddresses({ server, mallory, cara, ann, lobby, own, hers, shared, files }: Stage) {
  async function seatOf(): Promise<string | undefined> {
    return ((await (await mallory.call('GET', '/game/seat')).json()) as SeatAnswer).lobby?.id;
  }
  const leave = (id: string): Promise<unknown> => mallory.call('POST', `/game/lobbies/${id}/leave`, {});

  /** The arena of which Mallory is the host, with somebody in it whom she may send away or play with. */
  async function ownArena(): Promise<string> {
    const seat = await seatOf();
    if (seat === lobby) await leave(lobby);
    const made = seat === undefined || seat === lobby ? await mallory.call('POST', '/game/lobbies', { name: 'Of Mallory' }) : null;
    const id = made ? ((await made.json()) as Lobby).id : (seat ?? '');
    await cara.call('POST', `/game/lobbies/${id}/join`, { forfeit: true });
    for (const player of [mallory, cara]) await player.call('POST', `/game/lobbies/${id}/ready`, { ready: true });
    return id;
  }

  async function renew(kind: Kind): Promise<void> {
    if (kind === 'deck') {
      await cancel(own.upload);
      own.deck = (await newDeck(mallory)).id;
      own.upload = await newUpload(server, mallory, own.deck);
    }
    if (kind === 'deck' || kind === 'item') own.item = (await sent(server.url, mallory, own.deck, await picture(16, 16))).id;
    if (kind === 'meme') own.meme = (await newMeme(mallory, 'Another one')).id;
    if (kind === 'upload') {
      await cancel(own.upload);
      own.upload = await newUpload(server, mallory, own.deck);
    }
    const seat = kind === 'lobby' ? await seatOf() : undefined;
    if (seat !== undefined) await leave(seat);
  }

  const askUpload = (method: string, upload: string): Promise<Response> => tus(`${server.url}/api/uploads/${upload}`, method, mallory, {});

  /** Uploads that are under way are few, and one more finds no room. */
  async function cancel(upload: string): Promise<void> {
    await askUpload('DELETE', upload);
  }

  /** A deck that is full takes nothing any more, and what came too often would hide what is wrong with the rest. */
  async function emptyDeck(): Promise<void> {
    const { items } = (await (await mallory.call('GET', `/decks/${own.deck}`)).json()) as Deck;
    for (const { id } of items) if (id !== own.item) await mallory.call('DELETE', `/decks/${own.deck}/items/${id}`);
  }

  async function nameOf(kind: Kind, named: Named, url: string): Promise<string> {
    if ('text' in named) return named.text;
    if (kind === 'player') return named.whose === 'own' ? mallory.user.id : ann.user.id;
    if (kind === 'file') return url.includes('/generated/') ? 'abc1.svg' : fileOf(url);
    if (/\/(keep|report)$/.test(url) && named.whose === 'own') return shared;
    if (kind === 'lobby') return named.whose === 'own' ? ownArena() : lobby;
    return (named.whose === 'own' ? own : hers)[kind];
  }
  const fileOf = (url: string): string => {
    const folder = url.slice('/api'.length).replace(':file', '');
    return (
      files
        .find((file) => file.startsWith(folder))
        ?.slice(folder.length)
        .split('?')[0] ?? 'none'
    );
  };

  return {
    async fill(url: string, named: readonly Named[]): Promise<string> {
      const filled: string[] = [];
      for (const [n, kind] of kindsOf(url).entries()) filled.push(await nameOf(kind, named[n] ?? { text: 'none' }, url));
      return url.replace(/:\w+/g, () => encodeURIComponent(filled.shift() ?? ''));
    },
    /** After this route has done what was asked: what its address names is gone, or not as it was. */
    async used(method: string, url: string, answer: Response): Promise<void> {
      const last = kindsOf(url).at(-1);
      if (last !== undefined && changesForGood(method, url)) await renew(last);
      if (url.endsWith('/items') || method === 'PATCH') await emptyDeck();
      const begun = answer.headers.get('location')?.split('/').at(-1);
      if (begun !== undefined) await cancel(begun);
    },
    /** After this route has refused: a piece that is no picture, or more than was announced, ends its file all the same. */
    async refused(method: string): Promise<void> {
      if (method !== 'PATCH') return;
      const { status } = await askUpload('HEAD', own.upload);
      if (status === 404) own.upload = await newUpload(server, mallory, own.deck);
    },
  };
}

/** Whether a route takes away what its address names, or ends what can be done with it. Asked last, so that all others still find it. */
export const changesForGood = (method: string, url: string): boolean =>
  (method === 'DELETE' && !url.endsWith('/keep')) || method === 'PATCH' || /\/(leave|start)$/.test(url);
