import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { assertion, call, grantJwt } from '../oauth/visitor.ts';
import { definition, startControlTest } from './harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

describe('the clock of a tenant', () => {
  it('stands still when it is frozen, and goes on when it is thawed', async () => {
    const { control } = newTenant();
    await control.freeze('2027-03-01T12:00:00Z');
    expect(await control.clock()).toEqual({ now: '2027-03-01T12:00:00.000Z', frozen: true });
    await control.advance({ hours: 1, minutes: 30 });
    expect(await control.clock()).toEqual({ now: '2027-03-01T13:30:00.000Z', frozen: true });
    const { now } = await control.thaw();
    expect(now).toBe('2027-03-01T13:30:00.000Z');
    expect((await control.clock()).frozen).toBe(false);
    await control.setClock(new Date('2026-01-01T00:00:00Z'));
    expect((await control.clock()).now).toMatch(/^2026-01-01T00:00/);
  });

  it('lets reminders and the end of an envelope come in their order', async () => {
    const { client, control } = newTenant();
    await control.freeze('2027-03-01T12:00:00Z');
    const notification: EnvelopeDefinition['notification'] = {
      useAccountDefaults: 'false',
      reminders: { reminderEnabled: 'true', reminderDelay: '2', reminderFrequency: '3' },
      expirations: { expireEnabled: 'true', expireAfter: '6', expireWarn: '1' },
    };
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: definition({ notification }),
    });
    await control.advance({ days: 3 });
    expect((await control.outbox({ reason: 'reminder' })).map(({ sentAt }) => sentAt)).toEqual([
      '2027-03-03T12:00:00.000Z',
    ]);
    await control.advance({ days: 4 });
    const sent = await control.outbox();
    const times = (reason: string) => [
      ...new Set(sent.filter((mail) => mail.reason === reason).map(({ sentAt }) => sentAt)),
    ];
    expect(times('reminder')).toEqual(['2027-03-03T12:00:00.000Z', '2027-03-06T12:00:00.000Z']);
    expect(times('expiry-warning')).toEqual(['2027-03-06T12:00:00.000Z']);
    expect(times('voided')).toEqual(['2027-03-07T12:00:00.000Z']);
    const { status } = await envelopesGet(client, { path: { envelopeId } });
    expect(status).toBe('voided');
  });

  it('ends access tokens', async () => {
    const { tenant, control } = newTenant();
    const headers = { 'x-countersign-tenant': tenant };
    const { body } = await grantJwt(sandbox, assertion(), headers);
    const info = () => call(sandbox, '/oauth/userinfo', body.access_token, headers);
    expect((await info()).status).toBe(200);
    await control.advance({ minutes: 59 });
    expect((await info()).status).toBe(200);
    await control.advance({ minutes: 2 });
    expect(await info()).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
  });

  it('does not take a time that is none, or none at all', async () => {
    const { control } = newTenant();
    await expect(control.setClock('tomorrow')).rejects.toMatchObject({ where: 'body/now' });
    await expect(control.advance({})).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('stays within the years that a time can be written in, for the sake of other tenants too', async () => {
    const { control } = newTenant();
    for (const time of ['+275760-09-13T00:00:00Z', '9999-12-31T23:59:59Z', '1969-12-31T23:59:59Z'])
      await expect(control.setClock(time)).rejects.toMatchObject({ where: 'body' });
    await expect(control.advance({ days: 3e6 })).rejects.toMatchObject({ where: 'body' });
    await control.setClock('8999-12-31T00:00:00Z');
    expect((await control.tenants()).length).toBeGreaterThan(0);
  });
});
