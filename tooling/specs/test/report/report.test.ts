import { describe, expect, it } from 'vitest';
import { count } from '../../src/report/count.ts';
import { countsTable, deltaTable } from '../../src/report/report.ts';

const document = {
  'x-error-codes': { MISSING: { status: 404 } },
  paths: {
    '/roles': {
      get: {
        'x-evidence': 'inferred',
        'x-paging': { items: 'roles', start: 'count' },
        parameters: [
          { $ref: '#/components/parameters/count' },
          { name: 'filter', in: 'query', schema: { type: 'string' } },
          { name: 'accountId', in: 'path', schema: { type: 'string' } },
        ],
        responses: {
          '200': {
            content: { 'application/json': { examples: { two: { value: [] } } } },
            links: { role: { $ref: '#/components/links/role' } },
          },
          '400': { content: { 'application/json': { examples: { bad: { value: {} } } } } },
          '401': { $ref: '#/components/responses/unauthorized' },
        },
      },
      post: { 'x-inferred': ['who may'], responses: { '201': {}, '400': {} } },
    },
  },
  webhooks: { made: { post: {} } },
  components: {
    parameters: { count: { name: 'count', in: 'query', schema: { type: 'integer' } } },
    links: { role: { operationId: 'Roles_GetRole' } },
    responses: { unauthorized: { content: { 'application/json': { examples: { no: {} } } } } },
    schemas: {
      role: {
        required: ['name'],
        properties: {
          name: { type: 'string', description: 'What it is called.' },
          kind: { $ref: '#/components/schemas/kind' },
          on: { type: 'string', format: 'boolean-string', enum: ['true', 'false'] },
          id: { type: 'string', readOnly: true, format: 'guid' },
          password: { type: 'string', writeOnly: true },
        },
      },
      kind: { type: 'string', description: 'Whether it is inner.', enum: ['inner', 'outer'] },
    },
  },
};

describe('the counts of an area', () => {
  it('follow references, and leave out what only looks like one', () => {
    expect(count(document)).toEqual({
      operations: 2,
      inferredOperations: 1,
      partlyInferredOperations: 1,
      pagedOperations: 1,
      errorCodes: 1,
      parameters: 3,
      queryParameters: 2,
      typedQueryParameters: 1,
      schemas: 2,
      fields: 5,
      describedFields: 2,
      enumFields: 1,
      requiredFields: 1,
      readOnlyFields: 1,
      writeOnlyFields: 1,
      formatFields: 2,
      operationsWithExamples: 1,
      examples: 2,
      errorResponses: 3,
      links: 1,
      webhooks: 1,
    });
  });

  it('stand in a table with their sum', () => {
    const counts = count(document);
    const lines = countsTable([
      { area: 'a', counts },
      { area: 'b', counts: { ...counts, fields: 1200 } },
    ]).split('\n');
    expect(lines[0]).toMatch(/^\| +\| +a \| +b \| +together \|$/);
    expect(lines.find((line) => line.startsWith('| fields '))).toMatch(/ 5 \| 1,200 \| +1,205 \|$/);
  });

  it('stand beside the public ones, and say what nobody counted', () => {
    const theirs = {
      operations: 3,
      schemas: 1,
      fields: 4,
      requiredFields: 0,
      readOnlyFields: 0,
      queryParameters: 2,
      typedQueryParameters: 0,
      errorStatuses: [400],
    };
    const lines = deltaTable({ area: 'a', counts: count(document), public: theirs }).split('\n');
    expect(lines.find((line) => line.startsWith('| required fields'))).toMatch(/ 0 \| +1 \|$/);
    expect(lines.find((line) => line.includes('closed list'))).toMatch(/not counted \| +1 \|$/);
    expect(lines.find((line) => line.startsWith('| error responses'))).toMatch(/ 3 \| +3 \|$/);
  });
});
