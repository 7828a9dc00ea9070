import { randomInt } from 'node:crypto';
import {
  createRoom,
  isHost,
  isRunning,
  NOT_FOUND,
  seatOf,
  whyNotSee,
  whyNotSit,
  type Command,
  type Person,
  type Refusal,
  type Shown,
} from '@deadpan/game';
import {
  limits,
  type CreateLobbyBody,
  type FamilyLevel,
  type Lobby,
  type LobbyItem,
  type RoomId,
  type Settings,
  type SettingsBody,
  type UserId,
} from '@deadpan/protocol';
import { createQueue } from '../../async/queue.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';
import { MINUTE_MS } from '../../ports/durations.ts';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import type { Strangers } from '../../ports/strangers.ts';
import { masked } from '../family/masked.ts';
import type { Held, Performed, Rooms } from '../rooms/rooms.ts';
import type { Loners } from '../strangers/loners.ts';
import { lobbyOf } from './answers.ts';
import { randomCode } from './codes.ts';
import { nameOfDeck, type PlayersDecks } from './deck-choice.ts';
import { createKeyTries, keysBusy } from './key-tries.ts';
import { createKeys } from './keys.ts';
import { LISTED, type Listing } from './listing.ts';
import { createMatches, type Matches } from './matches.ts';
import { createNames, spared } from './names.ts';

const CODE_TRIES = 8;

export type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export interface LobbiesOptions {
  rooms: Rooms;
  store: RoomStore;
  /** the list of those who keep apart from nobody */
  listing: Listing;
  /** who may not share an arena with whom */
  strangers: Pick<Strangers, 'apart' | 'roomsApart'>;
  loners: Pick<Loners, 'isApartFromNobody' | 'isKnown'>;
  clock: Clock;
  /** what comes with the product */
  builtIn: Shown;
  decks: PlayersDecks;
  accounts: Pick<AccountStore, 'publicByIds'>;
  /** the level of an arena whose host chose none */
  family: FamilyLevel;
  speed: number;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

/** What can be asked of arenas, the same over HTTP and over sockets (spec §7). Refusals are values. */
export interface Lobbies extends Matches {
  /** The arenas a player may see: none in which somebody sits whom they keep apart from. */
  list(viewer: UserId): Promise<readonly LobbyItem[]>;
  /** What `list` would resolve to, when it is known without asking anybody; else null. */
  listAtHand(viewer: UserId): readonly LobbyItem[] | null;
  create(host: Person, body: CreateLobbyBody): Promise<Answer<Lobby>>;
  get(id: RoomId, viewer: UserId): Promise<Answer<Lobby>>;
  /** Takes a seat, giving up the one in another arena; a running match is given up only with `forfeit`. */
  join(id: RoomId, person: Person, options: { password?: string | undefined; forfeit?: boolean | undefined }): Promise<Answer<Held>>;
  /** Changes the settings, with what follows from them: what the deck is called, and how names are shown at another family level. */
  settings(id: RoomId, by: UserId, settings: SettingsBody['settings']): Promise<Performed>;
  perform(id: RoomId, command: Command): Promise<Performed>;
}

const refused = (code: Refusal['code'], message: string) => ({ ok: false, refusal: { code, message } }) as const;
const notFound = { ok: false, refusal: NOT_FOUND } as const;

/** Takes what a body carried; returns the fields that are there. */
function definedOf(settings: SettingsBody['settings'] | undefined): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings ?? {}).filter(([, value]) => value !== undefined));
}

