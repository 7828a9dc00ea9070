import type { Kysely } from 'kysely';
import type { Decks } from '../../ports/decks.ts';
import { reaching } from './away.ts';
import { toReport } from './deck-rows.ts';
import type { Tables } from './schema.ts';
import { step, type Writer } from './script.ts';

/** What is said of players' decks, of the `Decks` port over either database. */
export function createDeckReports(db: Kysely<Tables>, writer: Writer): Pick<Decks, 'report' | 'reports' | 'reportsBy' | 'forgetReports'> {
  return {
    report: ({ id, by, owner, deckId, deckName, itemId, itemTitle, reason, text, at }) =>
      reaching(async () => {
        const row = {
          id,
          reporter_id: by,
          owner_id: owner,
          deck_id: deckId,
          deck_name: deckName,
          item_id: itemId,
          item_title: itemTitle,
          reason,
          text,
          created_at: at,
        };
        await writer.run({ key: `deck-report:${id}`, steps: [step(db.insertInto('deck_reports').values(row))] });
      }),

    reports: (limit) =>
      reaching(async () => {
        const rows = await db
          .selectFrom('deck_reports')
          .leftJoin('users as reporter', 'reporter.id', 'deck_reports.reporter_id')
          .leftJoin('users as owner', 'owner.id', 'deck_reports.owner_id')
          .selectAll('deck_reports')
          .select(['reporter.username as byName', 'owner.username as ownerName'])
          .orderBy('deck_reports.created_at', 'desc')
          .orderBy('deck_reports.id')
          .limit(limit)
          .execute();
        return rows.map((row) => ({ ...toReport(row), byName: row.byName, ownerName: row.ownerName }));
      }),

    reportsBy: (user) =>
      reaching(async () => {
        const rows = await db
          .selectFrom('deck_reports')
          .selectAll()
          .where('reporter_id', '=', user)
          .orderBy('created_at')
          .orderBy('id')
          .execute();
        return rows.map(toReport);
      }),

    forgetReports: (before) =>
      reaching(async () => {
        const old = db.deleteFrom('deck_reports').where('created_at', '<', Math.round(before));
        await writer.run({ key: 'deck-reports:old', steps: [step(old)] });
      }),
  };
}
