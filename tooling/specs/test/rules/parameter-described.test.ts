import { expect, test } from 'vitest';
import { findings, text, withOperation, type Case } from './lint.ts';

function withParameter(parameter: string) {
  const operation = 'parameters:\n  - $ref: ../../parameters/count.yaml\n';
  return { ...withOperation(operation), 'parameters/count.yaml': parameter };
}

const cases: Case[] = [
  {
    name: 'accepts a parameter with all three, though the example be null',
    files: withParameter(text`
      name: count
      in: query
      description: How many roles to list.
      schema: { type: integer }
      example: null
    `),
    findings: [],
  },
  {
    name: 'accepts named examples',
    files: withParameter(text`
      name: count
      in: query
      description: How many roles to list.
      schema: { type: integer }
      examples: { few: { value: 3 } }
    `),
    findings: [],
  },
  {
    name: 'refuses a parameter with none of them',
    files: withParameter(text`
      in: query
      name: count
    `),
    findings: [
      'parameters/count.yaml:2 the parameter `count` has no description, no schema, no example; add it',
    ],
  },
  {
    name: 'refuses empty ones',
    files: withParameter(text`
      name: count
      in: query
      description: ' '
      schema: { type: integer }
      examples: {}
    `),
    findings: [
      'parameters/count.yaml:1 the parameter `count` has no description, no example; add it',
    ],
  },
  {
    name: 'refuses a parameter without a schema, also inside an operation',
    files: withOperation(text`
      parameters:
        - name: count
          in: query
          description: How many roles to list.
          example: 3
    `),
    findings: ['resources/Roles/GetRoles.yaml:2 the parameter `count` has no schema; add it'],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('parameter-described', files)).toEqual(expected);
});
