/** Writes a table in Markdown, its columns as wide as what stands in them. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = rows.map((cells) =>
    widths.map((width, column) => (cells[column] ?? '').padEnd(width)),
  );
  const [first = [], ...rest] = lines;
  const rule = widths.map((width) => '-'.repeat(width));
  return [first, rule, ...rest].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
