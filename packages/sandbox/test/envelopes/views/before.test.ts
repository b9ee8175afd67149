import { envelopesUpdate } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, signHere, signingUrl } from './lease.ts';
import { eventOf, signed, statusOf } from './signed.ts';
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
    const asked = await go(await signingUrl(client, envelopeId));
    expect(asked.html).not.toContain('.png');
    const [, session = ''] = /action="([^"?]*)/.exec(asked.html) ?? [];
    expect(
      (await go(`${session}/documents/1.pdf?tenant=${/tenant=([^"]*)/.exec(asked.html)?.[1]}`))
        .status,
    ).toBe(404);
    expect((await press(asked, 'code', { 'access-code': 'x' })).html).toContain('2 times more');
    expect((await press(asked, 'code', { 'access-code': 'y' })).html).toContain('once more');
    expect(eventOf(await press(asked, 'code', { 'access-code': 'z' }))).toBe('access_code_failed');
    expect(await statusOf(client, envelopeId)).toBe('sent');
    expect(eventOf(await go(await signingUrl(client, envelopeId)))).toBe('access_code_failed');
    const query = { resend_envelope: 'true' } as const;
    await envelopesUpdate(client, { path: { envelopeId }, query, body: {} });
    const again = await go(await signingUrl(client, envelopeId));
    const opened = await press(again, 'code', { 'access-code': 'quay 7' });
    expect(eventOf(await signed(visitor, opened))).toBe('signing_complete');
  });

  it('is consent to electronic records, once for each address', async () => {
    const { client } = newTenant();
    const more = { useDisclosure: 'true' as const };
    const asked = await go(await signingUrl(client, await makeLease(client, undefined, more)));
    expect(asked.html).toContain('Harbour Leasing sends you notices and leases');
    expect((await press(asked, 'consent')).status).toBe(422);
    expect((await press(asked, 'consent', { consent: 'true' })).html).toContain('Your signature');
    const { html } = await go(await signingUrl(client, await makeLease(client, undefined, more)));
    expect(html).toContain('Your signature');
  });

  it('is the host of who signs in person', async () => {
    const { client } = newTenant();
    const { name: signerName, email: signerEmail, ...rest } = ines;
    const host = { hostName: 'Mara Lindqvist', hostEmail: 'mara.lindqvist@harbour.example' };
    const inPersonSigners = [{ ...rest, ...host, signerName, signerEmail, tabs: signHere }];
    const envelopeId = await makeLease(client, { inPersonSigners });
    const asked = await go(await signingUrl(client, envelopeId));
    expect(asked.html).toContain('Hand your device to <strong>Ines Valdivia</strong>');
    const page = await press(asked, 'hand-over');
    expect(eventOf(await signed(visitor, page))).toBe('signing_complete');
  });

  it('is the question who of a signing group it is', async () => {
    const { client, tenant, control } = newTenant();
    const signers = [{ recipientId: '1', signingGroupId: '9120457', tabs: signHere }];
    const envelopeId = await makeLease(client, { signers });
    const [mail] = await control.outbox({ reason: 'signing-request' });
    const asked = await go(mail?.link ?? '');
    expect(asked.html).toContain('Harbour masters');
    const page = await press(asked, 'member', { member: 'mara.lindqvist@harbour.example' });
    expect(page.html).toContain('for Mara Lindqvist');
    expect((await signed(visitor, page)).html).toContain('Thank you');
    expect(await statusOf(client, envelopeId)).toBe('completed');
    expect(tenant).not.toBe('default');
  });
});
