import { PostgresAdapter, sql, type Kysely, type Migration, type RawBuilder } from 'kysely';

/** Sets a deck's tally from its items: how many there are, how long its clips run, and the first that can be looked at. */
const setTally = (deck: string): RawBuilder<unknown> => sql`
  update decks set
    clips = (select count(*) from deck_items where deck_id = decks.id and kind = 'clip'),
    stills = (select count(*) from deck_items where deck_id = decks.id and kind = 'still'),
    duration = (select coalesce(sum(duration), 0) from deck_items where deck_id = decks.id),
    cover = (
      select coalesce(poster, file) from deck_items
      where deck_id = decks.id and (kind = 'still' or poster is not null)
      order by created_at, id limit 1
    )
  ${sql.raw(deck)}`;

/** The function locks the deck first: a statement after the lock sees what other transactions did to the same deck. */
async function createPostgresTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function deck_tally() returns trigger language plpgsql as $$
    declare changed text := case when tg_op = 'DELETE' then old.deck_id else new.deck_id end;
    begin
      perform 1 from decks where id = changed for update;
      ${setTally('where id = changed')};
      return null;
    end $$`.execute(db);
  await sql`
    create trigger deck_tally after insert or delete or update of poster on deck_items
    for each row execute function deck_tally()`.execute(db);
}

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  for (const [name, event, row] of [
    ['deck_tally_added', 'insert', 'new'],
    ['deck_tally_removed', 'delete', 'old'],
    ['deck_tally_changed', 'update of poster', 'new'],
  ] as const) {
    await sql`
      create trigger ${sql.raw(`${name} after ${event} on deck_items`)} begin
        ${setTally(`where id = ${row}.deck_id`)};
      end`.execute(db);
  }
}

/**
 * What lists show of a deck, kept in its row. To add up the items for each list held up the process, because a shelf may hold some thousands. Triggers
 * keep it, so that a node of an earlier version, which runs beside this one during an upgrade, keeps it too.
 */
export const deckTallies: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['clips', 'stills', 'duration']) {
      await db.schema
        .alterTable('decks')
        .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema.alterTable('decks').addColumn('cover', 'text').execute();
    await setTally('').execute(db);
    await (db.getExecutor().adapter instanceof PostgresAdapter ? createPostgresTrigger(db) : createSqliteTriggers(db));
  },
};
