import { readFileSync } from 'node:fs';

/** A section of a Markdown file, from one heading of the second level to the next. */
export interface Section {
  heading: string;
  /** The text before the table, and that after it. */
  before: string;
  after: string;
  /** The cells of its table, row by row, beginning with the head. */
  table: string[][];
}

/** Reads the sections of a Markdown file, each of which has one table. */
export function readSections(file: URL): Section[] {
  const sections = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  return sections.map((section) => {
    const lines = section.split('\n');
    const from = lines.findIndex((line) => line.startsWith('|'));
    const to = lines.findLastIndex((line) => line.startsWith('|')) + 1;
    const [head = '', , ...rows] = lines.slice(from, to);
    return {
      heading: lines[0] ?? '',
      before: lines.slice(1, from).join('\n').trim(),
      after: lines.slice(to).join('\n').trim(),
      table: [head, ...rows].map((line) => splitRow(line)),
    };
  });
}

function splitRow(line: string): string[] {
  const cells = line.split('|').slice(1, -1);
  return cells.map((cell) => cell.trim());
}
