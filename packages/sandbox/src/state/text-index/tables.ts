import { type Connection, runDirectly } from '../storage/connection.ts';

/**
 * The index of the texts of envelopes, and what keeps it true. The tables are made when the first
 * space is to be indexed, not by a migration: a sandbox in which nobody searches many envelopes
 * does not pay for them (docs/decisions/0145-texts-are-indexed-when-searched.md).
 *
 * `indexed_spaces`: each space whose texts are in the index, or are being moved into it: those of
 * the rows up to `filled_to` are, and those up to `filled_until` were there when it began.
 *
 * `noted_texts`: rows that are new, have another text or are gone, until the index has that too.
 */
const tables = [
  `create table if not exists indexed_spaces (
    space integer primary key, filled_to integer not null, filled_until integer not null)`,
  `create table if not exists noted_texts (position integer primary key)`,
  `create virtual table if not exists envelope_texts using fts5 (
    search, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
  `create trigger if not exists note_new_text after insert on envelopes
    when ${isIndexed('new')} begin ${note('new')}; end`,
  `create trigger if not exists note_other_text after update of search on envelopes
    when new.search is not old.search and ${isIndexed('new')} begin ${note('new')}; end`,
  `create trigger if not exists note_gone_text after delete on envelopes
    when ${isIndexed('old')} begin ${note('old')}; end`,
  `create trigger if not exists forget_indexed_space after delete on spaces
    begin delete from indexed_spaces where space = old.space; end`,
] as const;

/** Makes the tables, in the transaction of a connection to SQLite. */
export function createTextTables(db: Connection): void {
  for (const statement of tables) runDirectly(db, statement);
}

/** Checks whether this SQLite can index texts; Node is also built without that. */
export function canIndexTexts(db: Connection): boolean {
  const statement = `select sqlite_compileoption_used('ENABLE_FTS5') as used`;
  return runDirectly<{ used: number }>(db, statement)?.[0]?.used === 1;
}

/** Checks whether the tables were made. */
export function hasTextTables(db: Connection): boolean {
  const statement = `select 1 from sqlite_master where name = 'forget_indexed_space'`;
  return runDirectly(db, statement)?.length === 1;
}

function isIndexed(row: 'new' | 'old'): string {
  return `exists (select 1 from indexed_spaces where space = ${row}.space)`;
}

/** Notes a row unless it is noted: the statement that fires a trigger decides over an \`or ignore\` in it. */
function note(row: 'new' | 'old'): string {
  return `insert into noted_texts select ${row}.position
    where not exists (select 1 from noted_texts where position = ${row}.position)`;
}
