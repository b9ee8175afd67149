// `npm run diff -- --client`: the parts of a vendor's client that the specs lack.
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContract } from '../src/contract/read-contract.ts';
import { compareListing } from '../src/listing/compare-listing.ts';
import { readClient } from '../src/listing/read-client.ts';
import { toListing } from '../src/listing/read-listing.ts';
import { Repository } from './support/repository.ts';

const api = `
(function(root, factory) {
  module.exports = factory(require('../ApiClient'), require('../model/TokenResponse'));
}(this, function(ApiClient, TokenResponse) {
  var exports = function(apiClient) {
    this.apiClient = apiClient;
    this.setApiClient = function(apiClient) { this.apiClient = apiClient; };
    this.generateToken = function(body, callback) {
      var pathParams = {};
      var queryParams = { 'trace': body['trace'] };
      return this.apiClient.callApi('/oauth/token', 'POST', pathParams, queryParams, TokenResponse);
    };
    this.getHarbour = function(harbourId) {
      var queryParams = {};
      return this.apiClient.callApi('/v2.1/harbours/{harbourId}', 'GET', {}, queryParams, null);
    };
  };
  return exports;
}));
`;
const model = (required: string, fields: string) => `
(function(root, factory) {
  module.exports = factory(require('../ApiClient')${required});
}(this, function(ApiClient) {
  var exports = function() {};
  exports.constructFromObject = function(data, obj) { ${fields} return obj; };
  return exports;
}));
`;

test('what is new in a client is printed: calls, parameters, and the models that calls use', async () => {
  const repository = await Repository.create('1.0.0');
  repository.write({
    'client/src/api/AuthenticationApi.js': api,
    'client/src/model/TokenResponse.js': model(
      ", require('./ModelDate')",
      `obj['access_token'] = ApiClient.convertToType(data['access_token'], 'String');
       obj['days'] = ApiClient.convertToType(data['days'], [ModelDate]);
       obj['until'] = ModelDate.constructFromObject(data['until']);`,
    ),
    'client/src/model/ModelDate.js': model(
      '',
      `obj['year'] = ApiClient.convertToType(data['year'], 'Number');`,
    ),
    'client/src/model/Unused.js': model('', `obj['a'] = data['a'];`),
  });
  const { status, stdout, stderr } = await repository.release(
    'diff',
    '--client',
    'client',
    '--area',
    'oauth',
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout.split('\n').slice(0, 6)).toEqual([
    'oauth: 1 operations, 1 query parameters, 1 schemas and 2 fields are only in the listing; 2 operations are only here',
    '  new operation  GET /v2.1/harbours/{harbourId}  getHarbour',
    '  new parameter  OAuth_token  trace',
    '  new schema     Date',
    '  new field      tokenResponse.days  list of Date',
    '  new field      tokenResponse.until  Date',
  ]);
});

test('a folder that is no client is refused, and so are a client and a listing at once', async () => {
  const repository = await Repository.create('1.0.0');
  repository.write({ 'empty/src/api/a.js': '', 'empty/src/model/b.js': '' });
  const refusal = async (...args: string[]) =>
    (await repository.release('diff', '--area', 'oauth', '--client', ...args)).stderr;
  expect(await refusal('nowhere')).toContain('nowhere/src/api cannot be read');
  expect(await refusal('empty')).toContain('empty has no calls in src/api.');
  expect(await refusal('empty', '--listing', 'a.json')).toContain('name either --listing or');
});

/** The parts of the clients that have other names here, or that another area has. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'docusign-esign': [
    // The area esign-v2 has it, with its two models.
    'getService',
    'ServiceInformation',
    'ServiceVersion',
    // `usersResponse`, `userInfo` and `proofServiceResourceToken`.
    'GroupUsersResponse',
    'GroupUserInfo',
    'IdEvidenceResourceToken',
  ],
};

test.each([
  ['docusign-esign', 'esign-v2.1'],
  ['docusign-rooms', 'rooms-v2'],
  ['docusign-admin', 'admin-v2'],
])('the contract has everything that %s has', (client, area) => {
  const contract = readContract(path.resolve('../../specs')).get(area);
  if (contract === undefined) throw new Error(`There is no area ${area}.`);
  const folder = path.resolve('node_modules', client);
  const found = compareListing(toListing(contract.document), readClient(folder));
  const names = [...found.operations, ...found.schemas].map(({ name }) => name);
  expect(names.toSorted()).toEqual([...(elsewhere[client] ?? [])].toSorted());
  expect(found.parameters).toEqual([]);
  expect(found.fields).toEqual([]);
});
