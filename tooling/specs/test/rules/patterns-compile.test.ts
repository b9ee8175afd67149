import { expect, test } from 'vitest';
import { findings, text, withOperation, withSchema, type Case } from './lint.ts';

const at = (place: string, pattern: string, reason: string) =>
  `${place} the pattern \`${pattern}\` is not a valid regular expression ${reason}; correct it`;

const cases: Case[] = [
  {
    name: 'accepts patterns that compile either way',
    files: withSchema(text`
      pattern: '^[A-Za-z0-9._~-]+$'
      patternProperties: { '^\d+$': { pattern: '^a\/b$' } }
    `),
    findings: [],
  },
  {
    name: 'refuses what compiles in neither way',
    files: withSchema(text`
      type: string
      pattern: '^[a-z$'
    `),
    findings: [at('schemas/Role.yaml:2', '^[a-z$', '(Unterminated character class)')],
  },
  {
    name: 'refuses what compiles only without the flag',
    files: withOperation(text`
      parameters:
        - name: count
          schema:
            pattern: '^\-?\d+$'
    `),
    findings: [
      at(
        'resources/Roles/GetRoles.yaml:4',
        String.raw`^\-?\d+$`,
        'with the `u` flag (Invalid escape)',
      ),
    ],
  },
  {
    name: 'refuses the same as a name of properties',
    files: withSchema(text`
      patternProperties:
        '^x': { type: string }
        '(': { type: string }
    `),
    findings: [at('schemas/Role.yaml:3', '(', '(Unterminated group)')],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('patterns-compile', files)).toEqual(expected);
});
