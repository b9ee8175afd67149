import { expect, test } from 'vitest';
import { findings, text } from './lint.ts';

/** An area with one operation, and who can call it. */
const area = (administrators: string) => ({
  'openapi.yaml': text`
    openapi: 3.1.1
    paths:
      /v2/organizations/{organizationId}/users:
        get: { $ref: resources/Users/getUsers.yaml }
  `,
  'resources/Users/getUsers.yaml': `x-administrators: ${administrators}\n`,
});
const file = 'resources/Users/getUsers.yaml:1';

test.each([
  {
    name: 'accepts a right of delegated administrators',
    administrators: '{ delegated: users }',
    expected: [],
  },
  {
    name: 'accepts the administrators of accounts too',
    administrators: '{ delegated: accounts, account: true }',
    expected: [],
  },
  { name: 'accepts any user', administrators: '{ anyone: true }', expected: [] },
  {
    name: 'rejects a right that cannot be delegated',
    administrators: '{ delegated: rooms }',
    expected: [`${file} \`delegated\` is one of users, accounts, domains, connect`],
  },
  {
    name: 'rejects what is not true',
    administrators: '{ account: false }',
    expected: [`${file} \`account\` is true; leave it out otherwise`],
  },
  {
    name: 'rejects an unknown kind of administrator',
    administrators: '{ sender: true }',
    expected: [`${file} \`sender\` is not one of delegated, account, anyone`],
  },
  {
    name: 'rejects an empty object',
    administrators: '{}',
    expected: [
      `${file} \`x-administrators\` says who else can call it; leave it out where no other user can`,
    ],
  },
])('$name', async ({ administrators, expected }) => {
  expect(await findings('administrators-known', area(administrators))).toEqual(expected);
});
