import { expect, test } from 'vitest';
import { findings, text, withSchema, type Case } from './lint.ts';

/** The files with a glossary that knows the field `userId`. */
function withGlossary(files: Record<string, string>) {
  const root = `${files['openapi.yaml']}x-glossary: { $ref: ../glossary.yaml }\n`;
  return {
    ...files,
    'openapi.yaml': root,
    '../glossary.yaml': 'fields:\n  userId: The user, by GUID.\n',
  };
}

/** A property `name` in each of several schemas. */
const names = (...words: string[]) => ({
  ...withSchema(text`
    properties:
      a: { $ref: A.yaml }
      b: { $ref: B.yaml }
      c: { $ref: C.yaml }
  `),
  ...Object.fromEntries(
    words.map((description, index) => [
      `schemas/${'ABC'.charAt(index)}.yaml`,
      `properties:\n  name: { description: ${description} }\n`,
    ]),
  ),
});

const cases: Case[] = [
  {
    name: 'accepts words of its own for a field of the glossary, and none',
    files: withGlossary(
      withSchema(text`
        properties:
          userId: { description: The user who made the role. }
          owner: { properties: { userId: { type: string } } }
      `),
    ),
    findings: [],
  },
  {
    name: 'refuses the words of the glossary',
    files: withGlossary(
      withSchema(text`
        properties:
          userId: { description: 'The user,  by GUID.' }
      `),
    ),
    findings: [
      'schemas/Role.yaml:2 the glossary already describes `userId` with this text; remove it here',
    ],
  },
  { name: 'accepts the same words twice', files: names('One.', 'One.', 'Two.'), findings: [] },
  {
    name: 'refuses them a third time',
    files: names('One.', 'One.', 'One.'),
    findings: [
      'schemas/C.yaml:2 `name` has this description more than 2 times; move it to `common/glossary.yaml`, and remove it where it means the same',
    ],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('glossary-kept', files)).toEqual(expected);
});
