/**
 * Rows of cells as a table in Markdown: the first column to the left, the others to the right as
 * numbers are, or with `words` to the left too.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { words = false } = {},
): string {
  const isLeft = (column: number) => words || column === 0;
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, isLeft(column))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isLeft(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

function pad(cell: string, width: number, left: boolean): string {
  return left ? cell.padEnd(width) : cell.padStart(width);
}

/** A number as people read it, with commas. */
export function figure(number: number): string {
  return number.toLocaleString('en-GB');
}
