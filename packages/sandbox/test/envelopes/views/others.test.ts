import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, omar, signHere, signingUrl } from './lease.ts';
import { readEvent, fetchStatus } from './signed.ts';
import { createVisitor } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

describe('who does not sign', () => {
  it('has done with seeing the documents, for certified delivery', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client, { certifiedDeliveries: [ines] });
    const page = await go(await signingUrl(client, envelopeId));
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
    expect(readEvent(await press(page, 'close'))).toBe('viewing_complete');
  });

  it('only looks, with a copy', async () => {
    const { client } = newTenant();
    const signers = [{ ...omar, tabs: signHere }];
    const envelopeId = await makeLease(client, { carbonCopies: [ines], signers });
    const page = await go(await signingUrl(client, envelopeId));
    expect(page.html).toContain('You have finished');
    expect(readEvent(await press(page, 'close'))).toBe('viewing_complete');
  });

  it('says who comes next, as an agent', async () => {
    const { client, control } = newTenant();
    const signers = [
      { recipientId: '2', routingOrder: '2', roleName: 'Guarantor', tabs: signHere },
    ];
    const envelopeId = await makeLease(client, { agents: [ines], signers });
    const page = await go(await signingUrl(client, envelopeId));
    // The words are in the language of the agent.
    expect(page.html).toContain('<legend>Recipient 2, Guarantor</legend>');
    const [, guid = ''] = /name="name-([^"]*)"/.exec(page.html) ?? [];
    const name = { [`name-${guid}`]: omar.name };
    expect((await press(page, 'finish', name)).html).toContain('requires a name and an e-mail');
    const bad = { ...name, [`email-${guid}`]: 'nowhere' };
    expect((await press(page, 'finish', bad)).html).toContain('no e-mail address');
    const done = await press(page, 'finish', { ...name, [`email-${guid}`]: omar.email });
    expect(readEvent(done)).toBe('signing_complete');
    const [mail] = await control.outbox({ reason: 'signing-request' });
    expect(mail).toMatchObject({ to: { name: omar.name, email: omar.email } });
    expect((await go(mail?.link ?? '')).html).toContain('Lease of berth 42');
  });

  it('is told at the field that a reason is missing, and declines with one, as an agent', async () => {
    const { client } = newTenant();
    const signers = [{ recipientId: '2', routingOrder: '2', roleName: 'Guarantor' }];
    const envelopeId = await makeLease(client, { agents: [ines], signers });
    const page = await go(await signingUrl(client, envelopeId));
    expect(page.html).toMatch(/<div id="decline"[^>]* popover/);
    const refused = await press(page, 'decline');
    // A panel that is closed would hide both.
    expect(refused.html).not.toContain('popover id="decline"');
    expect(refused.html).toMatch(
      /<textarea id="decline-reason"[^>]*aria-describedby="decline-reason-error"[^>]*><\/textarea>\s*<p class="error" id="decline-reason-error" role="alert">Enter a reason/,
    );
    const done = await press(refused, 'decline', { 'decline-reason': 'The rent is wrong.' });
    expect(readEvent(done)).toBe('decline');
    expect(await fetchStatus(client, envelopeId)).toBe('declined');
  });
});
