import { sql } from '../kysely.ts';
import type { Connection } from '../connection.ts';

/**
 * The items of the schedule are found by what they are about, before their kind: an envelope sets and
 * cancels several, whose places were pages of their own. The earliest items of a space are found by
 * the index on the space, so that the one on the time alone is gone.
 */
export async function run(db: Connection): Promise<void> {
  await db.schema.dropIndex('due_by_time').execute();
  await db.schema.dropIndex('due_by_space').execute();
  await db.schema.alterTable('due').renameTo('due_by_kind').execute();
  await db.schema
    .createTable('due')
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('due_by_subject', ['space', 'key', 'kind'])
    .execute();
  await sql`
    insert into due (space, kind, key, due_at, body)
    select space, kind, key, due_at, body from due_by_kind order by due_at`.execute(db);
  await db.schema.dropTable('due_by_kind').execute();
  await db.schema.createIndex('due_by_space').on('due').columns(['space', 'due_at']).execute();
}
