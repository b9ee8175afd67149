// Answers are checked against the contract; what cannot be checked fails instead of passing.
import { loadOperation, readIndex, type CompiledOperation } from '@countersign/mock/core/contract';
import { expect, test } from 'vitest';
import { importValidators } from '../../src/areas/find-area.ts';
import { createCheck } from '../../src/engine/check-answer.ts';
import { operations } from '../../src/server/generated/operations.ts';

function findOperation(id: string | undefined): Promise<CompiledOperation> {
  const route = readIndex().routes.find((one) => one.id === id);
  if (route === undefined) throw new Error(`there is no operation ${id}`);
  return loadOperation(route);
}

const findCheck = createCheck(importValidators);
const lock = await findOperation('EnvelopeLocks_get');

test.each(Object.keys(operations))('finds the validators of %s', async (name) => {
  const operation = await findOperation(name.split('/')[1]);
  expect(await findCheck(operation)).toBeTypeOf('function');
});

test('names the place that violates the contract', async () => {
  const check = await findCheck(lock);
  expect(() => check({ status: 200, body: { lockToken: 'a' } })).not.toThrow();
  expect(() => check({ status: 200, body: { lockedByUser: 7 } })).toThrow('/lockedByUser');
});

test('passes what has no JSON', async () => {
  const check = await findCheck(lock);
  expect(() => check({ status: 200 })).not.toThrow();
});

test('refuses JSON where the contract has none', async () => {
  const check = await findCheck(lock);
  expect(() => check({ status: 299, body: {} })).toThrow('no JSON for 299 of EnvelopeLocks_get');
});

test.each<[string, Partial<CompiledOperation>, string]>([
  ['of an area', { area: 'berths-v1' }, 'answers of berths-v1 cannot be checked'],
  ['of an operation', { id: 'EnvelopeLocks_sail' }, 'has no EnvelopeLockssail200Response'],
])('fails where the validators %s are missing', async (_, changed, message) => {
  await expect(async () => findCheck({ ...lock, ...changed })).rejects.toThrow(message);
});
