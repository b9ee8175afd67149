import {
  envelopeDocumentsGet,
  envelopeRecipientsCreateRecipientProofFileLink,
  envelopeRecipientsCreateRecipientProofFileResourceToken,
} from '@countersign/client/esign-v2.1';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import { startControlTest } from '../../control/harness.ts';
import { pagesWith } from '../../documents/find-place.ts';
import { catchErrorCode } from '../../lease.ts';
import { readEvent, signed } from '../views/signed.ts';
import { createVisitor } from '../views/visitor.ts';
import { openPage, passport, readChecks, sendTo, workflows } from './identified.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const visitor = createVisitor(sandbox);
const { go, press } = visitor;

let client: Client;
let control: ReturnType<typeof newTenant>['control'];
let envelopeId: string;

beforeEach(async () => {
  ({ client, control } = newTenant());
  envelopeId = await sendTo(client, { identityVerification: { workflowId: workflows.document } });
});

const open = () => openPage(visitor, client, envelopeId);
const show = async (more: Partial<typeof passport> = {}) =>
  press(await open(), 'id-document', { ...passport, ...more });

const review = async () => {
  const [mail] = await control.outbox({ reason: 'identity-review' });
  return go(mail?.link ?? '');
};

const target = async () => {
  const { recipientIdGuid } = await readChecks(client, envelopeId);
  return { path: { envelopeId, recipientId: recipientIdGuid } };
};

describe('an identity document', () => {
  it('opens the documents, and is shown only once', async () => {
    expect((await show({ 'document-name': 'INÉS  valdivia' })).html).toContain('Your signature');
    const { results, proofFile } = await readChecks(client, envelopeId);
    expect(results).toMatchObject({ identityVerificationResult: { status: 'Passed' } });
    expect(proofFile).toEqual({ hasIdentityAttempts: 'true', isInProofFile: 'true' });
    expect((await open()).html).toContain('Your signature');
  });

  it('is asked for in the language of the recipient, and fails in English for the sender', async () => {
    envelopeId = await sendTo(client, {
      identityVerification: { workflowId: workflows.document },
      emailNotification: { supportedLanguage: 'de' },
    });
    expect((await open()).html).toContain('Bestätigen Sie Ihre Identität');
    const { html } = await show({ finding: 'rejected' });
    expect(html).toContain('nicht akzeptiert. Sie können es noch 2-mal versuchen.');
    const { results } = await readChecks(client, envelopeId);
    expect(results).toMatchObject({
      identityVerificationResult: { failureDescription: 'The document was not accepted.' },
    });
  });

  it.each([
    ['was rejected', { finding: 'rejected' }, 'was not accepted'],
    ['has another name', { 'document-name': 'Rosa Blum' }, 'is not Ines Valdivia'],
  ])('that %s can be shown twice more', async (_, more, words) => {
    const page = await show(more);
    expect(page.status).toBe(422);
    expect(page.html).toContain(words);
    expect(page.html).toContain('try 2 times more');
    await show(more);
    expect(readEvent(await show(more))).toBe('id_check_failed');
  });

  it('without a name is not an attempt', async () => {
    expect((await show({ 'document-name': '' })).html).toContain('enter the name');
    expect((await readChecks(client, envelopeId)).results).toEqual({});
  });

  it('comes before the portrait of a qualified signature', async () => {
    envelopeId = await sendTo(client, {
      identityVerification: { workflowId: workflows.qualified },
    });
    const portrait = await show();
    expect(portrait.html).toContain('Take a portrait');
    expect((await readChecks(client, envelopeId)).results).toEqual({});
    expect((await press(portrait, 'id-other-face')).html).toContain('does not match');
    expect((await press(portrait, 'id-portrait')).html).toContain('Your signature');
    expect((await readChecks(client, envelopeId)).results).toMatchObject({
      identityVerificationResult: { status: 'Passed' },
    });
  });

  it('is on the certificate', async () => {
    await signed(visitor, await show());
    const path = { envelopeId, documentId: 'certificate' };
    const pdf = await envelopeDocumentsGet(client, { path }).bytes();
    expect(await pagesWith(pdf, 'DocuSign ID Verification: Passed')).toEqual([1]);
  });
});

