import { expect, test } from 'vitest';
import { findings, text, withOperation, type Case } from './lint.ts';

const cases: Case[] = [
  {
    name: 'accepts an operation in the file of its name',
    files: withOperation(text`
      operationId: Roles_GetRoles
      tags: [Roles]
    `),
    findings: [],
  },
  {
    name: 'refuses an operation without tags',
    files: withOperation(text`
      operationId: Roles_GetRoles
      tags: []
    `),
    findings: ['resources/Roles/GetRoles.yaml:2 the operation has 0 tags; exactly one is required'],
  },
  {
    name: 'refuses an operation with two tags',
    files: withOperation(text`
      operationId: Roles_GetRoles
      tags: [Roles, Rooms]
    `),
    findings: ['resources/Roles/GetRoles.yaml:2 the operation has 2 tags; exactly one is required'],
  },
  {
    name: 'refuses an operationId of another tag',
    files: withOperation(text`
      tags: [Roles]
      operationId: Rooms_GetRoles
    `),
    findings: [
      'resources/Roles/GetRoles.yaml:2 the operationId `Rooms_GetRoles` does not fit the tag; make it `Roles_<operation>`',
    ],
  },
  {
    name: 'refuses an operationId without a tag',
    files: withOperation(text`
      tags: [Roles]
      operationId: GetRoles
    `),
    findings: [
      'resources/Roles/GetRoles.yaml:2 the operationId `GetRoles` does not fit the tag; make it `Roles_<operation>`',
    ],
  },
  {
    name: 'refuses an operationId of three parts',
    files: withOperation(text`
      tags: [Roles]
      operationId: Roles_Get_Roles
    `),
    findings: [
      'resources/Roles/GetRoles.yaml:2 the operationId `Roles_Get_Roles` does not fit the tag; make it `Roles_<operation>`',
    ],
  },
  {
    name: 'refuses an operation without an operationId',
    files: withOperation(text`
      summary: List the roles
      tags: [Roles]
    `),
    findings: [
      'resources/Roles/GetRoles.yaml:1 the operationId `` does not fit the tag; make it `Roles_<operation>`',
    ],
  },
  {
    name: 'refuses an operation in the file of another name',
    files: withOperation(text`
      operationId: Roles_GetRole
      tags: [Roles]
    `),
    findings: [
      'resources/Roles/GetRoles.yaml:1 `Roles_GetRole` is in `resources/Roles/GetRoles.yaml`; move it to its own file `resources/Roles/GetRole.yaml`',
    ],
  },
  {
    name: 'refuses an operation in the folder of another tag',
    files: withOperation(text`
      operationId: Rooms_GetRoles
      tags: [Rooms]
    `),
    findings: [
      'resources/Roles/GetRoles.yaml:1 `Rooms_GetRoles` is in `resources/Roles/GetRoles.yaml`; move it to its own file `resources/Rooms/GetRoles.yaml`',
    ],
  },
  {
    name: 'refuses an operation that shares its file',
    files: {
      'openapi.yaml': text`
        openapi: 3.1.1
        paths:
          /v2/roles:
            get: { $ref: 'resources/Roles/GetRoles.yaml#/list' }
      `,
      'resources/Roles/GetRoles.yaml': text`
        list:
          operationId: Roles_GetRoles
          tags: [Roles]
      `,
    },
    findings: [
      'resources/Roles/GetRoles.yaml:2 `Roles_GetRoles` is in `resources/Roles/GetRoles.yaml`; move it to its own file `resources/Roles/GetRoles.yaml`',
    ],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('operation-file', files)).toEqual(expected);
});
