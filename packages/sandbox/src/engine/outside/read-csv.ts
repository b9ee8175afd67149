import { Excess } from '@countersign/mock/core/outside';
import { CsvError, parse } from 'csv-parse/sync';
import { sandboxLimits } from './limits.ts';

const { cells: mostCells, cellsOfRow, bytesOfRow } = sandboxLimits.csv;

/**
 * Parses a CSV file that comes from outside: commas, quotes, and rows that end with any kind of line
 * break. Rows can have different numbers of cells. Rows without any text are left out.
 * @param most largest number of rows to read, with the header
 * @returns undefined if the file is not CSV in UTF-8, or has more cells than are taken
 */
export function readOutsideCsv(bytes: Uint8Array, most: number): string[][] | undefined {
  if (excessInCsv(bytes) !== undefined) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const rows: string[][] = parse(text, {
      max_record_size: bytesOfRow,
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

const [comma, lineFeed, carriageReturn] = [0x2c, 0x0a, 0x0d];

/**
 * Describes the limit that CSV exceeds; undefined if it exceeds none. Commas and line breaks in
 * quotes count too, as files rarely have many.
 */
export function excessInCsv(bytes: Uint8Array): Excess | undefined {
  let cells = 0;
  let inRow = 0;
  for (const byte of bytes) {
    if (byte === lineFeed || byte === carriageReturn) {
      inRow = 0;
      cells += 1;
    } else if (byte === comma) {
      inRow += 1;
      cells += 1;
    }
    if (inRow > cellsOfRow) return new Excess(`CSV with more than ${cellsOfRow} cells in a row`);
    if (cells > mostCells) return new Excess(`CSV with more than ${mostCells} cells`);
  }
  return undefined;
}
