import { expect, test } from 'vitest';
import { findings, text, withOperation } from './lint.ts';

const file = 'resources/Roles/GetRoles.yaml';
const parameters = text`
  parameters:
    - { name: filter, in: query, required: false, example: clerk }
    - { name: count, in: query, required: false }
    - { name: accountId, in: path, required: true, example: '1' }
`;

test.each([
  { name: 'accepts an optional parameter with an example', names: '[filter]', expected: [] },
  {
    name: 'refuses an unknown name, a parameter without an example, and a required one',
    names: '[role, count, accountId]',
    expected: [
      `${file}:1 \`role\` is not an optional parameter with an example`,
      `${file}:1 \`count\` is not an optional parameter with an example`,
      `${file}:1 \`accountId\` is not an optional parameter with an example`,
    ],
  },
  ...['[]', 'filter'].map((names) => ({
    name: `refuses ${names}`,
    names,
    expected: [`${file}:1 x-example-parameters must be an array with names of parameters`],
  })),
])('$name', async ({ names, expected }) => {
  const operation = `x-example-parameters: ${names}\n${parameters}`;
  expect(await findings('example-parameters-known', withOperation(operation))).toEqual(expected);
});
