// The callers and scopes that each operation of Admin allows: every caller calls every operation.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createControl } from '../../../src/control/index.ts';
import { startTest } from '../../harness.ts';
import { readArea, readOperations } from '../../read-operations.ts';
import { callersSeed, listCallers } from './matrix/callers.ts';
import { sendExample } from './matrix/send.ts';
import { table } from './matrix/table.ts';

const { sandbox, close } = await startTest();
afterAll(close);
const control = createControl('http://sandbox.test', { fetch: sandbox.fetch });
const operations = new Map(readOperations(readArea('admin-v2')).map((one) => [one.id, one]));
const everyScope = [...new Set(table.map(([, , scope]) => scope))];
const integrationKey = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20';
const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';

await control.seed({
  ...callersSeed,
  tokens: [
    ...callersSeed.tokens,
    ...everyScope.flatMap((scope) => [
      { token: `only-${scope}`, userId: mara, integrationKey, scopes: [scope] },
      {
        token: `without-${scope}`,
        userId: mara,
        integrationKey,
        scopes: everyScope.filter((other) => other !== scope),
      },
    ]),
  ],
});
const callers = await listCallers(sandbox);
beforeAll(() => control.takeSnapshot('callers'));

function findOperation(id: string) {
  const found = operations.get(id);
  if (found === undefined) throw new Error(`${id} is not an operation of Admin`);
  return found;
}

it('the table has every operation', () => {
  expect(table.map(([id]) => id).toSorted()).toEqual([...operations.keys()].toSorted());
  expect(table).toHaveLength(74);
});

describe('only those who may can call', () => {
  it.each(table)('%s (%s)', async (id, rule) => {
    const operation = findOperation(id);
    const isAboutAccount = operation.path.includes('{accountId}');
    const wrong: string[] = [];
    for (const { name, token, mayUse } of callers) {
      const response = await sendExample(sandbox, operation, token);
      const isRefused = response.status === 403;
      if (isRefused === mayUse(rule, isAboutAccount) || [401, 500].includes(response.status))
        wrong.push(`${name}: ${response.status} ${String(response.error)}`);
      if (isRefused && !id.startsWith('MultiProduct') && response.error !== 'access_denied')
        wrong.push(`${name}: ${String(response.error)} is not the code of the area`);
      // The changes of one caller are undone for the next one.
      if (response.status < 400 && operation.method !== 'GET')
        await control.restoreSnapshot('callers');
    }
    expect(wrong).toEqual([]);
  });
});

describe('the token must have the scope', () => {
  it.each(table)('%s (%s): %s', async (id, _, scope) => {
    const operation = findOperation(id);
    expect((await sendExample(sandbox, operation, `without-${scope}`)).status).toBe(401);
    expect([401, 403]).not.toContain(
      (await sendExample(sandbox, operation, `only-${scope}`)).status,
    );
    await control.restoreSnapshot('callers');
  });
});
