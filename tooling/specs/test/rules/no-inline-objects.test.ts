import { expect, test } from 'vitest';
import { findings, text, withOperation, withSchema, type Case } from './lint.ts';

const at = (place: string, pointer: string) =>
  `${place} an inline object at \`${pointer}\`; move it to a file under \`schemas/\` and reference it`;

const cases: Case[] = [
  {
    name: 'accepts a schema file with fields, and one composed of parts',
    files: {
      ...withSchema(text`
        properties:
          owner: { $ref: mixins/Owner.yaml }
          names: { type: array, items: { type: string } }
          labels: { type: object, additionalProperties: { type: string } }
      `),
      'schemas/mixins/Owner.yaml': text`
        allOf:
          - properties:
              name: { type: string }
          - allOf:
              - properties:
                  email: { type: string }
      `,
    },
    findings: [],
  },
  {
    name: 'refuses an object inside an operation',
    files: withOperation(text`
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                name: { type: string }
    `),
    findings: [
      at('resources/Roles/GetRoles.yaml:6', '#/requestBody/content/application~1json/schema'),
    ],
  },
  {
    name: 'refuses a composition inside an operation',
    files: withOperation(text`
      requestBody:
        content:
          application/json:
            schema:
              allOf: []
    `),
    findings: [
      at('resources/Roles/GetRoles.yaml:5', '#/requestBody/content/application~1json/schema'),
    ],
  },
  {
    name: 'refuses an object inside a parameter',
    files: withOperation(text`
      parameters:
        - name: filter
          schema: { properties: { name: { type: string } } }
    `),
    findings: [at('resources/Roles/GetRoles.yaml:3', '#/parameters/0/schema')],
  },
  {
    name: 'refuses objects inside a property, inside items and inside a part',
    files: withSchema(text`
      allOf:
        - properties:
            owner:
              properties:
                name: { type: string }
            users:
              items:
                properties:
                  name: { type: string }
    `),
    findings: [
      at('schemas/Role.yaml:4', '#/allOf/0/properties/owner'),
      at('schemas/Role.yaml:8', '#/allOf/0/properties/users/items'),
    ],
  },
  {
    name: 'refuses a file with an object outside of the schemas',
    files: {
      ...withSchema('properties: { owner: { $ref: ../Owner.yaml } }\n'),
      'Owner.yaml': 'properties: { name: { type: string } }\n',
    },
    findings: [at('Owner.yaml:1', '#/')],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('no-inline-objects', files)).toEqual(expected);
});
