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

/** Finds where an anchor stands. */
export type MatchText = (anchor: Anchor) => TextMatch[];

/**
 * Makes the function that finds anchors in the characters of a page; matches of one do not overlap.
 * The characters are prepared once for all anchors that read them in the same way.
 */
export function createMatchText(characters: readonly string[]): MatchText {
  const prepared = new Map<string, Prepared>();
  return (anchor) => {
    const wanted = prepare([...anchor.text.trim()], anchor).text;
    if (wanted === '') return [];
    const way = `${anchor.whiteSpaceInCharacters === true} ${anchor.caseSensitive === true}`;
    const { text, positions } = prepared.get(way) ?? prepare(characters, anchor);
    prepared.set(way, { text, positions });
    const matches: TextMatch[] = [];
    findAll(text, wanted, (at) => {
      const match = { first: positions[at] ?? 0, last: positions[at + wanted.length - 1] ?? 0 };
      const counts = anchor.wholeWords !== true || standsAlone(characters, match);
      if (counts) matches.push(match);
      return counts;
    });
    return matches;
  };
}

/**
 * Finds a text in another in one pass, as Knuth, Morris and Pratt do. `indexOf` compares most of a long
 * text again at each place, where letters repeat.
 * @param take says whether what was found counts, so that the next begins behind it
 */
function findAll(text: string, wanted: string, take: (at: number) => boolean): void {
  // How much of the beginning each beginning of it ends with.
  const shorter = new Uint32Array(wanted.length);
  for (let at = 1, length = 0; at < wanted.length; at += 1) {
    while (length > 0 && wanted[at] !== wanted[length]) length = shorter[length - 1] ?? 0;
    if (wanted[at] === wanted[length]) length += 1;
    shorter[at] = length;
  }
  for (let at = 0, length = 0; at < text.length; at += 1) {
    while (length > 0 && text[at] !== wanted[length]) length = shorter[length - 1] ?? 0;
    if (text[at] === wanted[length]) length += 1;
    if (length < wanted.length) continue;
    length = take(at + 1 - length) ? 0 : (shorter[length - 1] ?? 0);
  }
}
