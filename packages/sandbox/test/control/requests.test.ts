import { accountsGet, envelopesGet } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const nowhere = { envelopeId: '00000000-0000-0000-0000-000000000000' };

describe('the requests of a tenant', () => {
  it('are remembered with what came of them', async () => {
    const [{ client, control }, other] = [newTenant(), newTenant()];
    await accountsGet(client);
    await accountsGet(other.client);
    await expect(envelopesGet(client, { path: nowhere })).rejects.toThrow();
    expect(await control.requests()).toMatchObject([
      { operation: 'Accounts_get', method: 'GET', status: 200 },
      { operation: 'Envelopes_get', status: 404, problem: expect.any(String) },
    ]);
    expect(await control.requests({ status: '4xx' })).toHaveLength(1);
    expect(await control.requests({ path: nowhere.envelopeId })).toHaveLength(1);
    await control.clearRequests();
    expect(await control.requests()).toEqual([]);
  });

  it('are held to what a test expects of them', async () => {
    const { client, control } = newTenant();
    await accountsGet(client);
    await accountsGet(client);
    expect(await control.assertRequests({ operation: 'Accounts_get', times: 2 })).toHaveLength(2);
    await control.assertRequests({ operation: 'Envelopes_create', times: 0 });
    await expect(control.assertRequests({ operation: 'Envelopes_create' })).rejects.toMatchObject({
      status: 409,
      code: 'ASSERTION_FAILED',
      message: expect.stringContaining('but found 0'),
    });
    await expect(
      control.assertRequests({ operation: 'Accounts_get', atMost: 1 }),
    ).rejects.toMatchObject({ message: expect.stringContaining('2 times Accounts_get (200)') });
  });
});
