/** A text to look for on the pages of a document. */
export interface Anchor {
  text: string;
  /** Whether capital and small letters count as different; they do not unless this is true. */
  caseSensitive?: boolean | undefined;
  /** Whether a letter, digit or underscore right before or after it spoils a match. */
  wholeWords?: boolean | undefined;
  /** Whether the text is also found with white space between its characters. */
  whiteSpaceInCharacters?: boolean | undefined;
}

/** The positions of the first and of the last character of a match. */
export interface TextMatch {
  first: number;
  last: number;
}

const whiteSpace = /^\s$/u;
const wordCharacter = /^[\p{L}\p{N}_]$/u;

/** Each position holds one character, so that a position in it is one in the text as well. */
function fold(character: string): string {
  const folded = character.toLowerCase();
  return folded.length === character.length ? folded : character;
}

interface Prepared {
  text: string;
  /** For each code unit of the text, the position of the character that it belongs to. */
  positions: number[];
}

/** White space counts as one space, however much of it there is, or not at all. */
function prepare(characters: readonly string[], anchor: Anchor): Prepared {
  const parts: string[] = [];
  const positions: number[] = [];
  for (const [position, character] of characters.entries()) {
    const isSpace = whiteSpace.test(character);
    if (isSpace && (anchor.whiteSpaceInCharacters === true || parts.at(-1) === ' ')) {
      continue;
    }
    const part = isSpace ? ' ' : anchor.caseSensitive === true ? character : fold(character);
    parts.push(part);
    positions.push(...Array.from({ length: part.length }, () => position));
  }
  return { text: parts.join(''), positions };
}

function standsAlone(characters: readonly string[], { first, last }: TextMatch): boolean {
  const neighbours = [characters[first - 1] ?? '', characters[last + 1] ?? ''];
  return !neighbours.some((character) => wordCharacter.test(character));
}

/** Finds where an anchor stands in the characters of a page; matches do not overlap. */
export function matchText(characters: readonly string[], anchor: Anchor): TextMatch[] {
  const wanted = prepare([...anchor.text.trim()], anchor).text;
  if (wanted === '') {
    return [];
  }
  const { text, positions } = prepare(characters, anchor);
  const matches: TextMatch[] = [];
  let at = text.indexOf(wanted);
  while (at !== -1) {
    const match = { first: positions[at] ?? 0, last: positions[at + wanted.length - 1] ?? 0 };
    const counts = anchor.wholeWords !== true || standsAlone(characters, match);
    if (counts) {
      matches.push(match);
    }
    at = text.indexOf(wanted, at + (counts ? wanted.length : 1));
  }
  return matches;
}
