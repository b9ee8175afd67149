// The statements that read and write one envelope or template.
import { envelopeColumns, type createEnvelopeRow } from './envelope-row.ts';
import { builtOnce, type Connection } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';

type Row = ReturnType<typeof createEnvelopeRow>;

export const getEnvelope = builtOnce((db) =>
  db.selectFrom('envelopes').where('space', '=', 0).where('id', '=', '').select('body'),
);

export const lockEnvelope = builtOnce((db) =>
  db.selectFrom('envelopes').where('space', '=', 0).where('id', '=', '').select('body').forUpdate(),
);

/**
 * Reads the envelope or template that a transaction changes. It is also written, unchanged, so that
 * a concurrent transaction for it begins again, even if neither changes the row.
 */
export const takeEnvelope = builtOnce((db) =>
  db
    .updateTable('envelopes')
    .set(({ ref }) => ({ changed_at: ref('changed_at') }))
    .where('space', '=', 0)
    .where('id', '=', '')
    .returning('body'),
);

/** Writes an envelope over the one with its ID, if any. */
function writeEnvelope() {
  return sql<{ position: number }>`
    insert into envelopes (space, ${sql.join(envelopeColumns.map((column) => sql.ref(column)))})
    values (${0}, ${sql.join(envelopeColumns.map(() => ''))})
    on conflict (space, id) do update
    set ${sql.join(envelopeColumns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`;
}

export const putEnvelope = builtOnce((db) => ({ compile: () => writeEnvelope().compile(db) }));

/**
 * The columns of a stored envelope that nearly always stay as they are. SQLite writes the indexes of
 * all columns that a statement names, also where their values stay the same.
 */
const lasting: ReadonlySet<string> = new Set(['id', 'account', 'kind', 'created_at']);
const changing = envelopeColumns.filter((column) => !lasting.has(column));

const replaceRow = builtOnce((db) => ({
  compile: () =>
    sql<{ position: number }>`
      update envelopes
      set ${sql.join(changing.map((column) => sql`${sql.ref(column)} = ${''}`))}
      where space = ${0} and id = ${''}`.compile(db),
}));

/** Also returns the number of its row, which costs SQLite half as much again where it replaces one. */
export const putNumbered = builtOnce((db) => ({
  compile: () => sql<{ position: number }>`${writeEnvelope()} returning position`.compile(db),
}));

/** Writes an envelope with uses of contents and new labels in one statement, on PostgreSQL. */
export const putWithAll = builtOnce((db) => ({
  compile: () =>
    sql<never>`
      with written as (${writeEnvelope()} returning position), used as (
        insert into content_uses (space, holder, hash)
        select ${0}::bigint, ${''}::text, unnest(${[]}::text[])
        on conflict (space, holder, hash) do nothing
      )
      insert into envelope_labels (space, envelope, label)
      select ${0}::bigint, written.position, unnest(${[]}::text[]) from written
      on conflict (space, label, envelope) do nothing`.compile(db),
}));

/** Writes an envelope over the one with its ID, whose lasting columns are the same. */
export function replaceEnvelope(db: Connection, space: number, row: Row) {
  return replaceRow(db, [...changing.map((column) => row[column]), space, row.id]);
}
