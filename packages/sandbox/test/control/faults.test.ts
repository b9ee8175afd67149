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

  it('come from a gateway, too, which changes nothing', async () => {
    const { client, control } = newTenant();
    const once = { retry: false } as const;
    for (const body of ['json', 'html'] as const) {
      await control.setFaults({ operation: 'Envelopes_create', code: 503, body, times: 1 });
      const { response } = await envelopesCreate(client, { body: definition() }, once)
        .answer()
        .catch(({ status }) => ({ response: { status } }));
      expect(response.status).toBe(503);
      await envelopesCreate(client, { body: definition() }, once);
    }
    expect(await control.countFaults()).toEqual([1]);
  });

  it.each([
    [{ operation: 'Envelopes_create', code: 418 }, 'Envelopes_create has no answer for code=418'],
    [{ code: 418 }, 'no operation has an answer for code=418'],
    [{ operation: 'Envelopes_create', code: 500, body: 'html' }, 'only the answers of a gateway'],
  ] as const)('are refused where they are impossible: %j', async (rule, said) => {
    const { control } = newTenant();
    await expect(control.setFaults(rule)).rejects.toMatchObject({
      status: 400,
      where: 'body/faults',
      message: expect.stringContaining(said),
    });
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
