import { createHmac } from 'node:crypto';
import { connectConfigurationsCreate, envelopesCreate } from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startReceiver } from '../connect/receiver.ts';
import { definition, startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
const receiver = await startReceiver();
afterAll(async () => {
  await receiver.close();
  await close();
});

/** The key of the seed. */
const key = 'aGFyYm91ci1sZWFzaW5nLWV4YW1wbGUta2V5LW9ubHk=';
const keyId = '7b2e9f04-1c6d-4a85-93e0-d5f8a4b7c216';
const payload = '{"event":"envelope-sent","name":"Zoë/Berth"}';
const signed = (body: string | Buffer, secret: string | Buffer = key) =>
  createHmac('sha256', secret).update(body).digest('base64');
const signature = signed(payload);
const { control } = newTenant();

it('says which key created a signature', async () => {
  const found = await control.checkSignature({ payload, signature });
  expect(found).toMatchObject({ valid: true, finding: 'valid', keyId });
  expect(await control.checkSignature({ payload, signature, key })).toMatchObject({ keyId });
  const mine = { payload, signature: signed(payload, 'mine'), key: 'mine' };
  expect(await control.checkSignature(mine)).toMatchObject({ valid: true });
});

it.each([
  ['another key was expected', 'other-key', { key: 'mine' }],
  [
    'it is in hexadecimal',
    'signature-format',
    {
      signature: Buffer.from(signature, 'base64').toString('hex'),
    },
  ],
  ['it is cut', 'signature-format', { signature: signature.slice(0, 20) }],
  [
    'the key was decoded',
    'key-decoded',
    { signature: signed(payload, Buffer.from(key, 'base64')) },
  ],
  [
    'the key has a line break',
    'key-whitespace',
    { key: `${key}x\n`, signature: signed(payload, `${key}x`) },
  ],
  ['a line break was added', 'payload-whitespace', { payload: `${payload}\n` }],
  [
    'line breaks were changed',
    'payload-whitespace',
    {
      payload: 'a\nb\nc',
      signature: signed('a\r\nb\r\nc'),
    },
  ],
  [
    'it was read as Latin-1',
    'payload-encoding',
    {
      payload: Buffer.from(payload).toString('latin1'),
    },
  ],
  ['it is in Base64', 'payload-encoding', { payload: Buffer.from(payload).toString('base64') }],
  [
    'JSON was written again',
    'payload-rewritten',
    {
      payload: JSON.stringify(JSON.parse(payload), null, 4),
    },
  ],
  ['it is of something else', 'unknown', { payload: '{}' }],
])('says that %s', async (_, finding, change) => {
  const found = await control.checkSignature({ payload, signature, ...change });
  expect(found).toMatchObject({ valid: false, finding });
});

it('compares with the message that was sent with the signature', async () => {
  const world = newTenant();
  await connectConfigurationsCreate(world.client, {
    body: {
      name: 'Orders',
      urlToPublishTo: receiver.url,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      events: ['envelope-sent'],
      eventData: { version: 'restv2.1', format: 'json', includeData: [] },
      includeHMAC: 'true',
    },
  });
  await envelopesCreate(world.client, { body: definition() });
  const [{ deliveryId = '' } = {}] = await world.control.deliveries();
  const [arrived] = receiver.received;
  const sent = arrived?.body.toString() ?? '';
  const found = await world.control.checkSignature({
    payload: sent.replace('envelope-sent', 'envelope-lost'),
    signature: String(arrived?.headers['x-docusign-signature-1']),
  });
  expect(found).toMatchObject({
    finding: 'payload-changed',
    deliveryId,
    difference: {
      position: sent.indexOf('sent') + 1,
      sent: expect.stringMatching(/^sent"/),
      given: expect.stringMatching(/^lost"/),
    },
  });
});

it('says what a check needs', async () => {
  await expect(control.checkSignature({ payload, signature: '' })).rejects.toMatchObject({
    where: 'body/signature',
  });
});
