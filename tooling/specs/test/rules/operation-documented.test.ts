import { expect, test } from 'vitest';
import { findings, text, withOperation, type Case } from './lint.ts';

const file = 'resources/Roles/GetRoles.yaml';

const cases: Case[] = [
  {
    name: 'accepts an operation with all of it, though lists may be empty',
    files: withOperation(text`
      summary: List the roles
      description: Lists the roles of a company.
      security: []
      x-errors: []
    `),
    findings: [],
  },
  {
    name: 'refuses an operation with nothing',
    files: withOperation(text`
      operationId: Roles_GetRoles
    `),
    findings: [
      `${file}:1 the operation requires a summary; say in a few words what it does`,
      `${file}:1 the description is not longer than the summary; explain more`,
      `${file}:1 the operation has no security; list its scopes, or set \`[]\``,
      `${file}:1 x-errors must be an array of error codes; \`[]\` if there are none`,
    ],
  },
  {
    name: 'refuses a full stop after the summary, and a description that is no longer',
    files: withOperation(text`
      summary: List the roles.
      description: List the roles.
      security: []
      x-errors: []
    `),
    findings: [
      `${file}:1 the summary ends with a full stop; remove it, because a summary is a title`,
      `${file}:2 the description is not longer than the summary; explain more`,
    ],
  },
  {
    name: 'accepts a summary of 80 characters',
    files: withOperation(`summary: ${'r'.repeat(80)}
description: ${'r'.repeat(81)}
security: []
x-errors: []
`),
    findings: [],
  },
  {
    name: 'refuses a summary of 81 characters',
    files: withOperation(`summary: ${'r'.repeat(81)}
description: ${'r'.repeat(82)}
security: []
x-errors: []
`),
    findings: [`${file}:1 the summary has 81 characters; the maximum is 80`],
  },
  {
    name: 'refuses codes that are no list of texts',
    files: withOperation(text`
      summary: List the roles
      description: Lists the roles of a company.
      security: []
      x-errors: [404]
    `),
    findings: [`${file}:4 x-errors must be an array of error codes; \`[]\` if there are none`],
  },
  {
    name: 'refuses a code that is named twice',
    files: withOperation(text`
      summary: List the roles
      description: Lists the roles of a company.
      security: []
      x-errors: [NOT_FOUND, FORBIDDEN, NOT_FOUND]
    `),
    findings: [`${file}:4 x-errors has duplicate codes; remove them`],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('operation-documented', files)).toEqual(expected);
});
