import { markdownTable } from 'markdown-table';

/**
 * Formats rows as a table in Markdown: the first column is aligned to the left, the others to the
 * right like numbers, or with `words` to the left as well.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { words = false } = {},
): string {
  const align = head.map((_, column) => (words || column === 0 ? '' : 'r'));
  return markdownTable([head, ...rows], { align });
}

/** A number with commas between thousands. */
export function figure(number: number): string {
  return number.toLocaleString('en-GB');
}
