import { afterAll, expect, test } from 'vitest';
import { type Row, startWorlds, Told } from './documented/world.ts';

/** Matches texts with patterns, and objects with what they have among other things. */
function asMatcher(is: unknown): unknown {
  if (is instanceof RegExp) return expect.toSatisfy((text) => is.test(String(text)), String(is));
  if (Array.isArray(is)) return is.map(asMatcher);
  if (typeof is !== 'object' || is === null) return is;
  const members = Object.entries(is).map(([name, one]) => [name, asMatcher(one)]);
  return expect.objectContaining(Object.fromEntries(members));
}

/** Tries the rows of tables on one server, each in a tenant of its own. */
export async function testRows(tables: Readonly<Record<string, readonly Row[]>>): Promise<void> {
  const { open, close } = await startWorlds();
  afterAll(close);
  const all = Object.entries(tables).flatMap(([table, rows]) =>
    rows.map((row) => ({ table, ...row })),
  );
  // Each is at the top of its file, so that a run can choose it (`inParts` of files.ts).
  test.each(all)('$table: $rule', async ({ try: attempt, is }) => {
    const said = await attempt(open());
    if (!(said instanceof Told)) expect(said).toEqual(asMatcher(is));
    else if (typeof is === 'object') expect(said.shown).toEqual(asMatcher(is));
    else
      expect({ ...said.shown, body: undefined }).toMatchObject(
        typeof is === 'number' ? { status: is } : { code: is },
      );
  });
}
