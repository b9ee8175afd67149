import { expect, test } from 'vitest';
import { findings, text, withSchema, type Case } from './lint.ts';

const role = withSchema(text`
  properties:
    owner: { $ref: Owner.yaml }
    maker: { $ref: Maker.yaml }
    other: { $ref: Owner.yaml }
    mixed: { $ref: mixins/Owner.yaml }
`);
const owner = 'type: object\ndescription: A member.\n';

const cases: Case[] = [
  {
    name: 'accepts files that differ, and the same in another folder',
    files: {
      ...role,
      'schemas/Owner.yaml': owner,
      'schemas/Maker.yaml': 'type: object\ndescription: Another member.\n',
      'schemas/mixins/Owner.yaml': owner,
    },
    findings: [],
  },
  {
    name: 'refuses two that say the same in another order',
    files: {
      ...role,
      'schemas/Owner.yaml': owner,
      'schemas/Maker.yaml': '# The same.\ndescription: A member.\ntype: object\n',
      'schemas/mixins/Owner.yaml': 'type: string\n',
    },
    findings: [
      'schemas/Maker.yaml:2 `Maker.yaml` is the same as `Owner.yaml`; keep one and reference it',
    ],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('no-twin-schemas', files)).toEqual(expected);
});
