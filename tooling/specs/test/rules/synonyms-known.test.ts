import { expect, test } from 'vitest';
import { findings, text, withSchema, type Case } from './lint.ts';

const cases: Case[] = [
  {
    name: 'accepts words that lead to values',
    files: withSchema(text`
      enum: [carbonCopy, signer]
      x-synonyms: { cc: carbonCopy, copy: carbonCopy }
    `),
    findings: [],
  },
  {
    name: 'refuses a word that leads nowhere',
    files: withSchema(text`
      enum: [carbonCopy]
      x-synonyms:
        cc: carboncopy
    `),
    findings: ['schemas/Role.yaml:3 `carboncopy` is not a value of the enum'],
  },
  {
    name: 'refuses a word that is a value in another case',
    files: withSchema(text`
      enum: [carbonCopy, signer]
      x-synonyms:
        Signer: carbonCopy
    `),
    findings: ['schemas/Role.yaml:3 `Signer` is a value of the enum itself'],
  },
  {
    name: 'refuses synonyms without an enum',
    files: withSchema(text`
      type: string
      x-synonyms: { cc: carbonCopy }
    `),
    findings: ['schemas/Role.yaml:2 x-synonyms must map words to values of an enum'],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('synonyms-known', files)).toEqual(expected);
});
