import type { PDFFont } from '@cantoo/pdf-lib';

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

const unknown = '?';

const characterSets = new WeakMap<PDFFont, ReadonlySet<number>>();

function characterSet(font: PDFFont): ReadonlySet<number> {
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

/**
 * The text as the font can write it. The standard fonts have the letters of western Europe only,
 * and no font comes with this package: of other letters the marks are left out (`ő` becomes `o`),
 * and what then still has no sign in the font becomes `?`. Tabs become spaces; line ends stay.
 */
export function encodable(font: PDFFont, text: string): string {
  const known = characterSet(font);
  const has = (character: string) => known.has(character.codePointAt(0) ?? 0);
  const spaced = text.replace(/\r\n?|[\u2028\u2029]/gu, '\n').replace(/\t/gu, '    ');
  return spaced.replace(pieces, (piece) =>
    plainAscii.test(piece)
      ? piece
      : Array.from(piece.normalize('NFC'), (character) => {
          if (character === '\n' || has(character)) {
            return character;
          }
          const plain =
            plainCharacters[character] ?? character.normalize('NFKD').replace(marks, '');
          return [...plain].every(has) ? plain : unknown;
        }).join(''),
  );
}
