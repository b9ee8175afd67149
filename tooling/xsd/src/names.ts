/**
 * The model's word for a name of the XML: lower camel case, with acronyms as words, so that
 * `EnvelopeID` becomes `envelopeId`, `DocumentPDFs` `documentPdfs` and `ZIP5DASH4` `zip5Dash4`.
 */
export function camelCase(name: string): string {
  const [first = '', ...rest] = wordsOf(name);
  return first.toLowerCase() + rest.map((word) => capital(word.toLowerCase())).join('');
}

/** The name of a type: as it is, with a capital. */
export function typeName(name: string): string {
  return capital(name);
}

function wordsOf(name: string): string[] {
  return name.match(/[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g) ?? [];
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
