import { envelopesGet } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const envelopeId = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';

describe('what the control API says of a tenant', () => {
  it('lists the applications with their secrets and what was consented to', async () => {
    const { control } = newTenant();
    const integrations = await control.integrations();
    expect(integrations.map(({ name }) => name)).toEqual([
      'Harbour Lease Desk',
      'Quayside Archive',
    ]);
    expect(integrations[1]).toMatchObject({
      secret: 'quayside-secret',
      consented: false,
      redirectUris: expect.arrayContaining(['http://127.0.0.1:3000/callback']),
    });
    await control.seed({
      integrations: [
        {
          integrationKey: '0d9a4c1e-5b37-4f82-96ad-e1c7b3f50a28',
          name: 'Another',
          publicKeys: ['-----BEGIN PUBLIC KEY-----'],
        },
      ],
    });
    expect((await control.integrations())[0]).toEqual({
      integrationKey: '0d9a4c1e-5b37-4f82-96ad-e1c7b3f50a28',
      name: 'Another',
      publicKeys: ['-----BEGIN PUBLIC KEY-----'],
      consented: false,
      consents: [],
      tokens: [],
    });
  });

  it('describes the seed that it began with', async () => {
    const { control } = newTenant();
    const { file, planted, sections } = await control.describeSeed();
    expect(file).toBeUndefined();
    expect(planted).toMatchObject({ accounts: 4, integrations: 2 });
    expect(sections).toEqual(expect.arrayContaining(Object.keys(planted)));
  });

  it('lists the operations that faults can name', async () => {
    const { control } = newTenant();
    const operations = await control.operations();
    expect(operations).toContainEqual({
      operation: 'Envelopes_get',
      area: 'esign-v2.1',
      method: 'GET',
      path: '/v2.1/accounts/{accountId}/envelopes/{envelopeId}',
    });
    await control.setFaults(...operations.map(({ operation }) => ({ operation, code: 500 })));
  });

  it('counts the requests that each fault applied to, since it was set', async () => {
    const { client, control } = newTenant();
    const read = () => envelopesGet(client, { path: { envelopeId } }).catch(() => undefined);
    await control.setFaults(
      { operation: 'Envelopes_create', code: 500 },
      { operation: 'Envelopes_get', code: 429, times: 2 },
    );
    for (let left = 3; left > 0; left -= 1) await read();
    expect(await control.countFaults()).toEqual([0, 2]);
    await control.setFaults({ code: 503 });
    expect(await control.countFaults()).toEqual([0]);
    await control.clearFaults();
    expect(await control.countFaults()).toEqual([]);
  });
});
