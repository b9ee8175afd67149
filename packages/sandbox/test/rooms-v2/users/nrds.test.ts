import { userSignaturesCreate, userSignaturesList } from '@countersign/client/esign-v2.1';
import { nrdsDeleteUserNrdsId, nrdsUpdateUserNrdsId } from '@countersign/client/rooms-v2';
import { afterAll, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { mara } from '../../harness.ts';
import { maraId, startUsersTest, tomasId } from './harness.ts';

const { openTenant, close } = await startUsersTest();
afterAll(close);

it('the number of a member is on the signatures of the user until it is deleted', async () => {
  const { client } = openTenant();
  const path = { userId: mara };
  await userSignaturesCreate(client, {
    path,
    body: { userSignatures: [{ signatureName: 'Mara L.', signatureInitials: 'ML' }] },
  });
  const readNumbers = async () => {
    const { userSignatures = [] } = await userSignaturesList(client, { path });
    return userSignatures.map(({ nrdsId, nrdsLastName, nrdsStatus }) =>
      [nrdsId, nrdsLastName, nrdsStatus].join(' '),
    );
  };
  const before = await readNumbers();
  expect(before.length).toBeGreaterThan(0);
  const body = { nrdsId: '26100412', nrdsLastName: 'Lind' };
  await nrdsUpdateUserNrdsId(client, { path: { userId: maraId }, body });
  expect(await readNumbers()).toEqual(before.map(() => '26100412 Lind Active'));
  await nrdsDeleteUserNrdsId(client, { path: { userId: maraId } });
  expect(await readNumbers()).toEqual(before);
});

it('a number that is not there cannot be deleted', async () => {
  const { client } = openTenant();
  await nrdsDeleteUserNrdsId(client, { path: { userId: tomasId } });
  for (const userId of [tomasId, 1])
    expect(await catchRefusal(nrdsDeleteUserNrdsId(client, { path: { userId } }))).toBe(
      '404 RESOURCE_NOT_FOUND',
    );
});

it.each(['1234567', '1234567890', '12345 678', ''])('%j is not a number', async (nrdsId) => {
  const { client } = openTenant();
  const call = nrdsUpdateUserNrdsId(client, { path: { userId: tomasId }, body: { nrdsId } });
  expect(await catchRefusal(call)).toBe('400 PROPERTY_VALIDATION_FAILURE');
});
