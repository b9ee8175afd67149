import { expect, test } from 'vitest';
import { findings, text } from './lint.ts';

/** An area with one operation and the permissions of its roles. */
const area = (permissions: string) => ({
  'openapi.yaml': text`
    openapi: 3.1.1
    paths:
      /v2/roles:
        get: { $ref: resources/Roles/GetRoles.yaml }
    components:
      schemas:
        Permissions:
          type: object
          properties:
            canCloseRooms: { type: boolean }
            name: { type: string }
  `,
  'resources/Roles/GetRoles.yaml': `x-permissions: ${permissions}\n`,
});
const file = 'resources/Roles/GetRoles.yaml:1';

test.each([
  { name: 'accepts a permission that roles have', permissions: '[canCloseRooms]', expected: [] },
  {
    name: 'rejects one that they do not have',
    permissions: '[canCloseRoom, name]',
    expected: [
      `${file} \`canCloseRoom\` is not a permission; correct it`,
      `${file} \`name\` is not a permission; correct it`,
    ],
  },
  {
    name: 'rejects an empty list',
    permissions: '[]',
    expected: [`${file} \`x-permissions\` lists permissions; leave it out where none is needed`],
  },
])('$name', async ({ permissions, expected }) => {
  expect(await findings('permissions-known', area(permissions))).toEqual(expected);
});
