import { sql } from './storage/kysely.ts';

/**
 * A condition for envelopes or templates in a list: one of some labels, one of some values in a
 * column, or a combination of conditions.
 */
export type Condition =
  | { label: readonly string[] }
  | { column: 'sender' | 'folder' | 'status'; in: readonly string[] }
  | { not: Condition }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] };

/** Checks whether a condition restricts rows to some labels. */
export function isByLabel(condition: Condition): boolean {
  return 'label' in condition || ('all' in condition && condition.all.some(isByLabel));
}

/** Checks whether a condition restricts rows to some folders. */
export function isByFolder(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(isByFolder);
  return 'column' in condition && condition.column === 'folder';
}

/** A condition in SQL, on the rows of the table of envelopes. */
export function writeCondition(
  space: number,
  condition: Condition,
): ReturnType<typeof sql<boolean>> {
  const write = (one: Condition) => writeCondition(space, one);
  if ('label' in condition) {
    if (condition.label.length === 0) return never;
    return sql`envelopes.position in (
      select envelope from envelope_labels
      where space = ${space} and label in (${sql.join(condition.label)}))`;
  }
  if ('column' in condition) {
    if (condition.in.length === 0) return never;
    return sql`${sql.ref(condition.column)} in (${sql.join(condition.in)})`;
  }
  if ('not' in condition) return sql`not (${write(condition.not)})`;
  if ('all' in condition) return join(condition.all.map(write), sql` and `, always);
  return join(condition.any.map(write), sql` or `, never);
}

const never = sql<boolean>`1 = 0`;
const always = sql<boolean>`1 = 1`;

function join(
  parts: ReturnType<typeof sql<boolean>>[],
  between: ReturnType<typeof sql>,
  empty: typeof never,
) {
  return parts.length === 0 ? empty : sql<boolean>`(${sql.join(parts, between)})`;
}
