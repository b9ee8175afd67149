import { label } from './envelope-labels.ts';
import { type Connection, flavourOf } from './storage/connection.ts';
import { sql } from './storage/kysely.ts';
import { findInIndex } from './text-index/find-by-index.ts';

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
function createSearchCondition(text: string, table: 'envelopes' | 'found' = 'envelopes') {
  if (text.length > longestSearch) return never;
  return sql<boolean>`${sql.ref(`${table}.search`)} like ${`%${escape(text.toLowerCase())}%`} escape '\\'`;
}

type Sql<Value = unknown> = ReturnType<typeof sql<Value>>;

/** A search for a text: by subject, names and addresses, by custom fields, and by more. */
export interface TextSearch {
  condition: Sql<boolean>;
  /** True if few rows meet it, which SQLite is to read first. */
  isSelective: boolean;
}

/**
 * Searches subject, names, addresses and the values of custom fields for a text, in the index of
 * texts if that has those of the space. Rows that have changed since they were indexed are read.
 * @param options.withName also finds names of custom fields, in the form `name=value` (false)
 * @param options.or another condition, by which an index finds few rows
 */
export function searchEnvelopes(
  { db, space }: { db: Connection; space: number },
  text: string,
  { withName = false, or }: { withName?: boolean; or?: Sql<boolean> } = {},
): TextSearch {
  const inFields = listByField({ db, space }, text, { withName });
  const phrase = findInIndex(db, space, text.toLowerCase());
  if (inFields === undefined) return { condition: or ?? never, isSelective: false };
  if (phrase === undefined)
    return {
      condition: sql`(${createSearchCondition(text)} or envelopes.position in (${inFields}) or ${or ?? never})`,
      isSelective: false,
    };
  const hasText = createSearchCondition(text, 'found');
  // A condition with `or` would have SQLite read all rows.
  const condition = sql<boolean>`envelopes.position in (
    select found.position from envelope_texts
    cross join envelopes as found on found.position = envelope_texts.rowid
    where envelope_texts match ${phrase} and found.space = ${space} and ${hasText}
    union
    select found.position from noted_texts
    cross join envelopes as found on found.position = noted_texts.position
    where found.space = ${space} and ${hasText}
    union
    ${inFields}
    ${or === undefined ? sql`` : sql`union select position from envelopes where space = ${space} and ${or}`})`;
  return { condition, isSelective: true };
}

/**
 * A query for the rows that have a word in the value of a custom field, regardless of case; also in
 * its name, in the form `name=value`, if the caller asks for that. A field of more than 113
 * characters has no label that can be searched. Undefined if there can be none.
 */
function listByField(
  { db, space }: { db: Connection; space: number },
  word: string,
  { withName }: { withName: boolean },
) {
  if (word.length > longestSearch) return undefined;
  const { anyCustomField: ofFields } = label;
  const pattern = `${ofFields}${withName ? '' : '%='}%${escape(word)}%`;
  // SQLite takes the range from its index; PostgreSQL may sort the signs in another way.
  const range =
    flavourOf(db) === 'sqlite' ? sql`label >= ${ofFields} and label < ${'field0'} and` : sql``;
  return sql`
    select envelope from envelope_labels
    where space = ${space} and ${range} lower(label) like lower(${pattern}) escape '\\'`;
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
