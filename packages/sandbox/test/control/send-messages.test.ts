import { verify } from '@countersign/connect';
import {
  connectConfigurationsCreate,
  envelopesCreate,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../connect/receiver.ts';
import { definition, startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
let receiver: Receiver;
let other: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  other = await startReceiver();
});
afterEach(() => Promise.all([receiver.close(), other.close()]));
afterAll(close);

const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
/** The key of the seed. */
const secret = 'aGFyYm91ci1sZWFzaW5nLWV4YW1wbGUta2V5LW9ubHk=';

/** A tenant with a configuration that sends signed JSON to the receiver. */
async function configure(more: { allowEnvelopePublish?: 'false'; acknowledged?: 'true' } = {}) {
  const world = newTenant();
  const { allowEnvelopePublish = 'true', acknowledged = 'false' } = more;
  const { connectId = '' } = await connectConfigurationsCreate(world.client, {
    body: {
      name: 'Orders',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish,
      allUsers: 'true',
      events: ['envelope-sent', 'envelope-voided'],
      eventData: { version: 'restv2.1', format: 'json', includeData: ['recipients'] },
      includeHMAC: 'true',
      requiresAcknowledgement: acknowledged,
      userName: 'harbour',
      password: 'very-secret',
    },
  });
  return { ...world, connectId };
}

describe('a message', () => {
  it('is shown with its payload, and with what was sent and received', async () => {
    const { client, control, connectId } = await configure();
    receiver.answer(202, { 'x-receiver': 'harbour' });
    await envelopesCreate(client, { body: definition() });
    const [{ deliveryId = '' } = {}] = await control.deliveries({ connectId });
    const shown = await control.delivery(deliveryId);
    const [arrived] = receiver.received;
    expect(shown.payload).toBe(arrived?.body.toString());
    expect(shown).toMatchObject({
      state: 'sent',
      cause: 'event',
      name: 'Orders',
      history: [
        {
          url: receiver.url,
          headers: {
            'X-DocuSign-Signature-1': arrived?.headers['x-docusign-signature-1'],
            authorization: 'Basic ****',
          },
          response: { status: 202, headers: { 'x-receiver': 'harbour' }, body: '' },
        },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain('very-secret');
    expect(await control.deliveries({ connectId: 'none' })).toEqual([]);
    expect(await control.deliveries({ event: 'envelope-voided' })).toEqual([]);
    await expect(newTenant().control.delivery(deliveryId)).rejects.toMatchObject({
      where: 'path/deliveryId',
    });
  });

  it('that was not accepted is tried again, before its next try', async () => {
    const { client, control } = await configure({ acknowledged: 'true' });
    receiver.answer(503);
    await envelopesCreate(client, { body: definition() });
    const [{ deliveryId = '' } = {}] = await control.deliveries();
    const { nextTryAt = '', state } = await control.delivery(deliveryId);
    expect(state).toBe('retrying');
    expect(Date.parse(nextTryAt)).toBeGreaterThan(Date.parse((await control.clock()).now));
    receiver.answer(200);
    expect((await control.sendDelivery(deliveryId)).deliveryId).toBe(deliveryId);
    const after = await control.delivery(deliveryId);
    expect(after).toMatchObject({ state: 'sent', tries: 2 });
    expect(after.nextTryAt).toBeUndefined();
    expect(after.history.map(({ response }) => response?.status)).toEqual([503, 200]);
    expect(JSON.parse(after.payload)).toMatchObject({ retryCount: 1 });
  });

  it('goes to another URL as a copy, which is signed and tried once', async () => {
    const { client, control } = await configure({ acknowledged: 'true' });
    await envelopesCreate(client, { body: definition() });
    const [{ deliveryId: original = '' } = {}] = await control.deliveries();
    other.answer(500);
    const { deliveryId } = await control.sendDelivery(original, other.url);
    expect(await control.delivery(deliveryId)).toMatchObject({
      url: other.url,
      cause: 'again',
      copyOf: original,
      state: 'failed',
      tries: 1,
    });
    const [copy] = other.received;
    expect(copy?.body).toEqual(receiver.received[0]?.body);
    expect(await verify(copy?.body ?? '', copy?.headers ?? {}, [secret])).toMatchObject({
      verified: true,
    });
    expect(receiver.received).toHaveLength(1);
    expect(await control.delivery(original)).toMatchObject({ state: 'sent', tries: 1 });
  });

  it('goes only to hosts that are allowed, and to URLs', async () => {
    const { client, control } = await configure();
    await envelopesCreate(client, { body: definition() });
    const [{ deliveryId: original = '' } = {}] = await control.deliveries();
    const { deliveryId } = await control.sendDelivery(original, 'http://192.0.2.7/');
    expect((await control.delivery(deliveryId)).problem).toContain('--allow-hosts 192.0.2.7');
    await expect(control.sendDelivery(original, 'ftp://127.0.0.1/')).rejects.toMatchObject({
      status: 400,
      where: 'body/url',
    });
  });
});

describe('a test message', () => {
  it('has the data of the newest envelope, also if the configuration is off', async () => {
    const { client, control, connectId } = await configure({ allowEnvelopePublish: 'false' });
    const { envelopeId } = await envelopesCreate(client, { body: definition() });
    const test = { accountId, connectId, event: 'recipient-completed' };
    const { deliveryId } = await control.sendTestMessage(test);
    expect(await control.delivery(deliveryId)).toMatchObject({ cause: 'test', state: 'sent' });
    const [arrived] = receiver.received;
    expect(JSON.parse(arrived?.body.toString() ?? '')).toMatchObject({
      event: 'recipient-completed',
      configurationId: Number(connectId),
      data: { envelopeId, recipientId: expect.any(String) },
    });
    expect(arrived?.headers['x-docusign-signature-1']).toBeDefined();
  });

  it('has the data of a chosen envelope, which is not changed by it', async () => {
    const { client, control, connectId } = await configure();
    const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
    await envelopesCreate(client, { body: definition({ status: 'created' }) });
    const test = { accountId, connectId, event: 'envelope-voided', envelopeId };
    await control.sendTestMessage(test);
    await control.deliveries();
    expect(receiver.received.map(({ event }) => event.event)).toEqual([
      'envelope-sent',
      'envelope-voided',
    ]);
    await envelopesUpdate(client, {
      path: { envelopeId },
      body: { status: 'voided', voidedReason: 'Sold' },
    });
  });

  it('says what is missing', async () => {
    const { control, connectId } = await configure();
    const event = 'envelope-sent';
    await expect(
      control.sendTestMessage({ accountId, connectId: '1', event }),
    ).rejects.toMatchObject({ message: expect.stringContaining('has a configuration 1') });
    await expect(
      control.sendTestMessage({ accountId, connectId, event: 'envelope-lost' }),
    ).rejects.toMatchObject({ message: expect.stringContaining('envelope-lost') });
  });
});
