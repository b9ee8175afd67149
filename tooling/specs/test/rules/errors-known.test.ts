import { expect, test } from 'vitest';
import { findings, text } from './lint.ts';

/** An area with one operation and a list of error codes. */
const area = (errors: string, codes: string) => ({
  'openapi.yaml': text`
    openapi: 3.1.1
    x-error-codes: { $ref: errors.yaml }
    paths:
      /v2/roles:
        get: { $ref: resources/Roles/GetRoles.yaml }
  `,
  'errors.yaml': codes,
  'resources/Roles/GetRoles.yaml': `x-errors: ${errors}\n`,
});
const missing = 'MISSING:\n  status: 404\n  description: There is none.\n';

test.each([
  { name: 'accepts codes that are described', files: area('[MISSING]', missing), expected: [] },
  {
    name: 'accepts a code that another list describes',
    files: {
      ...area('[MISSING]', "MISSING: { $ref: '../other.yaml#/MISSING' }\n"),
      '../other.yaml': missing,
    },
    expected: [],
  },
  {
    name: 'refuses a code that is not, and one that nobody names',
    files: area('[MISING]', missing),
    expected: [
      'resources/Roles/GetRoles.yaml:1 `MISING` is not an error code of the area; add it there, or correct it',
      'errors.yaml:1 no operation answers with `MISSING`; drop it',
    ],
  },
  {
    name: 'refuses a code without status or description',
    files: area('[MISSING]', 'MISSING:\n  status: 404\n'),
    expected: ['errors.yaml:1 `MISSING` lacks its status or a description'],
  },
])('$name', async ({ files, expected }) => {
  expect(await findings('errors-known', files)).toEqual(expected);
});
