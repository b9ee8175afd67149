import { type Connection, flavourOf, runDirectly } from '../storage/connection.ts';
import { canIndexTexts, hasTextTables } from './tables.ts';
import { wantTextIndex } from './wanted-spaces.ts';

/** The minimum and maximum length in characters of a text that is looked for in the index. */
const shortest = 3;
const longestText = 200;

/**
 * The maximum number of hits, above which reading all rows is as fast: a hit takes twice the time
 * of a row.
 */
const mostHits = 20_000;

/**
 * Decides whether a text is looked for in the index. If the texts of the space are not in it, that
 * is asked for.
 * @param text in small letters
 * @returns the text as FTS5 takes it; undefined if rows are to be read instead
 */
export function findInIndex(db: Connection, space: number, text: string): string | undefined {
  if (flavourOf(db) === 'postgres') return undefined;
  // FTS5 reads no text behind NUL.
  if (text.length > longestText || [...text].length < shortest || text.includes('\0'))
    return undefined;
  if (!isFilled(db, space)) return undefined;
  const phrase = `"${text.replaceAll('"', '""')}"`;
  const [hits] =
    runDirectly<{ count: number }>(
      db,
      `select count(*) as count from
       (select 1 from envelope_texts where envelope_texts match ? limit ${mostHits + 1})`,
      [phrase],
    ) ?? [];
  return (hits?.count ?? 0) > mostHits ? undefined : phrase;
}

function isFilled(db: Connection, space: number): boolean {
  if (!canIndexTexts(db)) return false;
  const [known] = hasTextTables(db)
    ? (runDirectly<{ isFilled: number }>(
        db,
        'select filled_to = filled_until as isFilled from indexed_spaces where space = ?',
        [space],
      ) ?? [])
    : [];
  if (known === undefined) wantTextIndex(db, space);
  return known?.isFilled === 1;
}
