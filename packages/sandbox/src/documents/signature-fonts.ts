/** A font that names can be signed in. */
export interface SignatureFont {
  /** The name under which signatures store the font. */
  id: string;
  /** The name of the font for people and style sheets. */
  family: string;
  /** The file of the font, among the shipped ones. */
  file: string;
}

const greatVibes = { id: 'great_vibes', family: 'Great Vibes', file: 'great-vibes.woff' };
const caveat = { id: 'caveat', family: 'Caveat', file: 'caveat.woff' };
const mynerve = { id: 'mynerve', family: 'Mynerve', file: 'mynerve.woff' };

/** The fonts that a signer chooses from; the first one is used without a choice. */
export const signatureFonts: readonly SignatureFont[] = [
  greatVibes,
  { id: 'alex_brush', family: 'Alex Brush', file: 'alex-brush.woff' },
  { id: 'bad_script', family: 'Bad Script', file: 'bad-script.woff' },
  caveat,
  mynerve,
];

/**
 * Fonts for names that the chosen font cannot write: one has Cyrillic letters, the other Greek
 * ones.
 */
export const otherHands: readonly SignatureFont[] = [caveat, mynerve];

/** Replacements for fonts of the service that do not ship. */
const serviceFonts = new Map<string, SignatureFont>([
  ['lucia_bt', greatVibes],
  ['mistral', caveat],
]);

/** The font of a signature by its stored name; the first one where the name is unknown. */
export function findSignatureFont(name = ''): SignatureFont {
  const id = name.toLowerCase().replaceAll(/[\s-]+/gu, '_');
  return signatureFonts.find((font) => font.id === id) ?? serviceFonts.get(id) ?? greatVibes;
}
