// `npm run diff -- --listing`: the parts of a vendor's listing that the specs lack.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFolder, Repository } from './support/repository.ts';

/** The area oauth as a vendor would list it, with more in it than ours has. */
const listing = {
  swagger: '2.0',
  basePath: '/restapi',
  paths: {
    '/oauth/token': {
      post: {
        operationId: 'OAuth_PostToken',
        tags: ['OAuth'],
        parameters: [
          { name: 'trace', in: 'query', type: 'string' },
          { name: 'body', in: 'body', schema: { $ref: '#/definitions/TokenResponse' } },
        ],
      },
    },
    '/v2.1/harbours/{harbourId}': {
      get: { operationId: 'Harbours_GetHarbour', tags: ['Harbours'], parameters: [] },
    },
  },
  definitions: {
    TokenResponse: {
      type: 'object',
      properties: {
        access_token: { type: 'string' },
        harbours: { type: 'array', items: { $ref: '#/definitions/Harbour' } },
      },
    },
    Harbour: { type: 'object', properties: { name: { type: 'string' } } },
  },
};

test('what is new in a listing is printed, and becomes files to work off', async () => {
  const repository = await Repository.create('1.0.0');
  repository.write({ 'listing.json': JSON.stringify(listing).replace('/restapi', '') });
  const issues = path.join(createFolder(), 'issues');
  const { status, stdout, stderr } = await repository.release(
    'diff',
    '--listing',
    'listing.json',
    '--area',
    'oauth',
    '--issues',
    issues,
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout.split('\n').slice(0, 5)).toEqual([
    'oauth: 1 operations, 1 query parameters, 1 schemas and 1 fields are only in the listing; 2 operations are only here',
    '  new operation  GET /v2.1/harbours/{harbourId}  Harbours_GetHarbour',
    '  new parameter  OAuth_token  trace',
    '  new schema     Harbour',
    '  new field      tokenResponse.harbours  list of Harbour',
  ]);
  expect(stdout).toContain('only here      GET /oauth/userinfo  OAuth_userInfo');
  expect(readdirSync(issues).toSorted()).toEqual(['oauth-fields.md', 'oauth-harbours.md']);
  const fields = readFileSync(path.join(issues, 'oauth-fields.md'), 'utf8');
  expect(fields).toContain('- [ ] the query parameter `trace` of `OAuth_token`');
  expect(fields).toContain('- [ ] `Harbour.name`, string');
});

test('a file that is no listing, and an area that is not there, are refused', async () => {
  const repository = await Repository.create('1.0.0');
  repository.write({ 'list.yaml': 'paths: {}\n', 'broken.json': '{' });
  const refusal = async (...args: string[]) =>
    (await repository.release('diff', '--listing', ...args)).stderr;
  expect(await refusal('list.yaml', '--area', 'oauth')).toContain(
    'list.yaml is neither Swagger 2.0 nor OpenAPI 3.',
  );
  expect(await refusal('broken.json', '--area', 'oauth')).toContain('cannot be read');
  expect(await refusal('list.yaml', '--area', 'harbours')).toContain('--area is harbours.');
  expect(await refusal('list.yaml')).toContain('--area is missing.');
});
