import { expect, test } from 'vitest';
import { findings, text, withOperation } from './lint.ts';

test.each(['200', '201', '204', '2XX', '302'])('accepts the response %s', async (status) => {
  const operation = `responses:\n  '400': {}\n  '${status}': {}\n`;
  expect(await findings('operation-success', withOperation(operation))).toEqual([]);
});

test.each(['default', '301', '304', '404'])('refuses %s as the only response', async (status) => {
  const operation = `operationId: Roles_GetRoles\nresponses:\n  '${status}': {}\n`;
  expect(await findings('operation-success', withOperation(operation))).toEqual([
    'resources/Roles/GetRoles.yaml:2 there is no success response; add a 2xx, or 302 for a redirect',
  ]);
});

test('refuses an operation without responses', async () => {
  const operation = text`
    operationId: Roles_GetRoles
  `;
  expect(await findings('operation-success', withOperation(operation))).toEqual([
    'resources/Roles/GetRoles.yaml:1 there is no success response; add a 2xx, or 302 for a redirect',
  ]);
});
