import { expect, test } from 'vitest';
import { findings, text, withOperation, type Case } from './lint.ts';

const place = 'resources/Roles/GetRoles.yaml:2 the responses';
const advice = 'are missing; reference the responses of the area';

const cases: Case[] = [
  {
    name: 'accepts the five responses of a call without a token',
    files: withOperation(text`
      security: []
      responses: { '200': {}, '400': {}, '404': {}, '405': {}, '429': {}, '500': {} }
    `),
    findings: [],
  },
  {
    name: 'accepts the same where the application itself is known',
    files: withOperation(text`
      security: [basic: [], {}]
      responses: { '200': {}, '400': {}, '404': {}, '405': {}, '429': {}, '500': {} }
    `),
    findings: [],
  },
  {
    name: 'accepts 401 alone where any token will do',
    files: withOperation(text`
      security: [oauth: []]
      responses: { '400': {}, '401': {}, '404': {}, '405': {}, '429': {}, '500': {} }
    `),
    findings: [],
  },
  {
    name: 'accepts all seven where the token needs a scope',
    files: withOperation(text`
      security: [oauth: [signature]]
      responses: { '400': {}, '401': {}, '403': {}, '404': {}, '405': {}, '429': {}, '500': {} }
    `),
    findings: [],
  },
  {
    name: 'refuses a call without a token that lacks some',
    files: withOperation(text`
      security: []
      responses: { '200': {}, '404': {}, '405': {}, '500': {} }
    `),
    findings: [`${place} 400, 429 ${advice}`],
  },
  {
    name: 'refuses a call with any token that lacks 401',
    files: withOperation(text`
      security: [oauth: []]
      responses: { '400': {}, '404': {}, '405': {}, '429': {}, '500': {} }
    `),
    findings: [`${place} 401 ${advice}`],
  },
  {
    name: 'refuses a call with a scope that lacks 401 and 403',
    files: withOperation(text`
      security: [oauth: [signature]]
      responses: { '400': {}, '404': {}, '405': {}, '429': {}, '500': {} }
    `),
    findings: [`${place} 401, 403 ${advice}`],
  },
  {
    name: 'refuses a call that may come without its token all the same',
    files: withOperation(text`
      security: [{}, oauth: [signature]]
      responses: { '200': {} }
    `),
    findings: [`${place} 400, 401, 403, 404, 405, 429, 500 ${advice}`],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('operation-errors', files)).toEqual(expected);
});
