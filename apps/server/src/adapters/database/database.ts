import type { Kysely } from 'kysely';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Alive } from '../../ports/alive.ts';
import type { Rooms } from '../../ports/rooms.ts';
import type { Stats } from '../../ports/stats.ts';
import { createAccountStore } from './accounts.ts';
import { createAlive } from './alive.ts';
import { reaching } from './away.ts';
import { createRooms } from './rooms.ts';
import type { Tables } from './schema.ts';
import type { Writer } from './script.ts';
import { createStats } from './stats.ts';

/** Every port the database serves. */
export interface Database {
  rooms: Rooms;
  accounts: AccountStore;
  stats: Stats;
  alive: Alive;
  /** Resolves when the database answers; throws `DatabaseAway`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Takes a connection for reading and the writer; returns the ports over them. */
export function portsOver(db: Kysely<Tables>, writer: Writer): Database {
  return {
    rooms: createRooms(db, writer),
    accounts: createAccountStore(db, writer),
    stats: createStats(db),
    alive: createAlive(db, writer),
    ping: () =>
      reaching(async () => {
        await db.selectFrom('meta').select('key').limit(1).execute();
      }),
    close: async () => {
      await writer.close();
      await db.destroy();
    },
  };
}
