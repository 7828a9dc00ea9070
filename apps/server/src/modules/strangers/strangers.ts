import { randomUUID } from 'node:crypto';
import type { Room, RoomEvent } from '@deadpan/game';
import { limits, type BlockedPlayer, type MatchId, type ReportBody, type RoomId, type UserId } from '@deadpan/protocol';
import { HttpFailure, tooMany } from '../../http/failure.ts';
import { createLimiter } from '../../http/limiter.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Counters } from '../../ports/counters.ts';
import { HOUR_MS, MINUTE_MS } from '../../ports/durations.ts';
import type { Rooms as RoomStore } from '../../ports/rooms.ts';
import type { Strangers as Store } from '../../ports/strangers.ts';
import type { Held, Rooms } from '../rooms/rooms.ts';
import type { Company } from './company.ts';
import { satTogether } from './sat-together.ts';

export interface StrangersDeps {
  store: Store;
  accounts: Pick<AccountStore, 'byId'>;
  rooms: Pick<Rooms, 'look' | 'perform'>;
  kept: Pick<RoomStore, 'seatOf' | 'eventsSince'>;
  company: Company;
  clock: Clock;
  /** who counts tries; null: nobody does */
  counters: Counters | null;
}

/** Blocks and reports (design "Strangers on video"). */
export interface Strangers {
  blocked(by: UserId): Promise<BlockedPlayer[]>;
  /** From now on the two never share an arena; one that waits with both in it is parted when the blocker is its host. */
  block(by: UserId, whom: UserId): Promise<void>;
  unblock(by: UserId, whom: UserId): Promise<void>;
  /** Keeps the report with arena, match and time. The reported player is not told. */
  report(by: UserId, body: ReportBody): Promise<void>;
}

/** Sat in it, now or in its match. */
function wasIn({ players, match }: Room, user: UserId): boolean {
  return [...players, ...(match?.roster ?? [])].some(({ id }) => id === user);
}

/** The service of blocks and reports. Failures are `HttpFailure`s. */
export function createStrangers({ store, accounts, rooms, kept, company, clock, counters }: StrangersDeps): Strangers {
  const { reportsPerHour, blocksPerMinute, blocks: most } = limits.strangers;
  const reports = createLimiter('reports', reportsPerHour, HOUR_MS, counters);
  const changes = createLimiter('blocks', blocksPerMinute, MINUTE_MS, counters);

  async function mustExist(user: UserId): Promise<void> {
    if (!(await accounts.byId(user))) throw new HttpFailure(404, 'There is no such player.', { code: 'UNKNOWN_PLAYER' });
  }

  async function counted(by: UserId): Promise<void> {
    const wait = await changes.take(by);
    if (wait > 0) throw tooMany('Too many blocks. Please wait a moment.', wait);
  }

  /** Both sit in one arena at this moment. A match goes on; its rematch begins without the blocker if the other has accepted it. */
  async function part(by: UserId, whom: UserId): Promise<void> {
    const [mine, theirs] = await Promise.all([kept.seatOf(by), kept.seatOf(whom)]);
    const held = mine !== null && mine === theirs ? await rooms.look(mine) : null;
    if (!held) return;
    const { id, status, hostId, rematch } = held.room;
    if (status === 'waiting' && hostId === by) await rooms.perform(id, { type: 'kick', by, who: whom });
    const bothAgain = rematch?.accepted.includes(by) && rematch.accepted.includes(whom);
    if (status === 'finished' && bothAgain) await rooms.perform(id, { type: 'leave', by, close: false });
  }

  /** Whether the two sat in it at the same time, as its row tells: what this process remembers began when it did. */
  async function didSitIn({ room, version }: Held, one: UserId, other: UserId): Promise<boolean> {
    const said = await kept.eventsSince(room.id, 0, version);
    const events = said.flatMap((each) => JSON.parse(each) as RoomEvent[]);
    return satTogether(room, events, one, other);
  }

  /** Where the two have met, or null when they never did. */
  async function meeting(
    one: UserId,
    other: UserId,
    where: RoomId | undefined,
  ): Promise<{ roomId: RoomId | null; matchId: MatchId | null } | null> {
    const held = where === undefined ? null : await rooms.look(where);
    const room = held?.room;
    if (room && wasIn(room, one) && wasIn(room, other)) {
      const played = room.match?.roster.filter(({ id }) => id === one || id === other).length === 2;
      return { roomId: room.id, matchId: played ? (room.match?.id ?? null) : null };
    }
    const roomId = company.met(one, other);
    const matchId = await store.lastMatchOf(one, other);
    if (roomId !== null || matchId !== null) return { roomId, matchId };
    return held && (await didSitIn(held, one, other)) ? { roomId: held.room.id, matchId: null } : null;
  }

  return {
    async blocked(by) {
      const rows = await store.blocks(by);
      return rows.map(({ id, username, at }) => ({ id, username, blockedAt: new Date(at).toISOString() }));
    },

    async block(by, whom) {
      if (by === whom) throw new HttpFailure(400, 'You cannot avoid yourself here.', { code: 'VALIDATION' });
      await counted(by);
      await mustExist(whom);
      const done = await store.block(by, whom, Math.round(clock.now()), most);
      if (!done) throw new HttpFailure(409, `You have blocked ${most} players. Unblock somebody first.`);
      await part(by, whom);
    },

    async unblock(by, whom) {
      await counted(by);
      await store.unblock(by, whom);
    },

    async report(by, { userId: about, lobbyId, reason, text }) {
      if (by === about) throw new HttpFailure(400, 'You cannot report yourself.', { code: 'VALIDATION' });
      const wait = await reports.take(by);
      if (wait > 0) throw tooMany('Too many reports. Please wait before the next one.', wait);
      // Results and company name also who has deleted their account, of whom nothing more may be kept.
      await mustExist(about);
      const met = await meeting(by, about, lobbyId);
      if (!met) {
        throw new HttpFailure(403, 'You can report only players you shared an arena with.', { code: 'UNKNOWN_PLAYER' });
      }
      await store.report({ id: randomUUID(), by, about, reason, text: text || null, ...met, at: Math.round(clock.now()) });
    },
  };
}