/** Takes the rooms, where they are kept, and who and what is asked of players; returns what can be asked of arenas. */
export function createLobbies(options: LobbiesOptions): Lobbies {
  const { rooms, store, listing, strangers, loners, clock, decks, speed, counters } = options;
  const names = createNames(options);
  const matches = createMatches(options);
  const keys = createKeys();
  const keyProblem = createKeyTries(keys, counters);
  const creations = createLimiter('arenas', limits.arenasPerMinute, MINUTE_MS, counters);

  // Of one arena one after the other: a match that is started right after its deck was chosen shows that deck, and not the one before.
  const choosing = createQueue();

  /** Gives up the player's seat elsewhere; a refusal when a match runs there and it was not confirmed. */
  async function leaveOther(user: UserId, target: RoomId | null, forfeit: boolean): Promise<Refusal | null> {
    const other = await store.seatOf(user);
    if (other === null || other === target) return null;
    const held = await rooms.look(other);
    if (held && isRunning(held.room) && !forfeit) {
      return { code: 'IN_ANOTHER_MATCH', message: 'Your match in another arena is still running. Joining here forfeits it.' };
    }
    await rooms.perform(other, { type: 'leave', by: user, close: false });
    return null;
  }

  async function change(id: RoomId, by: UserId, asked: SettingsBody['settings']): ReturnType<Lobbies['settings']> {
    const held = await rooms.look(id);
    if (!held || !isHost(held.room, by)) {
      // Who is not the host changes nothing, and the rules say why: no deck is looked up for them.
      const performed = await rooms.perform(id, { type: 'change_settings', by, settings: {} });
      // Without a refusal they have become the host meanwhile.
      return performed.refusal ? performed : change(id, by, asked);
    }
    const { room } = held;
    const settings = definedOf(asked);
    const { family } = settings;
    const level = family ?? room.settings.family;
    const deck = settings.deck === undefined ? null : await nameOfDeck(decks, settings.deck, by, level);
    if (deck && 'refusal' in deck) return { held, refusal: deck.refusal };
    const deckName = deck ? deck.name : room.deckName;
    const changed = await rooms.perform(id, {
      type: 'change_settings',
      by,
      settings,
      ...((deck ?? family) && { deckName: deckName && masked(deckName, level) }),
      ...(family && { name: masked(room.name, family) }),
    });
    if (!changed.refusal && changed.held && family && family !== room.settings.family) await names.reintroduce(changed.held.room, family);
    return changed;
  }

  return {
    async list(viewer) {
      if (await loners.isApartFromNobody(viewer)) return listing.read();
      const hidden = new Set(await strangers.roomsApart(viewer));
      const items = await store.list(LISTED + hidden.size);
      return items.filter(({ id }) => !hidden.has(id)).slice(0, LISTED);
    },

    listAtHand: (viewer) => (loners.isKnown(viewer) ? listing.atHand() : null),

    async create(host, body) {
      if ((await creations.take(host.id)) > 0) return refused('RATE_LIMITED', 'Too many arenas. Wait a minute, then try again.');
      // Before a seat elsewhere is given up for nothing.
      const settings: Partial<Settings> = { family: options.family, ...definedOf(body.settings) };
      const family = settings.family ?? options.family;
      const deck = settings.deck === undefined ? { name: null } : await nameOfDeck(decks, settings.deck, host.id, family);
      if ('refusal' in deck) return { ok: false, refusal: deck.refusal };
      const key = body.isPrivate ? body.password : undefined;
      const keyHash = key === undefined ? null : await keys.hash(key);
      if (key !== undefined && keyHash === null) return { ok: false, refusal: keysBusy };
      for (let attempt = 0; attempt < CODE_TRIES; attempt++) {
        // With every try: a second press of the button may have taken a seat meanwhile.
        const elsewhere = await leaveOther(host.id, null, false);
        if (elsewhere) return { ok: false, refusal: elsewhere };
        const room = createRoom(
          {
            id: randomCode(),
            name: masked(body.name, family),
            keyHash,
            settings,
            deckName: deck.name,
            host: spared(host, family),
            seed: randomInt(2 ** 31),
            speed,
          },
          clock.now(),
        );
        if (await rooms.create(room)) return { ok: true, value: lobbyOf(room, host.id) };
      }
      return refused('UNAVAILABLE', 'No arena could be made. Please try again.');
    },

    async get(id, viewer) {
      const held = await rooms.look(id);
      if (!held || held.room.status === 'closed') return notFound;
      // Who sits in it asks every few seconds, and is not kept out of it.
      const apart = seatOf(held.room, viewer) ? [] : await strangers.apart(viewer);
      const refusal = whyNotSee(held.room, viewer, apart);
      if (refusal) return { ok: false, refusal };
      return { ok: true, value: lobbyOf(held.room, viewer) };
    },

    async join(id, person, { password, forfeit }) {
      const held = await rooms.look(id);
      if (!held || held.room.status === 'closed') return notFound;
      if (seatOf(held.room, person.id)) return { ok: true, value: held };
      const wrongKey = await keyProblem(held.room, person.id, password);
      if (wrongKey) return { ok: false, refusal: wrongKey };
      // Before a seat elsewhere is given up for nothing; the rules look once more when it is taken.
      const apart = await strangers.apart(person.id);
      const refusal = whyNotSit(held.room, person.id, apart);
      if (refusal) return { ok: false, refusal };
      const elsewhere = await leaveOther(person.id, id, forfeit ?? false);
      if (elsewhere) return { ok: false, refusal: elsewhere };
      // As it is by now: the key alone may have taken a while.
      const { family } = (rooms.peek(id) ?? held).room.settings;
      const done = await rooms.perform(id, { type: 'sit', by: spared(person, family), apart });
      if (done.refusal) return { ok: false, refusal: done.refusal };
      return done.held ? { ok: true, value: await names.asShown(done.held, person, family) } : notFound;
    },

    start: (id, by) => choosing.run(id, () => matches.start(id, by)),
    settings: (id, by, settings) => choosing.run(id, () => change(id, by, settings)),

    playAgain: (id, by, receivedAt) => choosing.run(id, () => matches.playAgain(id, by, receivedAt)),
    perform: (id, command) => rooms.perform(id, command),
  };
}
