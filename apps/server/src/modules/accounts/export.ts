import type { AccountExport, UserId } from '@deadpan/protocol';
import { HttpFailure } from '../../http/failure.ts';
import type { AccountChanges as ChangeStore } from '../../ports/account-changes.ts';
import type { AccountStore } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Seating } from '../rooms/seating.ts';
import { toUser } from './accounts.ts';

/** What a feature keeps of a player, under its name in `more` of the export. */
export type ExportPart = (userId: UserId) => Promise<unknown>;

export interface ExportDeps {
  store: AccountStore;
  changes: ChangeStore;
  seating: Pick<Seating, 'seat'>;
  /** The uploaded picture behind a `profile_picture_url`. */
  picture: (url: string | null) => Promise<AccountExport['picture']>;
  more: Readonly<Record<string, ExportPart>>;
  clock: Clock;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Takes a player; returns everything that is kept about them (`AccountExport`). */
export function createExport({ store, changes, seating, picture, more, clock }: ExportDeps): (userId: UserId) => Promise<AccountExport> {
  return async (userId) => {
    const account = await store.byId(userId);
    if (!account) throw new HttpFailure(401, 'Authentication required', { code: 'AUTH_REQUIRED' });
    const [record, seat, image, parts] = await Promise.all([
      changes.record(userId),
      seating.seat(userId),
      picture(account.picture),
      Promise.all(Object.entries(more).map(async ([name, part]) => [name, await part(userId)] as const)),
    ]);
    const { google, resets } = record;
    return {
      format: 1,
      exported_at: iso(clock.now()),
      account: { ...toUser(account), has_password: account.passwordHash !== null, google_linked: google !== null },
      picture: image,
      sign_ins: record.signIns.map(({ openedAt, expiresAt, endedAt }) => ({
        opened_at: iso(openedAt),
        expires_at: iso(expiresAt),
        ended_at: endedAt === null ? null : iso(endedAt),
      })),
      google: google && { subject: google.sub, linked_at: iso(google.linkedAt) },
      password_resets: resets.map(({ createdAt, expiresAt }) => ({ asked_at: iso(createdAt), expires_at: iso(expiresAt) })),
      seat: seat && { lobby_id: seat.id, name: seat.name, status: seat.status },
      matches: record.matches.map(({ matchId, gameType, result, score, wins, plays, endedAt }) => ({
        match_id: matchId,
        game_type: gameType,
        result,
        score,
        wins,
        plays,
        ended_at: iso(endedAt),
      })),
      plays: record.plays.map(({ matchId, play, outcome, outReason, outAfterMs, outOver, endedAt }) => ({
        match_id: matchId,
        play,
        outcome,
        out_reason: outReason,
        out_after_ms: outAfterMs,
        out_over: outOver,
        ended_at: iso(endedAt),
      })),
      more: Object.fromEntries(parts),
    };
  };
}
