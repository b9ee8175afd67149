import { expect, test } from 'vitest';
import { findings, text, withOperation, withSchema, type Case } from './lint.ts';

const anything = (file: string, line: number, what: string) =>
  `${file}:${line} ${what} allows any value; reference a schema with fields, or set a type`;
const operation = 'resources/Roles/GetRoles.yaml';
const role = 'schemas/Role.yaml';

const cases: Case[] = [
  {
    name: 'accepts fields, maps with typed values, lists of something, files and free words',
    files: withSchema(text`
      properties:
        name: { type: string }
        kind: { enum: [inner, outer] }
        rights: { type: object, additionalProperties: { type: boolean } }
        words: { type: array, items: { type: string } }
        whole: { allOf: [{ properties: { id: { type: string } } }] }
    `),
    findings: [],
  },
  {
    name: 'refuses a body without a schema, and one that is any object',
    files: withOperation(text`
      responses:
        '200':
          content:
            application/json: {}
            text/json:
              schema: { type: object }
    `),
    findings: [anything(operation, 4, 'the body'), anything(operation, 6, 'the body')],
  },
  {
    name: 'refuses a body that refers to an open schema',
    files: withSchema('type: object\nadditionalProperties: true\n'),
    findings: [anything(operation, 5, 'the body')],
  },
  {
    name: 'refuses fields that may be anything',
    files: withSchema(text`
      properties:
        extra: { type: object }
        loose: { description: Whatever. }
        list: { type: array }
    `),
    findings: [
      anything(role, 2, 'the property `extra`'),
      anything(role, 3, 'the property `loose`'),
      anything(role, 4, 'the property `list`'),
    ],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('bodies-specified', files)).toEqual(expected);
});
