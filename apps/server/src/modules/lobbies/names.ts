import type { Person, Room } from '@deadpan/game';
import type { FamilyLevel } from '@deadpan/protocol';
import type { AccountStore } from '../../ports/accounts.ts';
import { masked } from '../family/masked.ts';
import type { Held, Rooms } from '../rooms/rooms.ts';

/** Takes a person and an arena's level; returns them with their name as it is shown there. */
export const spared = (person: Person, family: FamilyLevel): Person => ({ ...person, username: masked(person.username, family) });

export interface NamesDeps {
  rooms: Pick<Rooms, 'perform'>;
  accounts: Pick<AccountStore, 'publicByIds'>;
}

/** How an arena's names keep to its family level, which its host may change (docs/decisions/0021). */
export interface Names {
  /** Takes an arena at its new level: names are masked as somebody sits down, so everybody sits down anew, by the name of their account. */
  reintroduce(room: Room, family: FamilyLevel): Promise<void>;
  /** Takes the arena as somebody has just sat down in it, and the level their name was masked for; resolves to it with the name as its own level, however often that changes meanwhile, shows it. */
  asShown(seated: Held, person: Person, maskedFor: FamilyLevel): Promise<Held>;
}

/** Takes the rooms and the accounts; returns how names are kept to the level of an arena. */
export function createNames({ rooms, accounts }: NamesDeps): Names {
  async function asShown(seated: Held, person: Person, maskedFor: FamilyLevel): Promise<Held> {
    const { id, settings } = seated.room;
    if (settings.family === maskedFor) return seated;
    const { held } = await rooms.perform(id, { type: 'introduce', by: spared(person, settings.family) });
    return held ? asShown(held, person, settings.family) : seated;
  }

  return {
    async reintroduce({ id, players }, family) {
      const people = await accounts.publicByIds(players.map((seat) => seat.id));
      for (const { id: user, username, picture } of people) {
        await rooms.perform(id, { type: 'introduce', by: spared({ id: user, username, picture }, family) });
      }
    },
    asShown,
  };
}
