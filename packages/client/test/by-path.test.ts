// Operations called by their method and path, as the documentation of the service names them.
import { byPath, createClient, InputError, NotFoundError } from '@countersign/client';
import type { EnvelopesInformation, LockInformation } from '@countersign/types/esign-v2.1';
import type { paths } from '@countersign/types/esign-v2.1/openapi';
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest';
import { caughtAs } from './caught.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

function connect() {
  const baseUrl = `${service.url}/restapi`;
  return byPath<paths>(createClient({ baseUrl, token: 'secret', path: { accountId: '4410' } }));
}

it('sends what the path says, with the types of the contract', async () => {
  const request = connect();
  service.plays(json({ resultSetSize: '0' }));
  const found = await request('GET', '/v2.1/accounts/{accountId}/envelopes', {
    query: { from_date: '2026-11-01' },
  });
  expectTypeOf(found).toEqualTypeOf<EnvelopesInformation>();
  expect(found.resultSetSize).toBe('0');
  expect(service.last()).toMatchObject({
    method: 'GET',
    url: '/restapi/v2.1/accounts/4410/envelopes?from_date=2026-11-01',
    headers: { authorization: 'Bearer secret' },
  });
  service.plays(json({ lockType: 'edit' }, { status: 201 }));
  const lock = await request('POST', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock', {
    path: { envelopeId: 'a/1' },
    body: { lockType: 'edit' },
  });
  expectTypeOf(lock).toEqualTypeOf<LockInformation>();
  expect(service.last()).toMatchObject({
    method: 'POST',
    url: '/restapi/v2.1/accounts/4410/envelopes/a%2F1/lock',
    headers: { 'content-type': 'application/json' },
  });
});

it('has the errors of the client, and names the path in them', async () => {
  const request = connect();
  service.plays(json({ errorCode: 'ENVELOPE_DOES_NOT_EXIST', message: 'None.' }, { status: 404 }));
  const path = '/v2.1/accounts/{accountId}/envelopes/{envelopeId}';
  const error = await caughtAs(NotFoundError, request('GET', path, { path: { envelopeId: '1' } }));
  expect(error.operation).toBe(`GET ${path}`);
  // @ts-expect-error -- the path has no method PATCH
  void request('PATCH', path, { path: { envelopeId: '1' } }).catch(() => {});
  // @ts-expect-error -- the ID is missing
  await caughtAs(InputError, request('GET', path));
});
