import { respell, type Spelling } from './spelling.ts';

/**
 * Repeats each entry of a text that names the model, for the new name, behind it. An entry is a line
 * with the lines below it that are indented deeper, and a bracket that closes it.
 */
export function repeatEntries(text: string, spellings: readonly Spelling[]): string {
  const lines = text.split('\n');
  const written: string[] = [];
  for (let at = 0; at < lines.length;) {
    const isOfModel = mentions(lines[at] ?? '', spellings);
    const entry = isOfModel ? readEntry(lines, at) : lines.slice(at, at + 1);
    at += entry.length;
    written.push(...entry);
    if (isOfModel) written.push(...entry.map((line) => respell(line, spellings)));
  }
  return written.join('\n');
}

/** The lines of the entry that begins at a line. */
function readEntry(lines: readonly string[], start: number): string[] {
  const head = lines[start] ?? '';
  const depth = indentOf(head);
  const below = lines.slice(start + 1);
  const end = below.findIndex((line) => line.trim() === '' || indentOf(line) <= depth);
  const length = end === -1 ? below.length : end;
  // A line of another form, such as a sentence that goes on, has no value below it.
  if (length > 0 && !isEntry(head)) return [head];
  const closes = length > 0 && /^\s*[})\]]+[,;]?$/.test(below[length] ?? '');
  return lines.slice(start, start + 1 + length + (closes ? 1 : 0));
}

/** Checks whether a line is a key with its value below. */
function isEntry(line: string): boolean {
  return /^\s*['"]?[\w/{}.-]+['"]?:(?: [{[(|>-]*)?$/.test(line);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Checks whether a text has the model in one of its spellings. */
function mentions(text: string, spellings: readonly Spelling[]): boolean {
  return spellings.some(([model]) => text.includes(model));
}
