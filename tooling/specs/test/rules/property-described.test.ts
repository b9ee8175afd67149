import { expect, test } from 'vitest';
import { findings, text, withSchema, type Case } from './lint.ts';

const missing = (line: number, name: string) =>
  `schemas/Role.yaml:${line} the property \`${name}\` has no description; describe its content`;
const repeated = (line: number, name: string) =>
  `schemas/Role.yaml:${line} the description of the property \`${name}\` only repeats its name; describe its content`;

const others = {
  'schemas/Rights.yaml': 'description: What holders may do.\ntype: object\n',
  'schemas/Bare.yaml': 'type: object\n',
  'scalars/flag.yaml': 'description: Either.\ntype: string\nx-inline: true\n',
};

const cases: Case[] = [
  {
    name: 'accepts a description of its own, beside a reference, and of what is referred to',
    files: {
      ...others,
      ...withSchema(text`
        properties:
          roleId: { description: The role by its number. }
          bare: { $ref: Bare.yaml, description: What the role is without its rights. }
          isExternal: { $ref: ../scalars/flag.yaml, description: Whether it is for outsiders. }
          rights: { $ref: Rights.yaml }
      `),
    },
    findings: [],
  },
  {
    name: 'refuses properties without a description',
    files: {
      ...others,
      ...withSchema(text`
        properties:
          roleId: { type: integer }
          name: { type: string, description: '' }
          bare: { $ref: Bare.yaml }
          isExternal: { $ref: ../scalars/flag.yaml }
      `),
    },
    findings: [
      missing(2, 'roleId'),
      missing(3, 'name'),
      missing(4, 'bare'),
      missing(5, 'isExternal'),
    ],
  },
  {
    name: 'accepts a property that the glossary describes',
    files: {
      ...withSchema('properties:\n  roleId: { type: integer }\n'),
      'openapi.yaml': text`
        openapi: 3.1.1
        x-glossary: { $ref: ../glossary.yaml }
        paths:
          /v2/roles:
            get: { $ref: resources/Roles/GetRoles.yaml }
      `,
      '../glossary.yaml':
        'fields:\n  roleId: The role, by the number that the service gave to it.\n',
    },
    findings: [],
  },
  {
    name: 'finds them in the parts of a composed schema',
    files: withSchema(text`
      description: A role.
      allOf:
        - properties:
            name: { type: string }
    `),
    findings: [missing(4, 'name')],
  },
  {
    name: 'refuses a description that only repeats the name',
    files: withSchema(text`
      properties:
        roleId: { description: The role ID. }
        created_date: { description: The date created. }
        name: { description: name }
        isExternal: { description: Is external. }
        email: { description: The e-mail. }
    `),
    findings: [
      repeated(2, 'roleId'),
      repeated(3, 'created_date'),
      repeated(4, 'name'),
      repeated(5, 'isExternal'),
      repeated(6, 'email'),
    ],
  },
  {
    name: 'refuses also one that comes with the reference',
    files: {
      ...others,
      ...withSchema(text`
        properties:
          whatHoldersMayDo: { $ref: Rights.yaml }
      `),
    },
    findings: [repeated(2, 'whatHoldersMayDo')],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('property-described', files)).toEqual(expected);
});
