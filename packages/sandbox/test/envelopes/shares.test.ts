import {
  envelopesCreateEnvelopesShares,
  envelopesDeleteEnvelopesShare,
  envelopesDeleteEnvelopesShares,
  envelopesGet,
  envelopesGetEnvelopesShare,
  envelopesGetEnvelopesShares,
  envelopesGetSharedEnvelopes,
  envelopesListStatusChanges,
  envelopesUpdate,
  envelopesUpdateEnvelopesShare,
  envelopesUpdateEnvelopesShares,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catchErrorCode, makeLease } from '../lease.ts';
import { ines, jonas, startPeople } from './access/people.ts';

let running: Awaited<ReturnType<typeof startPeople>>;
let sender: Client;
let viewer: Client;
let control: ReturnType<typeof running.people>['control'];
let envelopeId: string;

beforeAll(async () => {
  running = await startPeople();
});
afterAll(() => running.close());
beforeEach(async () => {
  ({ sender, viewer, control } = running.people());
  envelopeId = await makeLease(sender, { status: 'sent' });
});

const path = () => ({ path: { envelopeId } });
const shareWith = (agentUser: object, more = {}) =>
  envelopesCreateEnvelopesShares(sender, { ...path(), body: { shares: [{ agentUser, ...more }] } });
const read = () => catchErrorCode(envelopesGet(viewer, path()));
/** The other user voids the envelope. */
const voidAsViewer = () =>
  catchErrorCode(
    envelopesUpdate(viewer, { ...path(), body: { status: 'voided', voidedReason: 'Sold.' } }),
  );
async function listShared(query = {}) {
  return (await envelopesGetSharedEnvelopes(viewer, { query })).envelopes ?? [];
}

test('a share lets a user read one envelope, and puts it into the lists of the user', async () => {
  expect(await read()).toBe('USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT');
  expect(await listShared()).toEqual([]);
  const { shares = [] } = await shareWith({ userId: jonas }, { customMessage: 'Before Monday.' });
  expect(shares).toMatchObject([
    {
      envelopeId,
      permission: 'read',
      agentUser: { userId: jonas, email: 'jonas.weir@harbour.example' },
      senderInfo: { userId: ines },
    },
  ]);
  expect(await read()).toBe('none');
  expect((await listShared()).map((one) => one.envelopeId)).toEqual([envelopeId]);
  expect(await listShared({ status: 'completed' })).toEqual([]);
  const all = await envelopesListStatusChanges(viewer, { query: { from_date: '2020-01-01' } });
  expect((all.envelopes ?? []).map((one) => one.envelopeId)).toContain(envelopeId);
  const mails = await control.outbox();
  expect(JSON.stringify(mails)).toContain('Before Monday.');
});

test('only a share with the permission to manage lets the user change the envelope', async () => {
  const { shares: [share] = [] } = await shareWith({ email: 'Jonas.Weir@harbour.example' });
  expect(await voidAsViewer()).toBe('USER_NOT_ENVELOPE_SENDER');
  const shareId = share?.shareId ?? '';
  const changed = await envelopesUpdateEnvelopesShare(sender, {
    path: { envelopeId, shareId },
    body: { permission: 'manage' },
  });
  expect(changed).toMatchObject({ shareId, permission: 'manage' });
  expect(await voidAsViewer()).toBe('none');
});

test('the shares of an envelope are listed, changed and ended one by one or together', async () => {
  const { shares: [share] = [] } = await shareWith({ userId: jonas });
  const one = { path: { envelopeId, shareId: share?.shareId ?? '' } };
  expect(await envelopesGetEnvelopesShare(sender, one)).toEqual(share);
  const { shares } = await envelopesUpdateEnvelopesShares(sender, {
    ...path(),
    body: { shares: [{ agentUser: { userId: jonas }, permission: 'manage' }] },
  });
  expect(shares).toMatchObject([{ shareId: share?.shareId, permission: 'manage' }]);
  // A second share with the same user is the same one.
  expect((await shareWith({ userId: jonas })).shares).toMatchObject([{ shareId: share?.shareId }]);
  expect((await envelopesGetEnvelopesShares(sender, path())).shares).toHaveLength(1);
  await envelopesDeleteEnvelopesShare(sender, one);
  expect(await catchErrorCode(envelopesGetEnvelopesShare(sender, one))).toBe('RESOURCE_NOT_FOUND');
  expect(await read()).toBe('USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT');
  await shareWith({ userId: jonas });
  await envelopesDeleteEnvelopesShares(sender, {
    ...path(),
    body: { shares: [{ agentUser: { userId: jonas } }, { agentUser: { email: 'who@x.example' } }] },
  });
  expect((await envelopesGetEnvelopesShares(sender, path())).shares).toEqual([]);
  expect(await listShared()).toEqual([]);
});

test('a share with nobody, oneself or by somebody else is refused', async () => {
  const { shares: [nobody, own] = [] } = await envelopesCreateEnvelopesShares(sender, {
    ...path(),
    body: { shares: [{ agentUser: { email: 'who@x.example' } }, { agentUser: { userId: ines } }] },
  });
  expect(nobody?.errorDetails?.errorCode).toBe('INVALID_USERID');
  expect(own?.errorDetails?.errorCode).toBe('INVALID_USERID');
  expect(
    await catchErrorCode(envelopesCreateEnvelopesShares(sender, { ...path(), body: {} })),
  ).toBe('INVALID_REQUEST_BODY');
  await shareWith({ userId: jonas }, { permission: 'manage' });
  expect(await catchErrorCode(envelopesGetEnvelopesShares(viewer, path()))).toBe(
    'USER_NOT_ENVELOPE_SENDER',
  );
});
