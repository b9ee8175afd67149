import {
  userSignaturesCreate,
  userSignaturesDelete,
  userSignaturesDeleteImage,
  userSignaturesGet,
  userSignaturesGetImage,
  userSignaturesList,
  userSignaturesUpdate,
  userSignaturesUpdateImage,
  userSignaturesUpdateList,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { accountId, mara } from '../../harness.ts';
import { listOutcomes, catchRefusal } from '../users/ask.ts';
import { gif } from '../users/gif.ts';

const { sandbox, newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const userId = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const path = { userId };
const head = (text: string) => `--edge\r\n${text}\r\n\r\n`;
const named = (signatureId: string) => ({ userId, signatureId });

it('the first signature is the default, until another one is, or it is closed or deleted', async () => {
  const { tenant } = newTenant();
  const client = createTestClient({ tenant, token: 'sandbox-sender' });
  const defaults = async () =>
    (await userSignaturesList(client, { path })).userSignatures?.map(
      ({ signatureName, isDefault }) => [signatureName, isDefault],
    );
  const { userSignatures: made = [] } = await userSignaturesCreate(client, {
    path,
    body: {
      userSignatures: [
        { signatureName: 'Ines Arcand', signatureInitials: 'IA', signatureFont: 'lucia_bt' },
        { signatureInitials: 'IA' },
        { signatureName: 'I. Arcand', imageBase64: 'bm8gZ2lm' },
        { signatureName: 'Ines', signatureInitials: 'I', signatureFont: 'mistral' },
      ],
    },
  });
  expect(listOutcomes(made)).toEqual([
    '-',
    'INVALID_REQUEST_PARAMETER',
    'INVALID_REQUEST_BODY',
    '-',
  ]);
  expect(await defaults()).toEqual([
    ['Ines Arcand', 'true'],
    ['Ines', 'false'],
  ]);
  // A signature is found by its name, too.
  const second = await userSignaturesUpdate(client, {
    path: named('Ines'),
    body: { isDefault: 'true', signatureInitials: 'In' },
  });
  expect(second).toMatchObject({ signatureInitials: 'In', signatureFont: 'mistral' });
  expect(await defaults()).toEqual([
    ['Ines Arcand', 'false'],
    ['Ines', 'true'],
  ]);
  const closed = await userSignaturesUpdate(client, {
    path: named('Ines'),
    query: { close_existing_signature: 'true' },
    body: {},
  });
  expect(closed).toMatchObject({ status: 'closed', isDefault: 'false' });
  await userSignaturesDelete(client, { path: named('Ines Arcand') });
  expect(await defaults()).toEqual([['Ines', 'false']]);
  expect(await catchRefusal(userSignaturesGet(client, { path: named('Ines Arcand') }))).toBe(
    '404 RESOURCE_NOT_FOUND',
  );
});

it('an image may go along as a part of its own, by the name of its signature', async () => {
  const { tenant } = newTenant();
  const json = JSON.stringify({ userSignatures: [{ signatureName: 'Mara' }] });
  const body = Buffer.concat([
    Buffer.from(`${head('Content-Type: application/json')}${json}\r\n`),
    Buffer.from(head('Content-Type: image/gif\r\nContent-Disposition: file; filename="Mara"')),
    Buffer.from(await gif(50).bytes()),
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  const place = `http://sandbox.test/restapi/v2.1/accounts/${accountId}/users/${mara}/signatures`;
  const headers = {
    authorization: 'Bearer sandbox',
    'x-countersign-tenant': tenant,
    'content-type': 'multipart/form-data; boundary=edge',
  };
  const answer = await sandbox.fetch(new Request(place, { method: 'POST', headers, body }));
  expect(answer.status).toBe(201);
  const image = await userSignaturesGetImage(createTestClient({ tenant }), {
    path: { userId: mara, signatureId: 'Mara', imageType: 'signature_image' },
  });
  expect(await new Response(image).bytes()).toEqual(await gif(50).bytes());
});

it('images of signature and initials are kept apart, byte for byte', async () => {
  const { client } = newTenant();
  const signatureId = '4c9b2e7f-6d13-4a85-9f0e-b8d7c5a3e162';
  const of = (imageType: 'signature_image' | 'initials_image') => ({
    path: { userId: mara, signatureId, imageType },
  });
  await userSignaturesUpdateImage(client, { ...of('signature_image'), body: gif(300) });
  const image = await userSignaturesGetImage(client, of('signature_image'));
  expect(await new Response(image).bytes()).toEqual(await gif(300).bytes());
  const left = await userSignaturesDeleteImage(client, of('signature_image'));
  expect(left.signatureImageUri).toBeUndefined();
  expect(left.initialsImageUri).toContain('/initials_image');
  expect(await catchRefusal(userSignaturesGetImage(client, of('signature_image')))).toBe(
    '404 RESOURCE_NOT_FOUND',
  );
});

it('administrators make and see the signatures of others, and change only their own', async () => {
  const { client, tenant } = newTenant();
  const body = { userSignatures: [{ signatureName: 'Ines Arcand' }] };
  const { userSignatures: made = [] } = await userSignaturesCreate(client, { path, body });
  const signatureId = made[0]?.signatureId ?? '';
  expect((await userSignaturesGet(client, { path: named(signatureId) })).isDefault).toBe('true');
  for (const call of [
    () => userSignaturesUpdateList(client, { path, body }),
    () => userSignaturesUpdate(client, { path: named(signatureId), body: {} }),
    () => userSignaturesDelete(client, { path: named(signatureId) }),
  ])
    expect(await catchRefusal(call())).toBe('400 USER_LACKS_PERMISSIONS');
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  expect(await catchRefusal(userSignaturesList(sender, { path: { userId: mara } }))).toBe(
    '400 USER_LACKS_PERMISSIONS',
  );
});
