import { envelopesUpdate, envelopeViewsCreateRecipient } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { catchErrorCode } from '../../lease.ts';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, signHere, signingUrl } from './lease.ts';
import { readEvent, signed, fetchStatus } from './signed.ts';
import { createVisitor } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const visitor = createVisitor(sandbox);
const { go, press } = visitor;

describe('what stands before the documents', () => {
  it('is the access code, of which the third wrong one ends it until the sender sends it again', async () => {
    const { client } = newTenant();
    const signers = [{ ...ines, accessCode: 'quay 7', tabs: signHere }];
    const envelopeId = await makeLease(client, { signers });
    const firstPage = await go(await signingUrl(client, envelopeId));
    expect(firstPage.html).not.toContain('/pages/');
    const [, session = ''] = /action="([^"?]*)/.exec(firstPage.html) ?? [];
    expect(
      (await go(`${session}/documents/1.pdf?tenant=${/tenant=([^"]*)/.exec(firstPage.html)?.[1]}`))
        .status,
    ).toBe(404);
    expect((await press(firstPage, 'code', { 'access-code': 'x' })).html).toContain(
      'Attempts left: 2',
    );
    expect((await press(firstPage, 'code', { 'access-code': 'y' })).html).toContain(
      'Attempts left: 1',
    );
    expect(readEvent(await press(firstPage, 'code', { 'access-code': 'z' }))).toBe(
      'access_code_failed',
    );
    expect(await fetchStatus(client, envelopeId)).toBe('sent');
    expect(readEvent(await go(await signingUrl(client, envelopeId)))).toBe('access_code_failed');
    const query = { resend_envelope: 'true' } as const;
    await envelopesUpdate(client, { path: { envelopeId }, query, body: {} });
    const again = await go(await signingUrl(client, envelopeId));
    const opened = await press(again, 'code', { 'access-code': 'quay 7' });
    expect(readEvent(await signed(visitor, opened))).toBe('signing_complete');
  });

  it('is consent to electronic records, once for each address', async () => {
    const { client } = newTenant();
    const more = { useDisclosure: 'true' as const };
    const firstPage = await go(await signingUrl(client, await makeLease(client, undefined, more)));
    expect(firstPage.html).toContain('Harbour Leasing sends you notices and leases');
    expect((await press(firstPage, 'consent')).status).toBe(422);
    expect((await press(firstPage, 'consent', { consent: 'true' })).html).toContain(
      'Your signature',
    );
    const { html } = await go(await signingUrl(client, await makeLease(client, undefined, more)));
    expect(html).toContain('Your signature');
  });

  it('is the host of who signs in person', async () => {
    const { client } = newTenant();
    const { name: signerName, email: signerEmail, ...rest } = ines;
    const host = { hostName: 'Mara Lindqvist', hostEmail: 'mara.lindqvist@harbour.example' };
    const inPersonSigners = [{ ...rest, ...host, signerName, signerEmail, tabs: signHere }];
    const envelopeId = await makeLease(client, { inPersonSigners });
    const firstPage = await go(await signingUrl(client, envelopeId));
    expect(firstPage.html).toContain('Hand your device to Ines Valdivia');
    const page = await press(firstPage, 'hand-over');
    expect(readEvent(await signed(visitor, page))).toBe('signing_complete');
  });

  it('is named in the e-mail to the host', async () => {
    const { client, control } = newTenant();
    const { name: signerName, email: _email, clientUserId: _own, ...rest } = ines;
    const host = { hostName: 'Mara Lindqvist', hostEmail: 'mara.lindqvist@harbour.example' };
    await makeLease(client, {
      inPersonSigners: [{ ...rest, ...host, signerName, tabs: signHere }],
    });
    const [mail] = await control.outbox({ reason: 'signing-request' });
    expect(mail?.text[0]).toContain('asks you to host Ines Valdivia');
  });

  it('opens for a host without a clientUserId, by name and e-mail address', async () => {
    const { client } = newTenant();
    const { name: signerName, email: _email, clientUserId: _own, ...rest } = ines;
    const [hostName, hostEmail] = ['Mara Lindqvist', 'mara.lindqvist@harbour.example'];
    const inPersonSigners = [{ ...rest, hostName, hostEmail, signerName, tabs: signHere }];
    const envelopeId = await makeLease(client, { inPersonSigners });
    const open = (userName: string, email: string) =>
      envelopeViewsCreateRecipient(client, {
        path: { envelopeId },
        body: {
          userName,
          email,
          authenticationMethod: 'email',
          returnUrl: 'https://leasing.harbour.example/signed',
        },
      });
    const { url = '' } = await open(hostName, hostEmail);
    const page = await press(await go(url), 'hand-over');
    expect(page.html).toContain('for Ines Valdivia');
    expect(page.status).toBe(200);
    expect(await catchErrorCode(open(hostName, 'someone.else@harbour.example'))).toBe(
      'UNKNOWN_ENVELOPE_RECIPIENT',
    );
  });

  it('is the question who of a signing group it is', async () => {
    const { client, tenant, control } = newTenant();
    const signers = [{ recipientId: '1', signingGroupId: '9120457', tabs: signHere }];
    const envelopeId = await makeLease(client, { signers });
    const [mail] = await control.outbox({ reason: 'signing-request' });
    const firstPage = await go(mail?.link ?? '');
    expect(firstPage.html).toContain('Harbour masters');
    const page = await press(firstPage, 'member', { member: 'mara.lindqvist@harbour.example' });
    expect(page.html).toContain('for Mara Lindqvist');
    expect((await signed(visitor, page)).html).toContain('Thank you');
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
    expect(tenant).not.toBe('default');
  });
});
