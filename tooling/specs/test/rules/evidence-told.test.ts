import { expect, test } from 'vitest';
import { findings, text, withOperation } from './lint.ts';

const file = 'resources/Roles/GetRoles.yaml';

test.each([
  {
    name: 'accepts both marks',
    operation: text`
      x-evidence: inferred
      x-inferred: [who may call]
      parameters:
        - { name: a, in: query, x-evidence: inferred, schema: { type: string } }
    `,
    expected: [],
  },
  {
    name: 'refuses another word',
    operation: 'x-evidence: guess\n',
    expected: [`${file}:1 x-evidence is \`guess\`; the only allowed value is \`inferred\``],
  },
  {
    name: 'refuses an empty list, and what is none',
    operation: 'x-inferred: []\n',
    expected: [`${file}:1 x-inferred must be an array that says in a few words what is inferred`],
  },
  {
    name: 'looks at parameters too',
    operation: text`
      parameters:
        - { name: a, in: query, schema: { type: string, x-evidence: sure } }
    `,
    expected: [`${file}:2 x-evidence is \`sure\`; the only allowed value is \`inferred\``],
  },
])('$name', async ({ operation, expected }) => {
  expect(await findings('evidence-told', withOperation(operation))).toEqual(expected);
});
