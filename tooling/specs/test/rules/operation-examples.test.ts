import { expect, test } from 'vitest';
import { findings, text, withOperation, type Case } from './lint.ts';

const file = 'resources/Roles/GetRoles.yaml';

const cases: Case[] = [
  {
    name: 'accepts an operation with an example for each body',
    files: withOperation(text`
      requestBody:
        content:
          application/json: { examples: { one: { value: 1 } } }
          multipart/form-data: { examples: { one: { $ref: one.yaml } } }
      responses:
        '200':
          content:
            application/json: { examples: { one: { value: 1 } } }
        '400':
          content:
            application/json: { examples: { bad: { value: 1 } } }
    `),
    findings: [],
  },
  {
    name: 'accepts answers in XML, as files and without a body, and a shared 400 response',
    files: {
      ...withOperation(text`
        responses:
          '200':
            content:
              application/xml: {}
              application/pdf: {}
          '204': {}
          '302': {}
          '400': { $ref: ../../responses/badRequest.yaml }
          '404':
            content:
              application/json: {}
      `),
      'responses/badRequest.yaml': text`
        content:
          application/xml: {}
          application/json: { examples: { bad: { value: 1 } } }
      `,
    },
    findings: [],
  },
  {
    name: 'refuses request bodies without a named example, of whatever type',
    files: withOperation(text`
      requestBody:
        content:
          application/json: { example: 1 }
          application/x-www-form-urlencoded: { examples: {} }
          multipart/form-data: { schema: {} }
          text/csv: {}
    `),
    findings: [
      `${file}:3 the request body as \`application/json\` has no named example; add one under \`examples\``,
      `${file}:4 the request body as \`application/x-www-form-urlencoded\` has no named example; add one under \`examples\``,
      `${file}:5 the request body as \`multipart/form-data\` has no named example; add one under \`examples\``,
      `${file}:6 the request body as \`text/csv\` has no named example; add one under \`examples\``,
    ],
  },
  {
    name: 'refuses success in JSON or as a form without a named example',
    files: withOperation(text`
      responses:
        '200':
          content:
            application/json: {}
            application/problem+json: {}
            multipart/mixed: {}
        '201':
          content:
            application/x-www-form-urlencoded: {}
            application/json; charset=utf-8: {}
    `),
    findings: [
      `${file}:4 the 200 response as \`application/json\` has no named example; add one under \`examples\``,
      `${file}:5 the 200 response as \`application/problem+json\` has no named example; add one under \`examples\``,
      `${file}:6 the 200 response as \`multipart/mixed\` has no named example; add one under \`examples\``,
      `${file}:9 the 201 response as \`application/x-www-form-urlencoded\` has no named example; add one under \`examples\``,
      `${file}:10 the 201 response as \`application/json; charset=utf-8\` has no named example; add one under \`examples\``,
    ],
  },
  {
    name: 'finds the place in a body of another file',
    files: {
      ...withOperation('requestBody: { $ref: ../../bodies/role.yaml }\n'),
      'bodies/role.yaml': text`
        required: true
        content:
          application/json: {}
      `,
    },
    findings: [
      'bodies/role.yaml:3 the request body as `application/json` has no named example; add one under `examples`',
    ],
  },
  {
    name: 'refuses a 400 response without a named example',
    files: withOperation(text`
      responses:
        '400':
          content:
            application/json: { example: 1 }
    `),
    findings: [`${file}:2 the 400 response has no named example; add one under \`examples\``],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('operation-examples', files)).toEqual(expected);
});
