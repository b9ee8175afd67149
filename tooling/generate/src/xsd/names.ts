import { XsdError, type Place } from './xml-document.ts';

/**
 * The model's word for a name in XML: lower camel case, with acronyms as words, so that
 * `EnvelopeID` becomes `envelopeId`, `DocumentPDFs` `documentPdfs` and `ZIP5DASH4` `zip5Dash4`.
 */
export function camelCase(name: string): string {
  const words = name.match(/[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g) ?? [];
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  return first + rest.map(capital).join('');
}

/** The word with a capital first letter. */
export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** @throws {XsdError} if a name occurs twice among `what` */
export function requireDistinct(names: readonly string[], what: string, place: Place): void {
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin === undefined) return;
  const advice = 'Give one of them another name with the hint `name`.';
  throw new XsdError(`two ${what} get the name ${twin}`, place, advice);
}
