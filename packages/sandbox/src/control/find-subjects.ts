import type { State } from '../state/state.ts';

/**
 * Finds the subjects of those of the IDs that are IDs of envelopes or templates of the tenant; a
 * subject is null if it has none.
 */
export async function findSubjects(
  { db, tenant }: Pick<State, 'db' | 'tenant'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('envelopes')
    .where('space', '=', tenant.space)
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'subject'])
    .execute();
  return new Map(rows.map(({ id, subject }) => [id, subject]));
}
