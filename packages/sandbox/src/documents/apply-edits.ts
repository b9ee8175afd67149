/** A part of a text, and another text that takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces parts of a text. Elements can be nested, so that two edits concern the same part; the edit
 * of the inner one, which comes first, applies.
 */
export function applyEdits(whole: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    parts.push(whole.slice(at, start), text);
    at = end;
  }
  return `${parts.join('')}${whole.slice(at)}`;
}
