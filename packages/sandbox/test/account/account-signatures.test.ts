import {
  accountSignaturesCreateAccountSignatures,
  accountSignaturesDeleteAccountSignature,
  accountSignaturesDeleteAccountSignatureImage,
  accountSignaturesGetAccountSignature,
  accountSignaturesGetAccountSignatureImage,
  accountSignaturesGetAccountSignatures,
  accountSignaturesUpdateAccountSignature,
  accountSignaturesUpdateAccountSignatureById,
  userSignaturesList,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import type { AccountSignature } from '@countersign/types/esign-v2.1';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catchErrorCode } from '../lease.ts';
import { ines, startPeople } from '../envelopes/access/people.ts';
import { makeLease, signHere } from '../envelopes/views/lease.ts';
import { createVisitor, findFieldName } from '../envelopes/views/visitor.ts';

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let running: Awaited<ReturnType<typeof startPeople>>;
let admin: Client;
let sender: Client;
let viewer: Client;
let control: ReturnType<typeof running.people>['control'];

beforeAll(async () => {
  running = await startPeople();
});
afterAll(() => running.close());
beforeEach(() => void ({ admin, sender, viewer, control } = running.people()));

async function create(more: AccountSignature = {}): Promise<AccountSignature> {
  const { accountSignatures: [created] = [] } = await accountSignaturesCreateAccountSignatures(
    admin,
    {
      body: {
        accountSignatures: [
          {
            signatureName: 'Harbour Leasing GmbH',
            signatureInitials: 'HLG',
            signatureUsers: [{ userId: ines, isDefault: 'true' }],
            imageBase64: gif,
            ...more,
          },
        ],
      },
    },
  );
  return created ?? {};
}
const namesFor = async (client: Client) =>
  ((await accountSignaturesGetAccountSignatures(client)).accountSignatures ?? []).map(
    ({ signatureName }) => signatureName,
  );

test('a signature of the account is for those who are named, with their rights', async () => {
  const { signatureId = '' } = await create();
  const path = { signatureId };
  expect(await accountSignaturesGetAccountSignature(sender, { path })).toMatchObject({
    signatureName: 'Harbour Leasing GmbH',
    signatureRights: 'read',
    signatureUsers: [{ userId: ines, userName: 'Ines Arcand', rights: 'read_only' }],
  });
  expect(await namesFor(viewer)).toEqual([]);
  expect(await namesFor(admin)).toContain('Harbour Leasing GmbH');
  expect(await catchErrorCode(accountSignaturesGetAccountSignature(viewer, { path }))).toBe(
    'RESOURCE_NOT_FOUND',
  );
  const rename = (client: Client) =>
    accountSignaturesUpdateAccountSignatureById(client, {
      path,
      body: { signatureName: 'Harbour' },
    });
  expect(await catchErrorCode(rename(sender))).toBe('USER_NOT_ACCOUNT_ADMIN');
  expect(await rename(admin)).toMatchObject({ signatureName: 'Harbour', signatureInitials: 'HLG' });
});

test('its image is downloaded and deleted, and it is gone after that', async () => {
  const { signatureId = '' } = await create();
  const path = { signatureId, imageType: 'signature_image' as const };
  const image = await accountSignaturesGetAccountSignatureImage(sender, { path });
  expect(Buffer.from(await image.arrayBuffer()).toString('base64')).toBe(gif);
  await accountSignaturesDeleteAccountSignatureImage(admin, { path });
  expect(await catchErrorCode(accountSignaturesGetAccountSignatureImage(sender, { path }))).toBe(
    'RESOURCE_NOT_FOUND',
  );
  await accountSignaturesDeleteAccountSignature(admin, { path: { signatureId } });
  expect(await namesFor(sender)).toEqual([]);
});

test('a member signs with the signature of the account, and keeps the own one', async () => {
  await create();
  const who = { recipientId: '1', name: 'Ines Arcand', email: 'ines.arcand@harbour.example' };
  const envelopeId = await makeLease(admin, { signers: [{ ...who, tabs: signHere }] });
  const { go, press } = createVisitor(running.sandbox);
  const [mail] = await control.outbox({ to: who.email });
  const page = await go(mail?.link ?? '');
  expect(page.html).toContain('value="Harbour Leasing GmbH"');
  await press(page, 'finish', {
    [findFieldName(page, 'Signature')]: 'true',
    'signature-name': 'Harbour Leasing GmbH',
  });
  const { userSignatures = [] } = await userSignaturesList(sender, { path: { userId: ines } });
  expect(userSignatures.map(({ signatureName }) => signatureName)).not.toContain(
    'Harbour Leasing GmbH',
  );
  expect(envelopeId).not.toBe('');
});

test('a member has one default, and unknown people are refused one by one', async () => {
  const first = await create();
  await create({ signatureName: 'Harbour Charter' });
  const path = { signatureId: first.signatureId ?? '' };
  const { signatureUsers } = await accountSignaturesGetAccountSignature(admin, { path });
  expect(signatureUsers).toMatchObject([{ isDefault: 'false' }]);
  const { accountSignatures } = await accountSignaturesUpdateAccountSignature(admin, {
    body: {
      accountSignatures: [
        {
          signatureId: first.signatureId ?? '',
          signatureUsers: [{ userId: first.signatureId ?? '' }],
        },
        { signatureId: first.signatureId ?? '', signatureGroups: [{ groupId: '999999' }] },
      ],
    },
  });
  expect(accountSignatures?.map(({ errorDetails }) => errorDetails?.errorCode)).toEqual([
    'INVALID_USERID',
    'INVALID_REQUEST_PARAMETER',
  ]);
  expect(await create({ signatureName: '' })).toHaveProperty(
    'errorDetails.errorCode',
    'INVALID_REQUEST_PARAMETER',
  );
});
