import { expect, test } from 'vitest';
import { findings, text, type Case } from './lint.ts';

const header = 'area\tresource\toperation\tmethod\tpath';
const list = [
  header,
  'rooms-v2\tRoles\tGetRoles\tGET\t/restapi/v2/roles',
  'rooms-v2\tRoles\tCreateRole\tPOST\t/v2/roles',
  'admin-v2\tUsers\tgetUsers\tGET\t/v2/users',
  '',
].join('\n');
const root = text`
  openapi: 3.1.1
  paths:
    /v2/roles:
      get: { $ref: get.yaml }
      post: { $ref: create.yaml }
`;
const whole = {
  '../operations.tsv': list,
  'openapi.yaml': root,
  'get.yaml': 'operationId: Roles_GetRoles\n',
  'create.yaml': 'operationId: Roles_CreateRole\n',
};

const cases: Case[] = [
  { name: 'accepts operations that are listed', files: whole, findings: [] },
  {
    name: 'refuses operations that are not, or only in another area',
    files: {
      ...whole,
      'get.yaml': 'operationId: Roles_GetRole\n',
      'create.yaml': 'summary: Read users\noperationId: Users_getUsers\n',
    },
    findings: [
      'get.yaml:1 `operations.tsv` has no operation `Roles_GetRole` of rooms-v2; correct the operationId or the list',
      'create.yaml:2 `operations.tsv` has no operation `Users_getUsers` of rooms-v2; correct the operationId or the list',
    ],
  },
  {
    name: 'refuses another method and another path',
    files: {
      ...whole,
      'openapi.yaml': text`
        openapi: 3.1.1
        paths:
          /v2/roles:
            put: { $ref: create.yaml }
          /restapi/v2/roles:
            get: { $ref: get.yaml }
      `,
    },
    findings: [
      'openapi.yaml:4 `Roles_CreateRole` has the path PUT /v2/roles here but POST /v2/roles in `operations.tsv`; correct one of them',
      'openapi.yaml:6 `Roles_GetRoles` has the path GET /restapi/v2/roles here but GET /v2/roles in `operations.tsv`; correct one of them',
    ],
  },
  {
    name: 'refuses a list without its header',
    files: { ...whole, '../operations.tsv': list.slice(header.length + 1) },
    findings: [
      'openapi.yaml:1 there is no `operations.tsv` with its five columns next to the folder `rooms-v2`; add it',
    ],
  },
  {
    name: 'refuses a tree without the list',
    files: { 'openapi.yaml': root },
    findings: [
      'openapi.yaml:1 there is no `operations.tsv` with its five columns next to the folder `rooms-v2`; add it',
    ],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('operation-listed', files)).toEqual(expected);
});

const lacking = { ...whole, 'openapi.yaml': root.replace(/ +post: .*\n/, '') };

test('does not miss what is not written yet', async () => {
  expect(await findings('operation-listed', lacking)).toEqual([]);
  expect(await findings('operation-listed', lacking, { complete: false })).toEqual([]);
});

test('misses every listed operation when it is to be complete', async () => {
  expect(await findings('operation-listed', whole, { complete: true })).toEqual([]);
  expect(await findings('operation-listed', lacking, { complete: true })).toEqual([
    'openapi.yaml:2 `operations.tsv` lists `Roles_CreateRole` at POST /v2/roles, which is missing here; add it',
  ]);
});
