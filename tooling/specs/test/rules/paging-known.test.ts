import { expect, test } from 'vitest';
import { findings, text, withOperation, type Files } from './lint.ts';

/** An area whose list of roles has two parameters, and paging fields in parts of an `allOf`. */
function withPaging(paging: string): Files {
  const operation = `operationId: Roles_GetRoles
x-paging: ${paging}
parameters:
  - $ref: ../../parameters/startPosition.yaml
  - { name: count, in: query }
  - { name: accountId, in: path }
responses:
  '200':
    content:
      application/json:
        schema: { $ref: ../../schemas/RoleList.yaml }
`;
  return {
    ...withOperation(operation),
    'parameters/startPosition.yaml': 'name: startPosition\nin: query\n',
    'schemas/RoleList.yaml': text`
      allOf:
        - type: object
          properties:
            roles: { type: array, items: { type: string } }
        - $ref: mixins/paging.yaml
    `,
    'schemas/mixins/paging.yaml': text`
      type: object
      properties:
        totalRowCount: { type: integer }
        nextUri: { type: [string, 'null'] }
        paging: { $ref: ../Paging.yaml }
    `,
    'schemas/Paging.yaml': 'type: object\nproperties:\n  next: { type: string }\n',
  };
}

const file = 'resources/Roles/GetRoles.yaml:2';

test.each([
  {
    name: 'accepts names of parameters and fields that are there',
    paging:
      '{ items: roles, start: startPosition, size: count, next: nextUri, total: totalRowCount }',
    due: [],
  },
  {
    name: 'accepts a field inside of another',
    paging: '{ items: roles, next: paging/next }',
    due: [],
  },
  { name: 'accepts that an answer tells no end', paging: 'false', due: [] },
  {
    name: 'refuses parameters that are not there, or not in the query',
    paging: '{ items: roles, start: start, size: accountId, next: nextUri }',
    due: [
      `${file} there is no query parameter \`start\``,
      `${file} there is no query parameter \`accountId\``,
    ],
  },
  {
    name: 'refuses fields that are not there',
    paging: '{ items: roleSummaries, next: paging/following }',
    due: [
      `${file} the 200 response in JSON has no field \`roleSummaries\``,
      `${file} the 200 response in JSON has no field \`paging/following\``,
    ],
  },
  {
    name: 'refuses fields of another type',
    paging: '{ items: nextUri, next: totalRowCount }',
    due: [
      `${file} \`nextUri\` must be of type array`,
      `${file} \`totalRowCount\` must be of type string`,
    ],
  },
])('$name', async ({ paging, due }) => {
  expect(await findings('paging-known', withPaging(paging))).toEqual(due);
});

test('refuses a parameter that says where to start without x-paging', async () => {
  const operation = text`
    operationId: Roles_GetRoles
    parameters:
      - { name: start_position, in: query }
    responses: {}
  `;
  expect(await findings('paging-known', withOperation(operation))).toEqual([
    'resources/Roles/GetRoles.yaml:1 with `start_position` a list is paged; say in x-paging which',
  ]);
});

test('accepts an operation that lists nothing', async () => {
  const operation = 'operationId: Roles_GetRole\nresponses: {}\n';
  expect(await findings('paging-known', withOperation(operation))).toEqual([]);
});
