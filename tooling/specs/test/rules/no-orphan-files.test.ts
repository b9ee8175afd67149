import { expect, test } from 'vitest';
import { findings, text, withSchema, type Case } from './lint.ts';

const orphan = (name: string) =>
  `openapi.yaml:1 no file references \`${name}\`; reference it or delete it`;

const role = withSchema('type: object\n');

const cases: Case[] = [
  {
    name: 'accepts a tree in which everything is referred to',
    files: role,
    findings: [],
  },
  {
    name: 'accepts the file of an example, by its value or by a field of a form',
    files: {
      ...role,
      'resources/Roles/GetRoles.yaml': text`
        requestBody:
          content:
            text/csv:
              schema: { type: string }
              examples: { rows: { externalValue: rows.csv } }
            multipart/form-data:
              schema: { $ref: ../../schemas/Role.yaml }
              examples: { form: { value: { file: picture.png } } }
        responses: {}
      `,
      'resources/Roles/rows.csv': 'a,b\n',
      'resources/Roles/picture.png': '',
    },
    findings: [],
  },
  {
    name: 'refuses a schema and an example that nothing leads to',
    files: { ...role, 'schemas/Old.yaml': 'type: object\n', 'resources/Roles/old.csv': 'a\n' },
    findings: [orphan('resources/Roles/old.csv'), orphan('schemas/Old.yaml')],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect((await findings('no-orphan-files', files)).toSorted()).toEqual(expected);
});
