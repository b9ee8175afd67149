import { sql } from './storage/kysely.ts';
import type { EnvelopeRow } from './storage/tables.ts';

/** A column; with a sign before it, for which SQLite does not use an index, where another one is better. */
export function columnUnless<Column extends keyof EnvelopeRow>(isSteered: boolean, column: Column) {
  return isSteered
    ? sql<EnvelopeRow[Column]>`+${sql.ref(column)}`
    : sql.ref<EnvelopeRow[Column]>(column);
}
