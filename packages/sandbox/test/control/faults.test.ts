import { accountsGet, envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { definition, startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

describe('faults', () => {
  it('meet requests of their tenant only, as often as they say', async () => {
    const [{ client, control }, other] = [newTenant(), newTenant()];
    await control.setFaults({ operation: 'Accounts_get', code: 500, after: 1, times: 1 });
    await accountsGet(client);
    await accountsGet(other.client);
    await expect(accountsGet(client)).rejects.toMatchObject({ status: 500 });
    await accountsGet(client);
    await control.clearFaults();
    expect(await control.faults()).toEqual([]);
  });

  it('are refused where they name what there is not', async () => {
    const { control } = newTenant();
    await expect(control.setFaults({ operation: 'Accounts_got', code: 500 })).rejects.toMatchObject(
      {
        status: 400,
        where: 'body/faults',
        message: expect.stringContaining('Accounts_get'),
      },
    );
  });
});

describe('limits', () => {
  it('count the calls of an account, by the clock of the tenant', async () => {
    const { client, control } = newTenant();
    await control.freeze('2027-03-01T12:00:00Z');
    await control.setLimits({ rate: { limit: 2, seconds: 3600 } });
    await accountsGet(client);
    await accountsGet(client);
    await expect(accountsGet(client)).rejects.toMatchObject({
      status: 429,
      code: 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED',
    });
    await control.advance({ hours: 1 });
    await accountsGet(client);
    await control.setLimits({ burst: { limit: 0, seconds: 30 } });
    await expect(accountsGet(client)).rejects.toMatchObject({
      code: 'BURST_APIINVOCATION_LIMIT_EXCEEDED',
    });
    await control.clearLimits();
    await accountsGet(client);
  });

  it('keep callers from polling an envelope', async () => {
    const { client, control } = newTenant();
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    const poll = () => envelopesGet(client, { path: { envelopeId } });
    await control.setLimits({ polling: { limit: 1, seconds: 3600 } });
    await poll();
    await expect(poll()).rejects.toMatchObject({ code: 'HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED' });
    await control.setLimits({ polling: { limit: 0, seconds: 30 } });
    await expect(poll()).rejects.toMatchObject({ code: 'BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED' });
    await accountsGet(client);
  });
});
