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
    expected: [],
  },
  {
    name: 'accepts a field inside of another',
    paging: '{ items: roles, next: paging/next }',
    expected: [],
  },
  { name: 'accepts that an answer tells no end', paging: 'false', expected: [] },
  {
    name: 'refuses parameters that are not there, or not in the query',
    paging: '{ items: roles, start: start, size: accountId, next: nextUri }',
    expected: [
      `${file} there is no query parameter \`start\``,
      `${file} there is no query parameter \`accountId\``,
    ],
  },
  {
    name: 'refuses fields that are not there',
    paging: '{ items: roleSummaries, next: paging/following }',
    expected: [
      `${file} the 200 answer in JSON has no field \`roleSummaries\``,
      `${file} the 200 answer in JSON has no field \`paging/following\``,
    ],
  },
  {
    name: 'refuses fields of another type',
    paging: '{ items: nextUri, next: totalRowCount }',
    expected: [
      `${file} \`nextUri\` must be of type array to be the items of a list`,
      `${file} \`totalRowCount\` must be of type string to be the next of a list`,
    ],
  },
  {
    name: 'refuses a list without a way on',
    paging: '{ items: roles, size: count }',
    expected: [
      `${file} x-paging must name the \`items\` and what leads on: \`next\`, or \`start\` and \`total\``,
    ],
  },
  {
    name: 'refuses other keys, and what is no name',
    paging: '{ items: roles, start: startPosition, size: 20, end: count, next: nextUri }',
    expected: [
      `${file} the size of a list must be a name`,
      `${file} \`end\` says nothing in x-paging; use items, start, size, next, previous, total, shown, first, last, links`,
    ],
  },
  {
    name: 'refuses links that are anything but absolute, and counts that are none',
    paging: '{ items: roles, next: nextUri, links: relative, shown: roles }',
    expected: [
      `${file} the links of a list can only be absolute`,
      `${file} \`roles\` must be of type integer or string to be the shown of a list`,
    ],
  },
])('$name', async ({ paging, expected }) => {
  expect(await findings('paging-known', withPaging(paging))).toEqual(expected);
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
