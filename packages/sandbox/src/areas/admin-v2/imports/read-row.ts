import { MembershipRefusal } from '../members/membership-refusal.ts';
import type { Column } from './columns.ts';

/** A row with its cells by their columns. Empty cells are absent. */
export interface ImportRow {
  values: Readonly<Partial<Record<Column, string>>>;
  groups: readonly string[];
}

/** A NUL or another character that text never has; tabs and line breaks are not among them. */
// eslint-disable-next-line no-control-regex -- these characters are what it looks for
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Reads the cells of a row.
 * @throws MembershipRefusal if there are too few or too many cells, or one contains control characters
 */
export function readRow(
  header: readonly string[],
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): ImportRow {
  if (cells.length < columns.length)
    throw new MembershipRefusal(
      'insufficient_row_data_found',
      `The row has ${cells.length} cells, but the header ${columns.length}.`,
    );
  // The vendor's own example has a comma behind the last cell of a row.
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    throw new MembershipRefusal(
      'extra_row_data_found',
      `The row has ${cells.length} cells, but the header ${columns.length}. Put cells with commas in quotes.`,
    );
  const values: Partial<Record<Column, string>> = {};
  const groups: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const column = columns[at];
    const value = cell.trim();
    if (column === undefined || value === '') continue;
    if (control.test(value))
      throw new MembershipRefusal(
        'invalid_row_data',
        `${header[at]} contains a control character.`,
      );
    if (column === 'Group') groups.push(value);
    else values[column] = value;
  }
  return { values, groups };
}
