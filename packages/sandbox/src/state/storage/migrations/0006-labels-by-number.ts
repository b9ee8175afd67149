import { sql } from '../kysely.ts';
import type { Connection, Flavour } from '../connection.ts';

/**
 * Labels refer to envelopes by the number of the row, which counts up, and are kept in the order in
 * which they are looked for. An ID is random, so that each label of a new envelope changed pages of
 * its own.
 */
export async function run(db: Connection, flavour: Flavour): Promise<void> {
  await db.schema.dropIndex('envelope_labels_by_label').execute();
  await db.schema.alterTable('envelope_labels').renameTo('labels_by_id').execute();
  await db.schema
    .createTable('envelope_labels')
    .addColumn('space', 'bigint', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('envelope', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('envelope_labels_by_number', ['space', 'label', 'envelope'])
    .modifyEnd(flavour === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
  await sql`
    insert into envelope_labels (space, label, envelope)
    select old.space, old.label, envelopes.position from labels_by_id as old
    join envelopes on envelopes.space = old.space and envelopes.id = old.envelope
    order by old.space, old.label, envelopes.position`.execute(db);
  await db.schema.dropTable('labels_by_id').execute();
}
