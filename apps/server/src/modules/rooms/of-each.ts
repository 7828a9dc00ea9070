import type { Command } from '@deadpan/game';
import type { RoomId } from '@deadpan/protocol';
import { someAtOnce } from '../../async/at-once.ts';
import { DatabaseAway } from '../../ports/database-away.ts';
import type { Log } from '../../ports/log.ts';
import { NewerRoom } from './newer.ts';
import type { Rooms } from './rooms.ts';

export type OfEach = (asked: Iterable<readonly [RoomId, Command]>) => Promise<void>;

/**
 * Returns the function that asks something of several rooms; one that cannot be served must not keep the others from their players. What a newer
 * program has saved is that program's to look after. Throws when the database is away.
 */
export function createOfEach(rooms: Pick<Rooms, 'perform'>, log: Log): OfEach {
  return async (asked) => {
    await someAtOnce(asked, ([id, command]) =>
      rooms.perform(id, command).catch((error: unknown) => {
        if (error instanceof NewerRoom) return;
        if (error instanceof DatabaseAway) throw error;
        log.error({ err: error, room: id, command: command.type }, 'a room could not be looked after');
      }),
    );
  };
}
