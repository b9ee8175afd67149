import { expect, test } from 'vitest';
import { findings, text, withSchema, type Case } from './lint.ts';

const carries = (line: number, format: string) =>
  `schemas/Role.yaml:${line} this string contains another type; set the format \`${format}\``;

const cases: Case[] = [
  {
    name: 'accepts formats that the contract knows, and strings that are just text',
    files: withSchema(text`
      properties:
        on: { type: string, format: boolean-string, enum: ['true', 'false'] }
        count: { type: string, format: integer-string, pattern: '^\d+$' }
        id: { type: string, format: guid }
        kind: { type: string, enum: [inner, outer] }
    `),
    findings: [],
  },
  {
    name: 'refuses a boolean and a number in plain strings',
    files: withSchema(text`
      properties:
        on: { type: string, enum: ['true', 'false'] }
        count: { type: string, pattern: '^\d+$' }
    `),
    findings: [carries(2, 'boolean-string'), carries(3, 'integer-string')],
  },
  {
    name: 'refuses a format of somebody else',
    files: withSchema(text`
      properties:
        id: { type: string, format: uuid }
    `),
    findings: [
      'schemas/Role.yaml:2 `uuid` is not a format of the contract; use one of account-id, binary, boolean-string, byte, date, date-time, double, email, guid, int32, int64, integer-string, uri',
    ],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('formats-named', files)).toEqual(expected);
});
