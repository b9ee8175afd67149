import { CsvError, parse } from 'csv-parse/sync';

/** The longest row that is read, in bytes. A quote that is never closed ends here. */
const longestRow = 100_000;

/**
 * Parses a CSV file: commas, quotes, and rows that end with any kind of line break. Rows can have
 * different numbers of cells. Rows without any text are left out.
 * @param most how many rows are read at most, with the header
 * @returns undefined if the file is not CSV in UTF-8
 */
export function parseCsvFile(bytes: Uint8Array, most: number): string[][] | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const rows: string[][] = parse(text, {
      max_record_size: longestRow,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: most,
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError || error instanceof TypeError) return undefined;
    throw error;
  }
}
