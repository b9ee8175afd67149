import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recipients } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  envelopeRecipientsDelete,
  envelopeRecipientsList,
  envelopeRecipientsUpdate,
  envelopesUpdate,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import { startControlTest } from '../control/harness.ts';
import { catchErrorCode, makeLease } from '../lease.ts';

let running: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  running = await startControlTest();
});
afterAll(() => running.close());

const agent = { recipientId: '1', name: 'Jonas Brandt', email: 'jonas.brandt@seabird.example' };
const ines = { name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' };

const make = (client: Client, recipients: Recipients) =>
  makeLease(client, { status: 'sent', recipients });

async function statuses(client: Client, envelopeId: string): Promise<(string | undefined)[]> {
  const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
  return signers.map(({ status }) => status);
}

test('an agent cannot finish before it is known who comes next', async () => {
  const { client, control } = running.newTenant();
  const envelopeId = await make(client, {
    agents: [agent],
    signers: [{ recipientId: '2', routingOrder: '2', roleName: 'Tenant' }],
  });
  const path = { envelopeId };
  await expect(control.sign(envelopeId, '1')).rejects.toThrow(/Recipient 2 .* is next/);
  const withoutAgent = envelopeRecipientsDelete(client, { path: { ...path, recipientId: '1' } });
  expect(await catchErrorCode(withoutAgent)).toBe('ENVELOPE_IS_INCOMPLETE');
  expect(await statuses(client, envelopeId)).toEqual(['created']);
  await envelopeRecipientsUpdate(client, {
    path,
    body: { signers: [{ recipientId: '2', ...ines }] },
  });
  await control.sign(envelopeId, '1');
  expect(await statuses(client, envelopeId)).toEqual(['sent']);
  expect(await control.sign(envelopeId, '2')).toMatchObject({ envelopeStatus: 'completed' });
});

test('an intermediary says who else has the turn; until then nobody is invited', async () => {
  const { client, control } = running.newTenant();
  const envelopeId = await make(client, {
    intermediaries: [agent],
    signers: [{ recipientId: '2', roleName: 'Tenant' }],
  });
  expect(await statuses(client, envelopeId)).toEqual(['created']);
  await envelopeRecipientsUpdate(client, {
    path: { envelopeId },
    body: { signers: [{ recipientId: '2', ...ines }] },
  });
  expect(await statuses(client, envelopeId)).toEqual(['sent']);
  await control.sign(envelopeId, '1');
  expect(await control.sign(envelopeId, '2')).toMatchObject({ envelopeStatus: 'completed' });
});

test('an intermediary does not name itself', async () => {
  const { client } = running.newTenant();
  const nobody = make(client, { intermediaries: [{ recipientId: '1' }] });
  expect(await catchErrorCode(nobody)).toBe('ENVELOPE_IS_INCOMPLETE');
});

test('a witness and a brand must be of something that is there', async () => {
  const { client } = running.newTenant();
  const witnesses = [{ recipientId: '3', name: 'Tove Dahl', email: 'tove.dahl@seabird.example' }];
  const watched = (witnessFor: string) =>
    make(client, {
      signers: [{ recipientId: '2', ...ines }],
      witnesses: witnesses.map((one) => ({ ...one, witnessFor })),
    });
  expect(await catchErrorCode(watched('9'))).toBe('ENVELOPE_IS_INCOMPLETE');
  expect(await catchErrorCode(watched('2'))).toBe('none');
  const branded = (brandId: string) => catchErrorCode(makeLease(client, { brandId }));
  expect(await branded('00000000-0000-4000-8000-000000000000')).toBe('INVALID_REQUEST_PARAMETER');
  expect(await branded('b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15')).toBe('none');
});

test('who may no longer send cannot send a draft either', async () => {
  const { client, tenant } = running.newTenant();
  const sender = running.client({ token: 'sandbox-sender', tenant });
  const envelopeId = await makeLease(sender);
  const userId = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
  await usersUpdateSettings(client, { path: { userId }, body: { canSendEnvelope: 'false' } });
  const send = (by: Client) =>
    catchErrorCode(envelopesUpdate(by, { path: { envelopeId }, body: { status: 'sent' } }));
  expect(await send(sender)).toBe('USER_LACKS_PERMISSIONS');
  expect(await send(client)).toBe('none');
});

test.each([
  [{ name: 'Ines Valdivia' }, 'email of recipient 2'],
  [{ email: 'ines.valdivia@seabird.example' }, 'name of recipient 2'],
  [{ roleName: 'Tenant' }, 'name and email of recipient 2'],
])('who is sent an envelope with only %j lacks the %s', async (signer, missing) => {
  const { client } = running.newTenant();
  const nobody = make(client, { signers: [{ recipientId: '2', ...signer }] });
  await expect(nobody).rejects.toMatchObject({
    message: expect.stringContaining(`Missing: ${missing}.`),
  });
});

test('an in-person signer without a host lacks the hostEmail', async () => {
  const { client } = running.newTenant();
  const host = { recipientId: '2', signerName: 'Ines Valdivia', hostName: 'Tove Dahl' };
  await expect(make(client, { inPersonSigners: [host] })).rejects.toMatchObject({
    message: expect.stringContaining('Missing: hostEmail of recipient 2.'),
  });
});
