// The rules of the public documentation of eSignature, Rooms and Admin, one by one.
import { afterAll, describe, expect, test } from 'vitest';
import { account } from './documented/account.ts';
import { admin } from './documented/admin.ts';
import { envelopes } from './documented/envelopes.ts';
import { otherwise } from './documented/otherwise.ts';
import { rooms } from './documented/rooms.ts';
import { startWorlds, Told } from './documented/world.ts';

const { open, close } = await startWorlds();
afterAll(close);

/** Matches texts with patterns, and objects with what they have among other things. */
function asMatcher(is: unknown): unknown {
  if (is instanceof RegExp) return expect.toSatisfy((text) => is.test(String(text)), String(is));
  if (Array.isArray(is)) return is.map(asMatcher);
  if (typeof is !== 'object' || is === null) return is;
  const members = Object.entries(is).map(([name, one]) => [name, asMatcher(one)]);
  return expect.objectContaining(Object.fromEntries(members));
}

describe.each(Object.entries({ envelopes, account, rooms, admin }))('%s', (_area, rows) => {
  test.each(rows)('$rule', async ({ try: attempt, is }) => {
    const said = await attempt(open());
    if (!(said instanceof Told)) expect(said).toEqual(asMatcher(is));
    else if (typeof is === 'object') expect(said.shown).toEqual(asMatcher(is));
    else
      expect({ ...said.shown, body: undefined }).toMatchObject(
        typeof is === 'number' ? { status: is } : { code: is },
      );
  });
});

test('no rule stands twice', () => {
  const rules = [envelopes, account, rooms, admin, otherwise].flatMap((rows) =>
    rows.map(({ rule }) => rule),
  );
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
});