describe('a manual review', () => {
  beforeEach(async () => {
    expect((await show({ finding: 'unclear' })).html).toContain('being reviewed');
  });

  it('is shown by the API, and holds the recipient up', async () => {
    expect((await readChecks(client, envelopeId)).results).toMatchObject({
      identityVerificationResult: {
        status: 'Failed',
        vendorFailureStatusCode: 'MANUAL_REVIEW_STARTED',
      },
    });
    const page = await open();
    expect(page.html).toContain('being reviewed');
    expect((await press(page, 'check')).html).toContain('being reviewed');
    expect(readEvent(await press(page, 'later'))).toBe('cancel');
  });

  it('lets the recipient go on after the sender has approved', async () => {
    const page = await review();
    expect(page.html).toContain('Passport');
    expect((await press(page, 'approve')).html).toContain('You have approved');
    expect((await open()).html).toContain('Your signature');
    const { results } = await readChecks(client, envelopeId);
    expect(results.identityVerificationResult).toMatchObject({ status: 'Passed' });
    expect((await review()).html).toContain('nothing to review');
  });

  it('locks the recipient out after the sender has rejected', async () => {
    expect((await press(await review(), 'reject')).html).toContain('You have rejected');
    expect(readEvent(await open())).toBe('id_check_failed');
  });

  it('can be decided by the control API', async () => {
    await control.verifyIdentity(envelopeId, '1', 'passed');
    expect((await open()).html).toContain('Your signature');
  });
});

describe('the control API', () => {
  it('fails a check, with an event', async () => {
    await control.verifyIdentity(envelopeId, '1', 'failed', 'The passport has expired.');
    expect(readEvent(await open())).toBe('id_check_failed');
    expect((await readChecks(client, envelopeId)).results).toMatchObject({
      identityVerificationResult: { failureDescription: 'The passport has expired.' },
    });
  });

  it('starts a review', async () => {
    await control.verifyIdentity(envelopeId, '1', 'manual-review');
    expect((await open()).html).toContain('being reviewed');
  });

  it('refuses a recipient without a check', async () => {
    const plain = await sendTo(client, {});
    expect(await catchErrorCode(control.verifyIdentity(plain, '1'))).toBe(
      'INVALID_REQUEST_PARAMETER',
    );
  });
});

describe('the evidence', () => {
  it('is shown to the sender, without the number of the document', async () => {
    await show({ finding: 'rejected' });
    await show();
    const { viewLink = '' } = await envelopeRecipientsCreateRecipientProofFileLink(
      client,
      await target(),
    );
    const { html } = await go(viewLink);
    for (const text of ['Ines Valdivia', 'Passport', '•••345', 'passed', 'failed'])
      expect(html).toContain(text);
    expect(html).not.toContain('AB12345');
    const [, pdf = ''] = /href="([^"]*person\.pdf[^"]*)"/.exec(html) ?? [];
    const response = await sandbox.fetch(new Request(new URL(pdf, 'http://sandbox.test')));
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await control.advance({ minutes: 5 });
    expect((await go(viewLink)).html).toContain('no longer valid');
  });

  it('is given to programs with a token', async () => {
    await show();
    const { proofBaseURI = '', resourceToken = '' } =
      await envelopeRecipientsCreateRecipientProofFileResourceToken(client, await target());
    const get = (name: string, token: string) =>
      sandbox.fetch(`${proofBaseURI}/api/v1/events/${name}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect(await (await get('person.json', resourceToken)).json()).toMatchObject({
      envelopeId,
      events: [{ type: 'id_document', status: 'passed', evidence: { Document: 'Passport' } }],
    });
    expect((await get('person.pdf', resourceToken)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    expect((await get('person.exe', resourceToken)).status).toBe(404);
    expect((await get('person.json', 'guessed')).status).toBe(401);
  });

  it('is not there before the recipient has tried', async () => {
    expect(
      await catchErrorCode(envelopeRecipientsCreateRecipientProofFileLink(client, await target())),
    ).toBe('INVALID_REQUEST_PARAMETER');
  });

  it('is not there for an unknown recipient', async () => {
    const path = { envelopeId, recipientId: 'e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b' };
    expect(
      await catchErrorCode(envelopeRecipientsCreateRecipientProofFileLink(client, { path })),
    ).toBe('INVALID_RECIPIENT_ID');
  });
});
