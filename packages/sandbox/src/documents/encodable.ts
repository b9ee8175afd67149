import type { PDFFont } from '@cantoo/pdf-lib';
import { noteReplaced } from './replaced-letters.ts';

/** Letters that Unicode does not divide into a plain letter and a mark. */
const plainCharacters: Readonly<Record<string, string>> = {
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Ŧ: 'T',
  ŧ: 't',
};

const marks = /\p{M}/gu;

/** Invisible characters, such as direction marks, joiners and variation selectors. */
const unseen = /^\p{Default_Ignorable_Code_Point}$/u;

const unknown = '?';

/** The letters of a font, as code points. */
export type Letters = ReadonlySet<number>;

const characterSets = new WeakMap<PDFFont, Letters>();

/** The letters of a font in a PDF. */
export function lettersOf(font: PDFFont): Letters {
  const known = characterSets.get(font) ?? new Set(font.getCharacterSet());
  characterSets.set(font, known);
  return known;
}

/**
 * Short pieces of a text, each with the marks that follow it: normalizing takes quadratic time in
 * the number of marks on one letter, which nothing limits.
 */
const pieces = /.{1,256}\p{M}{0,32}/gsu;

const plainAscii = /^[\n\x20-\x7e]*$/u;

/** More marks on one letter than any language has are left out. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu;

/** Writes a text in the letters of a font; `note` gets each letter that it lacks. */
function rewrite(known: Letters, text: string, note: (letter: string, by: string) => void): string {
  const has = (character: string) => known.has(character.codePointAt(0) ?? 0);
  const spaced = text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, '    ')
    .replace(tooManyMarks, '$1');
  return spaced.replace(pieces, (piece) =>
    plainAscii.test(piece)
      ? piece
      : Array.from(piece.normalize('NFC'), (character) => {
          if (character === '\n') return character;
          if (unseen.test(character)) return '';
          if (has(character)) return character;
          const plain =
            plainCharacters[character] ?? character.normalize('NFKD').replace(marks, '');
          const by = [...plain].every(has) ? plain : unknown;
          note(character, by);
          return by;
        }).join(''),
  );
}

/**
 * The text as the font can write it: of letters that it lacks the marks are left out (`ő` becomes
 * `o`), and what then still has no sign in the font becomes `?`. The caller of the job is warned of
 * each. Tabs become spaces; line ends stay.
 */
export function encodable(font: PDFFont, text: string): string {
  return rewrite(lettersOf(font), text, noteReplaced);
}

/** Counts the characters of a text that a font lacks. */
export function countMissing(letters: Letters, text: string): number {
  if (plainAscii.test(text)) return 0;
  let count = 0;
  rewrite(letters, text, () => {
    count += 1;
  });
  return count;
}
