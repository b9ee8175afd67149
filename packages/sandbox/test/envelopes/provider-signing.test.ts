import {
  documentResponsiveHtmlGetDocumentResponsiveHtml,
  envelopeApplianceGetApplianceInfo,
  envelopeRecipientsCreateRecipientManualReviewView,
  envelopesGet,
  envelopeViewsCreateCorrect,
  envelopeViewsDeleteEnvelopeCorrectView,
  responsiveHtmlGetResponsiveHtml,
  signatureCompleteSignHash,
  signatureGetUserInfo,
  signatureHealthCheck,
  signatureSignHashSessionInfo,
  signatureUpdateTransaction,
  tabsBlobGetTabsBlob,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catchErrorCode } from '../lease.ts';
import { startPeople } from './access/people.ts';
import { makeLease, signHere } from './views/lease.ts';
import { createVisitor } from './views/visitor.ts';

let running: Awaited<ReturnType<typeof startPeople>>;
let admin: Client;
let sender: Client;

beforeAll(async () => {
  running = await startPeople();
});
afterAll(() => running.close());
beforeEach(() => void ({ admin, sender } = running.people()));

const who = { recipientId: '1', name: 'Ines Arcand', email: 'ines.arcand@harbour.example' };
const send = () => makeLease(admin, { signers: [{ ...who, tabs: signHere }] });

test('a provider reads what to sign, signs it, and the envelope is completed', async () => {
  expect(await catchErrorCode(signatureGetUserInfo(sender))).toBe('RESOURCE_NOT_FOUND');
  const envelopeId = await send();
  expect(await signatureGetUserInfo(sender)).toMatchObject({
    envelopeId,
    user: { displayName: 'Ines Arcand', email: who.email },
    sender: { companyName: 'Harbour Leasing' },
  });
  const session = await signatureSignHashSessionInfo(sender, { body: { returnFormat: 'CMS' } });
  expect(session).toMatchObject({
    remainingSignatureRequests: 1,
    documents: [{ documentId: '1', name: 'Lease', format: 'hash', signatureType: 'CMS' }],
  });
  expect(Buffer.from(session.documents?.[0]?.data ?? '', 'base64')).toHaveLength(32);
  await signatureHealthCheck(sender, { body: { status: 'UP' } });
  expect(await signatureUpdateTransaction(sender, { body: { state: 'completed' } })).toHaveProperty(
    'redirectionUrl',
  );
  expect(
    await signatureCompleteSignHash(sender, {
      body: { documentUpdateInfos: [{ documentId: '1', data: 'MIIB' }] },
    }),
  ).toMatchObject({ remainingSignatureRequests: '0', documents: [] });
  expect(await envelopesGet(admin, { path: { envelopeId } })).toMatchObject({
    status: 'completed',
  });
});

test('what a signing page displays is told, with the pages and the recipients', async () => {
  const envelopeId = await send();
  const path = { envelopeId };
  expect(await envelopeApplianceGetApplianceInfo(admin, { path })).toMatchObject({
    envelope: { envelopeId, status: 'sent' },
    documents: [{ documentId: '1', pages: 2 }],
    pages: [
      { pageNo: 1, isFirstPage: true },
      { pageNo: 2, isFirstPage: false },
    ],
    recipients: [{ recipientId: '1', fullName: 'Ines Arcand', signed: false }],
  });
  expect((await responsiveHtmlGetResponsiveHtml(admin, { path })).htmlDefinitions).toEqual([]);
  const { htmlDefinitions } = await documentResponsiveHtmlGetDocumentResponsiveHtml(admin, {
    path: { envelopeId, documentId: '1' },
  });
  expect(htmlDefinitions).toEqual([]);
  expect(await catchErrorCode(tabsBlobGetTabsBlob(admin, { path }))).toBe('none');
});

test('the page for correcting is taken back, and the envelope goes on', async () => {
  const { go } = createVisitor(running.sandbox);
  const envelopeId = await send();
  const path = { envelopeId };
  const { url: first = '' } = await envelopeViewsCreateCorrect(admin, { path, body: {} });
  await envelopeViewsDeleteEnvelopeCorrectView(admin, { path, body: { viewUrl: first } });
  expect((await go(first)).html).toContain('This address no longer works');
  const { url: second = '' } = await envelopeViewsCreateCorrect(admin, { path, body: {} });
  await go(second);
  expect(await envelopesGet(admin, { path })).toMatchObject({ status: 'correct' });
  await envelopeViewsDeleteEnvelopeCorrectView(admin, { path, body: {} });
  expect(await envelopesGet(admin, { path })).toMatchObject({ status: 'sent' });
});

test('the page for reviewing an identity says where there is nothing to review', async () => {
  const { go } = createVisitor(running.sandbox);
  const envelopeId = await send();
  const { url = '' } = await envelopeRecipientsCreateRecipientManualReviewView(admin, {
    path: { envelopeId, recipientId: '1' },
  });
  expect((await go(url)).html).toContain('There is nothing to review');
  expect(
    await catchErrorCode(
      envelopeRecipientsCreateRecipientManualReviewView(admin, {
        path: { envelopeId, recipientId: '7' },
      }),
    ),
  ).not.toBe('none');
});
