import { label } from './envelope-labels.ts';
import { type Connection, flavourOf } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';

/**
 * Maximum length of a search in characters, each of which may take four bytes, or two if it is
 * escaped.
 */
const longestSearch = 10_000;

const never = sql<boolean>`1 = 0`;

/**
 * Searches subject, names and addresses for a text; wildcard characters in it have no special
 * meaning.
 */
export function createSearchCondition(text: string) {
  if (text.length > longestSearch) return never;
  return sql<boolean>`search like ${`%${escape(text.toLowerCase())}%`} escape '\\'`;
}

/**
 * Searches the values of the custom fields of envelopes for a word, regardless of case; also their
 * names, in the form `name=value`, if the caller asks for that. A field of more than 113 characters
 * has no label that can be searched.
 */
export function createFieldCondition(
  { db, space }: { db: Connection; space: number },
  word: string,
  { withName }: { withName: boolean },
) {
  if (word.length > longestSearch) return never;
  const { anyCustomField: ofFields } = label;
  const pattern = `${ofFields}${withName ? '' : '%='}%${escape(word)}%`;
  // SQLite takes the range from its index; PostgreSQL may sort the signs in another way.
  const range =
    flavourOf(db) === 'sqlite' ? sql`label >= ${ofFields} and label < ${'field0'} and` : sql``;
  return sql<boolean>`envelopes.position in (
    select envelope from envelope_labels
    where space = ${space} and ${range} lower(label) like lower(${pattern}) escape '\\')`;
}

/** Searches the custom fields of envelopes for one with a name and a value, of any length. */
export function createPairCondition(space: number, pair: string) {
  const at = pair.indexOf('=');
  if (at < 1) return never;
  const own = label.customField(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  return sql<boolean>`envelopes.position in (
    select envelope from envelope_labels where space = ${space} and label = ${own})`;
}

/** Escapes the characters that are wildcards of a pattern; SQLite refuses patterns that are too long. */
function escape(text: string): string {
  return text.replaceAll(/[%_\\]/g, String.raw`\$&`);
}
