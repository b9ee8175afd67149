import { stringify } from 'csv-stringify/sync';
import type { State } from '../../state/state.ts';
import { listRows, type StoredUserImport } from './stored-import.ts';

/** Writes the rows of a completed import as CSV, each with its result. */
export async function writeResults(state: State, record: StoredUserImport): Promise<string> {
  const rows = await listRows(state, record);
  return stringify([
    [...record.header, 'ProcessingResults', 'ProcessingDetails'],
    ...rows.map(({ cells, results = [], details = '' }) => [
      ...fill(cells, record.header.length),
      results.join(';'),
      details,
    ]),
  ]);
}

/** Rows with too few cells get empty ones, so that the results are in their columns. */
function fill(cells: readonly string[], length: number): string[] {
  return [...cells, ...Array.from({ length: Math.max(0, length - cells.length) }, () => '')];
}
