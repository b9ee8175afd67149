/** A character that no font could write, and its replacement. */
export interface ReplacedLetter {
  letter: string;
  by: string;
}

/** More than these are not listed one by one. */
const most = 10;

/** Characters that the running job of this thread has replaced. */
const replaced = new Map<string, string>();

/** Notes a letter that a text has in a document, and the document has not. */
export function noteReplaced(letter: string, by: string): void {
  if (replaced.size <= most) replaced.set(letter, by);
}

/** Returns the characters replaced since the last call. */
export function takeReplaced(): ReplacedLetter[] {
  const taken = Array.from(replaced, ([letter, by]) => ({ letter, by }));
  replaced.clear();
  return taken;
}

/** Describes the replaced characters in a sentence. */
export function describeReplaced(letters: readonly ReplacedLetter[]): string {
  const listed = letters.slice(0, most).map(({ letter, by }) => {
    const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `${letter} (U+${code}) by ${by === '' ? 'nothing' : by}`;
  });
  const others = letters.length > most ? ', and others' : '';
  return `The fonts of the sandbox have Latin, Greek and Cyrillic letters only. These were replaced in the document: ${listed.join(', ')}${others}.`;
}
