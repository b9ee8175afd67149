import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { definition, startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const notification: EnvelopeDefinition['notification'] = {
  useAccountDefaults: 'false',
  reminders: { reminderEnabled: 'true', reminderDelay: '2', reminderFrequency: '10' },
  expirations: { expireEnabled: 'true', expireAfter: '6', expireWarn: '1' },
};

describe('the schedule of a tenant', () => {
  it('says what happens when, and to which envelope', async () => {
    const { client, control } = newTenant();
    await control.freeze('2020-03-01T12:00:00Z');
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: definition({ notification }),
    });
    const { items, total } = await control.schedule();
    expect(items.slice(0, 3)).toEqual([
      {
        kind: 'envelope-reminder',
        title: 'Recipients get a reminder',
        dueAt: '2020-03-03T12:00:00.000Z',
        key: envelopeId,
        envelopeId,
        subject: 'Lease of berth 12',
      },
      expect.objectContaining({
        kind: 'envelope-expiry-warning',
        dueAt: '2020-03-06T12:00:00.000Z',
      }),
      expect.objectContaining({ kind: 'envelope-expiry', dueAt: '2020-03-07T12:00:00.000Z' }),
    ]);
    expect(total).toBeGreaterThanOrEqual(3);
    expect(await control.schedule({ limit: 1 })).toEqual({ items: items.slice(0, 1), total });
  });

  it('has nothing of the seed that comes due with the years, since each start would do it', async () => {
    const { control } = newTenant();
    await control.freeze('2020-03-01T12:00:00Z');
    const { items } = await control.schedule();
    expect(items.length).toBeGreaterThan(2);
    expect(items.filter(({ dueAt }) => dueAt < '2100')).toEqual([]);
  });

  it('is followed from one thing to the next', async () => {
    const { client, control } = newTenant();
    await control.freeze('2020-03-01T12:00:00Z');
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: definition({ notification }),
    });
    const status = async () => (await envelopesGet(client, { path: { envelopeId } })).status;
    expect(await control.advanceToNext()).toEqual({
      now: '2020-03-03T12:00:00.000Z',
      frozen: true,
      done: 1,
    });
    expect((await control.outbox({ reason: 'reminder' })).length).toBe(1);
    await control.advanceToNext();
    expect(await status()).toBe('sent');
    expect((await control.advanceToNext()).now).toBe('2020-03-07T12:00:00.000Z');
    expect(await status()).toBe('voided');
  });

  it('leaves the clock alone when nothing is due', async () => {
    const { control } = newTenant();
    for (let left = (await control.schedule()).total; left > 0; left -= 1)
      await control.advanceToNext();
    while ((await control.advanceToNext()).done !== 0);
    expect(await control.schedule()).toEqual({ items: [], total: 0 });
    await control.freeze();
    const { now } = await control.clock();
    expect(await control.advanceToNext()).toEqual({ now, frozen: true, done: 0 });
  });

  it('rejects a limit that is none', async () => {
    const { control } = newTenant();
    await expect(control.schedule({ limit: 0 })).rejects.toMatchObject({ where: 'query/limit' });
  });
});
