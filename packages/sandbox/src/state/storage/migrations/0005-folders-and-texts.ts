import type { Connection, Flavour } from '../connection.ts';
import { sql } from '../kysely.ts';

/**
 * Lists of a folder are about one sender; drafts that were deleted count as drafts. On SQLite, each
 * three letters of what envelopes are searched for lead to them.
 */
export async function run(db: Connection, flavour: Flavour): Promise<void> {
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
  if (flavour === 'postgres') return;
  await sql`
    create virtual table envelope_texts using fts5 (
      search, tokenize = 'trigram', content = '', contentless_delete = 1
    )`.execute(db);
  await sql`
    insert into envelope_texts (rowid, search) select position, search from envelopes`.execute(db);
  // Whoever writes envelopes, the texts are the same.
  await sql`
    create trigger envelope_texts_insert after insert on envelopes begin
      insert into envelope_texts (rowid, search) values (new.position, new.search);
    end`.execute(db);
  await sql`
    create trigger envelope_texts_update after update of search on envelopes
    when old.search <> new.search begin
      insert or replace into envelope_texts (rowid, search) values (new.position, new.search);
    end`.execute(db);
  await sql`
    create trigger envelope_texts_delete after delete on envelopes begin
      delete from envelope_texts where rowid = old.position;
    end`.execute(db);
}
