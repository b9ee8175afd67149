/**
 * Words of the index files for the ways in which payloads go beyond the canonical form of the
 * contract, each with its meaning, for docs/corpus.md.
 */
export const tolerated = {
  'byte-order-mark': 'The text begins with a byte order mark.',
  comments: 'The JSON has comments.',
  'line-breaks': 'The JSON has line breaks inside a string.',
  'trailing-commas': 'The JSON has a comma after the last property or item.',
  names: 'Properties are written in another case, such as `EmailSubject`.',
  words: 'Words of an enum are written in another case, such as `Sent` or `True`.',
  synonyms: 'A word stands for another word of the enum, such as `cc` for a carbon copy.',
  'new-words': 'The service sends a word that the enum does not list.',
  types: 'A number or a boolean is sent where text is expected, or the reverse; or `0` and `1`.',
  nulls: 'A property or an item of an array is null.',
  'empty-text': 'A GUID, a date, a number or a boolean is empty text.',
  moments: 'A date has no time, or no zone.',
  base64: 'Base64 has line breaks.',
  unknown: 'A property is not in the contract.',
} as const;

export type Tolerated = keyof typeof tolerated;

const all: readonly string[] = Object.keys(tolerated);

export function isTolerated(word: string): word is Tolerated {
  return all.includes(word);
}
