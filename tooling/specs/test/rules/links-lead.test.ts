import { expect, test } from 'vitest';
import { findings, text, type Files } from './lint.ts';

/** An area in which the list of roles has a link to one of them. */
function withLink(link: string): Files {
  return {
    'openapi.yaml': text`
      openapi: 3.1.1
      paths:
        /v2/roles:
          get: { $ref: resources/Roles/GetRoles.yaml }
        /v2/roles/{roleId}:
          get: { $ref: resources/Roles/GetRole.yaml }
    `,
    'resources/Roles/GetRoles.yaml': `operationId: Roles_GetRoles
responses:
  '200':
    links:
      role: ${link}
`,
    'resources/Roles/GetRole.yaml': text`
      operationId: Roles_GetRole
      parameters:
        - { name: roleId, in: path }
        - $ref: ../../parameters/detail.yaml
    `,
    'parameters/detail.yaml': 'name: detail\nin: query\n',
  };
}

const file = 'resources/Roles/GetRoles.yaml:5';

test.each([
  {
    name: 'accepts a link that gives all that the path needs',
    link: '{ operationId: Roles_GetRole, parameters: { roleId: $response.body#/id, detail: a } }',
    expected: [],
  },
  {
    name: 'refuses an operation that is not there',
    link: '{ operationId: Roles_Find, parameters: {} }',
    expected: [`${file} the link refers to \`Roles_Find\`, which the area does not have`],
  },
  {
    name: 'refuses a parameter that the operation does not have, and one that is left out',
    link: '{ operationId: Roles_GetRole, parameters: { id: $response.body#/id } }',
    expected: [
      `${file} \`Roles_GetRole\` has no parameter \`id\``,
      `${file} the link does not set \`roleId\` of \`Roles_GetRole\``,
    ],
  },
])('$name', async ({ link, expected }) => {
  expect(await findings('links-lead', withLink(link))).toEqual(expected);
});
