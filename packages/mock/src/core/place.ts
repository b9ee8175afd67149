/** A place in a text; both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The place of the character that so many others stand before. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
