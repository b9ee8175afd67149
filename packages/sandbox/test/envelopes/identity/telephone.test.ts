import { envelopesUpdate } from '@countersign/client/esign-v2.1';
import type { Signer } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { signingUrl } from '../views/lease.ts';
import { fetchStatus, readEvent, signed } from '../views/signed.ts';
import { createVisitor } from '../views/visitor.ts';
import { openPage, phoneInput, readChecks, readCode, sendTo, workflows } from './identified.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const visitor = createVisitor(sandbox);
const { go, press } = visitor;

const byWorkflow = { identityVerification: { ...phoneInput, workflowId: workflows.sms } };
const bySms: Partial<Signer> = {
  requireIdLookup: 'true',
  idCheckConfigurationName: 'SMS Auth $',
  smsAuthentication: { senderProvidedNumbers: ['+1 206 555 0142'] },
};
const byPhone: Partial<Signer> = {
  requireIdLookup: 'true',
  idCheckConfigurationName: 'Phone Auth $',
  phoneAuthentication: { recipMayProvideNumber: 'true' },
};

describe('a code by text message', () => {
  it.each([
    ['a workflow', byWorkflow, '1', '+1 206 555 0100', 'identityVerificationResult'],
    ['idCheckConfigurationName', bySms, '0', '+1 206 555 0142', 'smsAuthResult'],
  ] as const)('opens the documents, asked for by %s', async (_, checks, at, number, field) => {
    const { client, control } = newTenant();
    const envelopeId = await sendTo(client, checks);
    const first = await openPage(visitor, client, envelopeId);
    expect(first.html).toContain(`••••\u00A0${number.slice(-4)}`);
    expect(first.html).not.toContain(number);
    const second = await press(first, 'id-send', { number: at });
    const sent = await readCode(control);
    expect(sent).toMatchObject({ count: 1, number, method: 'SMS' });
    const page = await press(second, 'id-code', { code: sent.code });
    expect(page.html).toContain('Your signature');
    expect(await readChecks(client, envelopeId)).toMatchObject({
      status: 'delivered',
      results: { [field]: { status: 'Passed' } },
    });
    await signed(visitor, page);
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
  });

  it('hides the documents before it was entered', async () => {
    const { client, control } = newTenant();
    const envelopeId = await sendTo(client, bySms);
    const response = await sandbox.fetch(new Request(await signingUrl(client, envelopeId)));
    const file = new URL(response.headers.get('location') ?? '', 'http://sandbox.test');
    const page = await go(file.href);
    const image = new URL(file);
    image.pathname += '/pages/1/1.png';
    expect((await go(image.href)).status).toBe(404);
    const sent = await press(page, 'id-send', { number: '0' });
    await press(sent, 'id-code', { code: (await readCode(control)).code });
    expect((await sandbox.fetch(new Request(image))).headers.get('content-type')).toBe('image/png');
  });

  it('is asked for again in the next session', async () => {
    const { client, control } = newTenant();
    const envelopeId = await sendTo(client, bySms);
    const page = await press(await openPage(visitor, client, envelopeId), 'id-send', {
      number: '0',
    });
    await press(page, 'id-code', { code: (await readCode(control)).code });
    expect((await openPage(visitor, client, envelopeId)).html).toContain('Send the code');
  });

  it('expires after ten minutes, which is not a failure', async () => {
    const { client, control } = newTenant();
    await control.freeze();
    const envelopeId = await sendTo(client, bySms);
    const page = await press(await openPage(visitor, client, envelopeId), 'id-send', {
      number: '0',
    });
    const { code } = await readCode(control);
    await control.advance({ minutes: 11 });
    const late = await press(page, 'id-code', { code });
    expect(late.html).toContain('has expired');
    expect((await readChecks(client, envelopeId)).results).toEqual({});
  });

  it('is sent five times at most', async () => {
    const { client, control } = newTenant();
    const envelopeId = await sendTo(client, bySms);
    let page = await openPage(visitor, client, envelopeId);
    for (let time = 0; time < 6; time += 1) {
      page = await press(page, 'id-again');
      page = await press(page, 'id-send', { number: '0' });
    }
    expect(page.html).toContain('5 codes were sent already');
    expect((await readCode(control)).count).toBe(5);
  });
});

describe('a telephone call', () => {
  it('goes to the number that the recipient enters', async () => {
    const { client, control } = newTenant();
    const envelopeId = await sendTo(client, byPhone);
    const page = await openPage(visitor, client, envelopeId);
    expect((await press(page, 'id-send', { 'own-number': 'none' })).html).toContain(
      'Enter a telephone number',
    );
    const sent = await press(page, 'id-send', { 'own-number': '+49 30 5550199' });
    const { code, number, method } = await readCode(control);
    expect({ number, method }).toEqual({ number: '+49 30 5550199', method: 'Call' });
    expect((await press(sent, 'id-code', { code })).html).toContain('Your signature');
    expect((await readChecks(client, envelopeId)).results).toMatchObject({
      phoneAuthResult: { status: 'Passed' },
    });
  });

  it('is one of two ways in the workflow for telephones', async () => {
    const { client, control } = newTenant();
    const envelopeId = await sendTo(client, {
      identityVerification: { ...phoneInput, workflowId: workflows.phone },
    });
    const page = await openPage(visitor, client, envelopeId);
    await press(page, 'id-send', { number: '0', method: 'call' });
    expect((await readCode(control)).method).toBe('Call');
  });
});

describe('wrong codes', () => {
  it('lock the recipient out after three, in all sessions', async () => {
    const { client, control } = newTenant();
    const envelopeId = await sendTo(client, byWorkflow);
    const page = await press(await openPage(visitor, client, envelopeId), 'id-send', {
      number: '0',
    });
    const { code } = await readCode(control);
    expect((await press(page, 'id-code', { code: 'x' })).html).toContain('try 2 times more');
    expect((await press(page, 'id-code', { code: 'y' })).html).toContain('try once more');
    expect(readEvent(await press(page, 'id-code', { code: 'z' }))).toBe('id_check_failed');
    const { goal } = await openPage(visitor, client, envelopeId);
    expect(goal?.searchParams.get('event')).toBe('id_check_failed');
    expect(code).not.toBe('');
    expect(await readChecks(client, envelopeId)).toMatchObject({
      status: 'sent',
      results: {
        identityVerificationResult: { status: 'Failed', failureDescription: 'The code is wrong.' },
      },
    });
    const [mail] = await control.outbox({ reason: 'authentication-failed' });
    expect(mail?.to.name).toBe('Mara Lindqvist');
  });

  it('are forgotten when the sender sends the envelope again', async () => {
    const { client } = newTenant();
    const envelopeId = await sendTo(client, byWorkflow);
    await press(await openPage(visitor, client, envelopeId), 'id-fail');
    expect(readEvent(await openPage(visitor, client, envelopeId))).toBe('id_check_failed');
    const query = { resend_envelope: 'true' } as const;
    await envelopesUpdate(client, { path: { envelopeId }, query, body: {} });
    expect((await openPage(visitor, client, envelopeId)).html).toContain('Send the code');
  });
});
