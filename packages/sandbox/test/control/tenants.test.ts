import { envelopesCreate, envelopesGet, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { ControlError } from '../../src/control/client.ts';
import { startReceiver } from '../connect/receiver.ts';
import { definition, startControlTest } from './harness.ts';

const { sandbox, newTenant, control, close } = await startControlTest();
afterAll(close);

const rosa = {
  userId: '0b9d6e31-4c8f-4a72-9e15-2d7a8c5f3b60',
  userName: 'Rosa Blum',
  email: 'rosa.blum@harbour.example',
};

async function catchFailure(work: Promise<unknown>): Promise<Partial<ControlError>> {
  return work.then(
    () => ({}),
    (error: unknown) => (error instanceof ControlError ? error : {}),
  );
}

/** A list in YAML with the same alias nine times. */
function nine(alias: string): string {
  return `[${Array.from({ length: 9 }, () => `*${alias}`).join(', ')}]`;
}

/** Calls an address of the control API without a client. */
async function call(address: string, init: RequestInit = {}) {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/_countersign/control/v1${address}`, init),
  );
  return { status: response.status, body: await response.json() };
}

describe('tenants', () => {
  it('know nothing of each other', async () => {
    const [one, other] = [newTenant(), newTenant()];
    const { envelopeId = '' } = await envelopesCreate(one.client, { body: definition() });
    expect((await envelopesGet(one.client, { path: { envelopeId } })).status).toBe('sent');
    await expect(envelopesGet(other.client, { path: { envelopeId } })).rejects.toThrow();
  });

  it('are listed, made and taken away', async () => {
    const { control: any } = newTenant();
    await any.createTenant('short-lived');
    expect((await any.tenants()).map(({ name }) => name)).toContain('short-lived');
    await any.deleteTenant('short-lived');
    expect((await any.tenants()).map(({ name }) => name)).not.toContain('short-lived');
    expect(await catchFailure(any.createTenant('two words'))).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      where: 'path/tenant',
    });
  });

  it('begin again with a reset, with the clock and all that was asked for', async () => {
    const { client, control: own } = newTenant();
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    await own.freeze('2030-01-01T00:00:00Z');
    await own.setFaults({ operation: 'Envelopes_get', code: 500 });
    await own.reset();
    await expect(envelopesGet(client, { path: { envelopeId } })).rejects.toMatchObject({
      code: 'ENVELOPE_DOES_NOT_EXIST',
    });
    expect(await own.clock()).toMatchObject({ frozen: false });
    expect(await own.faults()).toEqual([]);
    expect(await own.outbox()).toEqual([]);
  });
});

describe('a seed', () => {
  it('is added to what is there', async () => {
    const { tenant, control: own } = newTenant();
    const token = {
      token: 'rosa',
      userId: rosa.userId,
      integrationKey: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
    };
    expect(await own.seed({ users: [rosa], tokens: [token] })).toEqual({ users: 1, tokens: 1 });
    const response = await sandbox.fetch('http://sandbox.test/oauth/userinfo', {
      headers: { authorization: 'Bearer rosa', 'x-countersign-tenant': tenant },
    });
    expect(await response.json()).toMatchObject({ name: 'Rosa Blum' });
  });

  it('is refused as a whole where anything in it is wrong', async () => {
    const { control: own } = newTenant();
    const wrong = await catchFailure(
      own.seed(
        `users:\n  - userId: rosa\n    userName: Rosa\n    email: rosa.blum@harbour.example\n`,
      ),
    );
    expect(wrong).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(wrong.message).toContain('body:2 /users/0/userId must be a GUID');
  });

  it('is refused where its aliases make far more of it than was sent', async () => {
    const { control: own } = newTenant();
    const lines = ['b', 'c', 'd', 'e'].map(
      (name, at) => `${name}: &${name} ${nine('abcd'.charAt(at))}`,
    );
    const wrong = await catchFailure(
      own.seed(['a: &a [x, x]', ...lines, `users: ${nine('e')}`].join('\n')),
    );
    expect(wrong).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });
});

describe('a snapshot', () => {
  it('is what can be gone back to, as often as one likes', async () => {
    const { client, control: own } = newTenant();
    await own.freeze('2027-03-01T12:00:00Z');
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    await own.takeSnapshot('sent');
    const status = async () => (await envelopesGet(client, { path: { envelopeId } })).status;
    for (const reason of ['Too dear', 'Too small']) {
      await own.advance({ days: 1 });
      await own.decline(envelopeId, '1', reason);
      expect(await status()).toBe('declined');
      await own.restoreSnapshot('sent');
      expect(await status()).toBe('sent');
      expect(await own.clock()).toMatchObject({ now: '2027-03-01T12:00:00.000Z', frozen: true });
    }
    expect((await own.snapshots()).map(({ name }) => name)).toEqual(['sent']);
    await own.deleteSnapshot('sent');
    expect(await catchFailure(own.restoreSnapshot('sent'))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      where: 'path/snapshot',
    });
  });

  it('does not hold up what is due, even if no request follows', async () => {
    const receiver = await startReceiver();
    const { client, control: own } = newTenant();
    const envelope = { ...definition(), status: 'created' } as const;
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: {
        ...envelope,
        eventNotification: {
          url: receiver.url,
          envelopeEvents: [{ envelopeEventStatusCode: 'sent' }],
        },
        workflow: { scheduledSending: { rules: [{ delay: '1.00:00:00' }] } },
      },
    });
    await own.freeze('2027-03-01T12:00:00Z');
    await envelopesUpdate(client, { path: { envelopeId }, body: { status: 'sent' } });
    await own.freeze('2027-03-02T11:59:59Z');
    await own.thaw();
    await own.takeSnapshot('waiting');
    await expect.poll(() => receiver.received).toHaveLength(1);
    await own.restoreSnapshot('waiting');
    await expect.poll(() => receiver.received).toHaveLength(2);
    await receiver.close();
  });
});

describe('the control API', () => {
  it('says that it is well', async () => {
    expect(await control('default').health()).toMatchObject({ status: 'ok' });
  });

  it('refuses pages of other origins, unknown addresses, methods and names', async () => {
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect(await call('/reset', foreign)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await call('/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await call('/reset')).toMatchObject({
      status: 405,
      body: {
        code: 'METHOD_NOT_ALLOWED',
        message: 'GET is not allowed for /reset. Allowed: POST.',
      },
    });
    const headers = { 'x-countersign-tenant': 'two words' };
    expect(await call('/clock', { headers })).toMatchObject({ status: 400 });
    const body = { method: 'PUT', headers: { 'content-type': 'application/json' } };
    expect(await call('/clock', { ...body, body: '{"frozen":"yes"}' })).toMatchObject({
      status: 400,
      body: { where: 'body/frozen' },
    });
    expect(await call('/clock', { ...body, body: '{' })).toMatchObject({
      status: 400,
      body: { where: 'body' },
    });
  });
});
