import type { State } from '../../../state/state.ts';
import { writeCsv } from '../../../engine/write-csv.ts';
import { listRows, type StoredUserImport } from './stored-import.ts';

/** Writes the rows of a completed import as CSV, each with its result. */
export async function writeResults(state: State, record: StoredUserImport): Promise<string> {
  const rows = await listRows(state, record);
  const { length } = record.header;
  return writeCsv([
    [...record.header, 'ProcessingResults', 'ProcessingDetails'],
    ...rows.map(({ cells, results = [], details = '' }) => [
      ...fill(cells.slice(0, length), length),
      results.join(';'),
      details,
      // More cells than columns make a row fail. They come last, so that the result has its column.
      ...cells.slice(length),
    ]),
  ]);
}

/** Rows with too few cells get empty ones. */
function fill(cells: readonly string[], length: number): string[] {
  return [...cells, ...Array.from({ length: length - cells.length }, () => '')];
}
