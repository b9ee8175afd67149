import type { Connection } from '../connection.ts';
import { sql } from '../kysely.ts';

/** Lists of a folder are about one sender; drafts that were deleted count as drafts. */
export async function run(db: Connection): Promise<void> {
  await db.schema.dropIndex('envelopes_by_folder').execute();
  await db.schema
    .createIndex('envelopes_by_folder')
    .on('envelopes')
    .columns(['space', 'account', 'kind', 'folder', 'sender', 'changed_at'])
    .execute();
  await sql`
    update envelopes set folder = 'draft' where status = 'deleted' and folder = 'sentitems'`.execute(
    db,
  );
}
