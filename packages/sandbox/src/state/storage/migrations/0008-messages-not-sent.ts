import type { Connection } from '../connection.ts';
import { sql } from '../kysely.ts';

/**
 * The indexes that find messages by lane and by queue leave out those that were sent, which nobody
 * looks for there: they stay small, where each message changed a page of its own in both, twice.
 */
export async function run(db: Connection): Promise<void> {
  for (const [name, columns] of [
    ['deliveries_by_lane', ['lane', 'state', 'position']],
    ['deliveries_by_queue', ['space', 'queue', 'state', 'tries']],
  ] as const) {
    await db.schema.dropIndex(name).execute();
    await db.schema
      .createIndex(name)
      .on('deliveries')
      .columns([...columns])
      .where('state', '!=', sql.lit('sent'))
      .execute();
  }
}
