/** A text to look for on the pages of a document. */
export interface Anchor {
  text: string;
  /** Distinguishes upper and lower case (false). */
  caseSensitive?: boolean | undefined;
  /** Rejects matches next to a letter, digit or underscore. */
  wholeWords?: boolean | undefined;
  /**
   * Also finds the text with one more space between its characters, and with any white space where
   * it has some itself (false).
   */
  whiteSpaceInCharacters?: boolean | undefined;
}

/** The positions of the first and of the last character of a match. */
export interface TextMatch {
  first: number;
  last: number;
}

const whiteSpace = /^\s$/u;
const wordCharacter = /^[\p{L}\p{N}_]$/u;

/** Folds the case of a character to one character, so that positions stay those of the text. */
function fold(character: string): string {
  const folded = character.toLowerCase();
  return folded.length === character.length ? folded : character;
}

interface Prepared {
  text: string;
  /** The position in the text of each code unit's character. */
  positions: number[];
  /** For each code unit, how much white space stands before it that the text leaves out. */
  gaps: number[];
  /** For each code unit, the number of gaps up to it that are wider than one space. */
  wide: number[];
}

/**
 * White space counts as one space, however much of it there is; where it is allowed between
 * characters, it is left out and counted.
 */
function prepare(characters: readonly string[], anchor: Anchor): Prepared {
  const parts: string[] = [];
  const positions: number[] = [];
  const gaps: number[] = [];
  const wide: number[] = [];
  let gap = 0;
  for (const [position, character] of characters.entries()) {
    const isSpace = whiteSpace.test(character);
    if (isSpace && (anchor.whiteSpaceInCharacters === true || parts.at(-1) === ' ')) {
      gap += 1;
      continue;
    }
    const part = isSpace ? ' ' : anchor.caseSensitive === true ? character : fold(character);
    parts.push(part);
    for (let unit = 0; unit < part.length; unit += 1) {
      positions.push(position);
      gaps.push(unit === 0 ? gap : 0);
      wide.push((wide.at(-1) ?? 0) + (unit === 0 && gap > 1 ? 1 : 0));
    }
    gap = 0;
  }
  return { text: parts.join(''), positions, gaps, wide };
}

/** Checks that the omitted white space is where the anchor has some, or is a single space. */
function hasFittingGaps(text: Prepared, wanted: Prepared, at: number): boolean {
  const end = at + wanted.text.length - 1;
  let wide = (text.wide[end] ?? 0) - (text.wide[at] ?? 0);
  for (let unit = 1; unit < wanted.gaps.length; unit += 1) {
    if (wanted.gaps[unit] === 0) continue;
    const gap = text.gaps[at + unit] ?? 0;
    if (gap === 0) return false;
    if (gap > 1) wide -= 1;
  }
  return wide === 0;
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
    const own = prepare([...anchor.text.trim()], anchor);
    const wanted = own.text;
    if (wanted === '') return [];
    const isLoose = anchor.whiteSpaceInCharacters === true;
    const way = `${isLoose} ${anchor.caseSensitive === true}`;
    const whole = prepared.get(way) ?? prepare(characters, anchor);
    prepared.set(way, whole);
    const { text, positions } = whole;
    const matches: TextMatch[] = [];
    findAll(text, wanted, (at) => {
      const match = { first: positions[at] ?? 0, last: positions[at + wanted.length - 1] ?? 0 };
      const counts =
        (anchor.wholeWords !== true || standsAlone(characters, match)) &&
        (!isLoose || hasFittingGaps(whole, own, at));
      if (counts) matches.push(match);
      return counts;
    });
    return matches;
  };
}

/**
 * Finds a text in another in one pass, by the algorithm of Knuth, Morris and Pratt. `indexOf` takes
 * quadratic time for a long text with repeated letters.
 * @param take returns true if a match counts, so that the next search begins after it
 */
function findAll(text: string, wanted: string, take: (at: number) => boolean): void {
  // Prefix function of Knuth, Morris and Pratt: the length of the longest prefix with which each
  // prefix ends.
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
