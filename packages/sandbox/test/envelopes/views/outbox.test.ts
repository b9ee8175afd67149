import { afterAll, describe, expect, it } from 'vitest';
import { envelopeRecipientsList } from '@countersign/client/esign-v2.1';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, signHere } from './lease.ts';
import { signed } from './signed.ts';
import { createVisitor, origin } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const visitor = createVisitor(sandbox);
const { go } = visitor;

const phone = (number: string) => ({ countryCode: '1', number });

describe('the outbox', () => {
  it('has the e-mails of the tenant with a way to the signing page', async () => {
    const { client, tenant, control } = newTenant();
    expect(await control.outbox()).toEqual([]);
    const { clientUserId: _embedded, ...remote } = ines;
    await makeLease(
      client,
      { signers: [{ ...remote, tabs: signHere }] },
      { emailBlurb: 'By Friday.' },
    );
    const [{ mailId = '' } = {}, ...others] = await control.outbox({ to: ines.email });
    expect(others).toEqual([]);
    const shown = await control.mailHtml(mailId);
    for (const text of ['Lease of berth 42', 'By Friday.']) expect(shown).toContain(text);
    const [, link = ''] = /href="([^"]*)">Review document/.exec(shown) ?? [];
    const page = await go(link);
    expect((await signed(visitor, page)).html).toContain('Thank you');
    // The link of a message is good for more than once.
    expect((await go(link)).html).toContain('All recipients have finished');
    expect(await newTenant().control.outbox()).toEqual([]);
    const address = `/_countersign/views/outbox?tenant=${tenant}`;
    const moved = await sandbox.fetch(new Request(origin + address));
    expect(moved.status).toBe(303);
    expect(moved.headers.get('location')).toBe(`/console/mail?tenant=${tenant}`);
  });

  it('has a text message for a recipient with a phone number, with a way to the signing page', async () => {
    const { client, control } = newTenant();
    const { clientUserId: _embedded, email, ...omar } = ines;
    const envelopeId = await makeLease(client, {
      signers: [
        { ...omar, phoneNumber: phone('2065550100'), tabs: signHere },
        {
          ...omar,
          recipientId: '2',
          email,
          additionalNotifications: [
            { secondaryDeliveryMethod: 'WhatsApp', phoneNumber: phone('2065550111') },
          ],
        },
      ],
    });
    const signers = (await envelopeRecipientsList(client, { path: { envelopeId } })).signers;
    expect(signers?.map(({ deliveryMethod }) => deliveryMethod)).toEqual(['SMS', 'email']);
    const [message, ...others] = await control.outbox({ to: '+1 2065550100' });
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      deliveryMethod: 'SMS',
      to: { name: 'Ines Valdivia', email: '' },
      reason: 'signing-request',
    });
    expect(await control.outbox({ envelopeId })).toMatchObject([
      { deliveryMethod: 'SMS' },
      { deliveryMethod: 'email', to: { email } },
      { deliveryMethod: 'WhatsApp', to: { phoneNumber: '+1 2065550111' } },
    ]);
    const page = await go(message?.link ?? '');
    expect((await signed(visitor, page)).html).toContain('Thank you');
  });

  it('says where a link is no longer valid', async () => {
    const seen = await go(`${origin}/_countersign/views/invitation/none/none`);
    expect(seen.status).toBe(404);
    expect(seen.html).toContain('is no longer valid');
  });
});
