// The configurable rules of our Redocly configurations: each reports its own mistake.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { lintFiles, text } from './lint.ts';

/** Reads the configurable rules of a configuration. */
function readRules(name: string): Record<string, 'error'> {
  const file = new URL(`../../../../specs/${name}`, import.meta.url);
  const config: { rules: Record<string, 'error'> } = parse(readFileSync(file, 'utf8'));
  const entries = Object.entries(config.rules);
  return Object.fromEntries(entries.filter(([rule]) => rule.startsWith('rule/')));
}

const rules = readRules('redocly.shared.yaml');
const treeRules = readRules('redocly.yaml');

const area = text`
  openapi: 3.1.1
  webhooks:
    role-created:
      post: { summary: A role was created, security: [] }
  paths:
    /v2/roles:
      post:
        summary: Create a role
        security: [{ oauth: [write] }]
        x-errors: [MISSING]
        x-inferred: [the errors]
        x-evidence: inferred
        x-paging: { items: roles, next: nextUri }
        parameters:
          - { name: start, in: query, schema: { type: string }, example: '1', x-evidence: inferred }
        requestBody:
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Role' }
              examples: { one: { value: {} } }
        responses:
          '200':
            content:
              application/json:
                schema: { $ref: '#/components/schemas/Role' }
                examples: { two: { value: {} } }
          '400': &error {}
          '401': *error
          '403': *error
          '404': *error
          '405': *error
          '429': *error
          '500': *error
  components:
    schemas:
      Role:
        type: object
        x-evidence: inferred
        properties:
          id: { type: string, format: guid }
          size: { type: string, pattern: '^\d+$', format: integer-string }
          done: { type: string, enum: ['true', 'false'], format: boolean-string }
          rights: { type: [object, 'null'], additionalProperties: { type: string } }
          names: { type: array, items: { type: string } }
          any: { allOf: [{ type: object, properties: {} }] }
`;

it('accept an area without mistakes', async () => {
  expect(await lintFiles({ 'openapi.yaml': area }, rules)).toEqual([]);
});

const mistakes: [rule: string, correct: string, mistaken: string][] = [
  ['summary', 'Create a role', "''"],
  ['summary', 'Create a role', 'Create a role.'],
  ['summary', 'Create a role', 'Create a role '.repeat(6)],
  ['security', 'security: [{ oauth: [write] }]', ''],
  ['x-errors', 'x-errors: [MISSING]', ''],
  ['x-errors', '[MISSING]', 'MISSING'],
  ['x-errors', '[MISSING]', '[MISSING, MISSING]'],
  ['x-inferred', '[the errors]', 'the errors'],
  ['x-inferred', '[the errors]', '[]'],
  ['x-paging', 'next: nextUri', 'start: start'],
  ['x-paging', 'next: nextUri', 'next: nextUri, links: relative'],
  ['x-paging', 'next: nextUri', 'next: nextUri, bottom: last'],
  ['x-paging', '{ items: roles, next: nextUri }', 'true'],
  ['webhook-method', 'post: { summary: A', 'put: { summary: A'],
  ['success-response', "'200':", "'300':"],
  ['error-responses', "'429': *error", ''],
  ['unauthorized-response', "'401': *error", ''],
  ['forbidden-response', "'403': *error", ''],
  ['request-example', 'examples: { one: { value: {} } }', ''],
  ['response-example', 'examples: { two: { value: {} } }', ''],
  ['parameter', "example: '1', ", ''],
  ['parameter', 'schema: { type: string }, ', ''],
  [
    'body-schema',
    "schema: { $ref: '#/components/schemas/Role' }\n              examples",
    'examples',
  ],
  ['schema-type', 'items: { type: string }', 'items: {}'],
  ['object-fields', 'additionalProperties: { type: string }', 'minProperties: 1'],
  ['map-values', 'additionalProperties: { type: string }', 'additionalProperties: true'],
  ['array-items', ', items: { type: string }', ''],
  ['format', 'guid', 'uuid'],
  ['integer-string', ', format: integer-string', ''],
  ['boolean-string', ', format: boolean-string', ''],
  [
    'evidence-of-operation',
    'x-evidence: inferred\n      x-paging',
    'x-evidence: known\n      x-paging',
  ],
  ['evidence-of-parameter', "'1', x-evidence: inferred", "'1', x-evidence: known"],
  [
    'evidence-of-schema',
    'x-evidence: inferred\n      properties',
    'x-evidence: known\n      properties',
  ],
];

it.each(mistakes)('%s: %j becomes %j', async (rule, correct, mistaken) => {
  expect(area).toContain(correct);
  const found = await lintFiles({ 'openapi.yaml': area.replace(correct, mistaken) }, rules);
  expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(new Set([`rule/${rule}`]));
});

it('have a mistake each', () => {
  expect(Object.keys(rules)).toEqual([...new Set(mistakes.map(([rule]) => `rule/${rule}`))]);
});

const references = {
  'openapi.yaml': text`
    openapi: 3.1.1
    info: { $ref: info.yaml }
    paths: { /v2/roles: { get: { $ref: get.yaml } } }
    webhooks: { role-created: { post: { $ref: created.yaml } } }
  `,
  'info.yaml': 'title: Roles\n',
  'get.yaml': 'operationId: Roles_get\n',
  'created.yaml': 'operationId: Events_roleCreated\n',
};

it('accept a tree of references', async () => {
  expect(await lintFiles(references, treeRules)).toEqual([]);
});

it.each([
  ['root-references', '{ $ref: info.yaml }', '{ title: Roles }'],
  ['path-item', 'get: { $ref: get.yaml }', 'get: { $ref: get.yaml }, summary: Roles'],
  ['webhook-file', '{ $ref: created.yaml }', '{ operationId: Events_roleCreated }'],
])('%s, of the tree: %j becomes %j', async (rule, correct, mistaken) => {
  const root = references['openapi.yaml'].replace(correct, mistaken);
  const found = await lintFiles({ ...references, 'openapi.yaml': root }, treeRules);
  expect(found.map(({ ruleId }) => ruleId)).toEqual([`rule/${rule}`]);
});
