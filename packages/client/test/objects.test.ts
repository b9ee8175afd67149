// The methods of resource objects make the same calls.
import { createClient, NotFoundError } from '@countersign/client';
import { envelopeLocksCreate } from '@countersign/client/esign-v2.1';
import { esignV21 } from '@countersign/client/esign-v2.1/objects';
import { countersign } from '@countersign/client/objects';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountId, envelope, organizationId } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.plays(json({ lockType: 'edit' }, { status: 201 })));

function client(token = 'secret') {
  return createClient({ baseUrl: service.url, token, retry: false });
}

describe('the object of an area', () => {
  it('sends what the function sends, and gives what it gives', async () => {
    const input = { path: envelope, body: { lockType: 'edit' } } as const;
    const byObject = await esignV21(client()).envelopeLocks.create(input);
    const byFunction = await envelopeLocksCreate(client(), input);
    expect(byObject).toEqual(byFunction);
    const [one, two] = service.seen;
    expect(one).toEqual(two);
  });

  it('takes options for one call', async () => {
    const headers = { 'x-app': 'lease-desk' };
    await esignV21(client()).envelopeLocks.get({ path: envelope }, { headers });
    expect(service.last().headers['x-app']).toBe('lease-desk');
  });

  it('gives every form of an answer', async () => {
    const call = esignV21(client()).envelopeLocks.create({ path: envelope });
    expect((await call.answer()).status).toBe(201);
    expect((await call.withResponse()).data.lockType).toBe('edit');
  });

  it('throws what the function throws', async () => {
    service.plays(json({}, { status: 404 }));
    const call = esignV21(client()).envelopeLocks.get({ path: envelope });
    await expect(call).rejects.toBeInstanceOf(NotFoundError);
  });

  it('walks through lists', async () => {
    service.plays(
      json({ envelopes: [{ envelopeId: 'a' }], totalSetSize: '2' }),
      json({ envelopes: [{ envelopeId: 'b' }], totalSetSize: '2' }),
    );
    const found: (string | undefined)[] = [];
    const { envelopes } = esignV21(client());
    for await (const { envelopeId } of envelopes.listStatusChanges({ path: { accountId } }))
      found.push(envelopeId);
    expect(found).toEqual(['a', 'b']);
  });

  it('keeps its methods apart from their object', async () => {
    const { get } = esignV21(client()).envelopeLocks;
    expect(await get({ path: envelope })).toEqual({ lockType: 'edit' });
  });
});

describe('the object of everything', () => {
  it('reaches each area', async () => {
    const all = countersign(client());
    await all.adminV2.users.getUsers({ path: { organizationId } });
    await all.esignV2.invoices.list({ path: { accountId } });
    await all.esignV21.envelopeLocks.get({ path: envelope });
    await all.oauth.userInfo();
    await all.roomsV2.rooms.getRooms({ path: { accountId } });
    await all.monitor.stream({ path: { organizationId } });
    await all.webforms.webForm.listForms({ path: { accountId } });
    expect(service.seen.map(({ url }) => url)).toEqual([
      `/v2/organizations/${organizationId}/users`,
      `/v2/accounts/${accountId}/billing_invoices`,
      `/v2.1/accounts/${accountId}/envelopes/${envelope.envelopeId}/lock`,
      '/oauth/userinfo',
      `/v2/accounts/${accountId}/rooms`,
      `/v1/organizations/${organizationId}/stream`,
      `/api/webforms/v1.1/accounts/${accountId}/forms`,
    ]);
  });

  it('of one client is not that of another', async () => {
    const [one, two] = [countersign(client('one')), countersign(client('two'))];
    await one.oauth.userInfo();
    expect(service.last().headers.authorization).toBe('Bearer one');
    await two.oauth.userInfo();
    expect(service.last().headers.authorization).toBe('Bearer two');
  });
});
