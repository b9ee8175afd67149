import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { definition, startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

async function send(tenant: string, path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(
    `http://sandbox.test/restapi/v2.1/accounts/${accountId}/envelopes${path}`,
    init,
  );
  request.headers.set('authorization', 'Bearer sandbox');
  request.headers.set('x-countersign-tenant', tenant);
  return await sandbox.fetch(request);
}

it('a word of include that is not known has no effect, and a warning', async () => {
  const { client, control, tenant } = newTenant();
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
  const response = await send(tenant, `/${envelopeId}?include=Documents,%20weather,`);
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveProperty('envelopeDocuments');
  expect(await control.warnings()).toMatchObject([
    { code: 'unknown-word', in: 'query', at: 'include' },
  ]);
});

it('spaces and empty items of a list of statuses mean nothing', async () => {
  const { client, tenant } = newTenant();
  const { envelopeId } = await envelopesCreate(client, { body: definition() });
  const response = await send(tenant, '?from_date=2020-01-01&status=sent,%20Completed,');
  expect(response.status).toBe(200);
  const { envelopes } = await response.json();
  expect(envelopes).toContainEqual(expect.objectContaining({ envelopeId }));
});

it('a wrong parameter is described by its words or its example', async () => {
  const { tenant } = newTenant();
  const wrongDate = await send(tenant, '?from_date=yesterday');
  expect(wrongDate.status).toBe(400);
  expect(await wrongDate.text()).toContain('a text such as 2026-11-01');
  const wrongStatus = await send(tenant, '?from_date=2020-01-01&status=lost');
  expect(await wrongStatus.text()).toContain('a comma-separated list of');
});

it('a document can be uploaded as plain text', async () => {
  const { client, tenant } = newTenant();
  const body = definition({ status: 'created' });
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  const response = await send(tenant, `/${envelopeId}/documents/7`, {
    method: 'PUT',
    headers: {
      'content-type': 'text/plain',
      'content-disposition': 'file; filename="lease.txt"; documentid=7; fileExtension="txt"',
    },
    body: 'The tenant rents berth 12.',
  });
  expect(response.status).toBe(200);
});
