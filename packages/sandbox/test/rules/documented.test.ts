// The rules of the public documentation of eSignature, Rooms, Admin and Click, one by one.
import { expect, test } from 'vitest';
import { account } from './documented/account.ts';
import { admin } from './documented/admin.ts';
import { click } from './documented/click.ts';
import { envelopes } from './documented/envelopes.ts';
import { otherwise } from './documented/otherwise.ts';
import { rooms } from './documented/rooms.ts';
import { testRows } from './test-rows.ts';

await testRows({ envelopes, account, rooms, admin, click });

test('no rule stands twice', () => {
  const rules = [envelopes, account, rooms, admin, click, otherwise].flatMap((rows) =>
    rows.map(({ rule }) => rule),
  );
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
});
