import { envelopeRecipientsList, envelopesGet } from '@countersign/client/esign-v2.1';
import type { Signer } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { findLanguage } from '../../../src/pages/languages/language.ts';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, signHere } from './lease.ts';
import { createVisitor } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go } = createVisitor(sandbox);

const { clientUserId: _embedded, ...remote } = ines;

/** Sends an envelope to a signer, and gives the address behind the button of an e-mail to it. */
async function createInvitation(signer: Signer) {
  const { client, control, tenant } = newTenant();
  const envelopeId = await makeLease(client, { signers: [{ ...signer, tabs: signHere }] });
  const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
  const guid = signers[0]?.recipientIdGuid ?? '';
  const address = `/_countersign/views/invitation/${envelopeId}/${guid}?tenant=${tenant}`;
  const mails = await control.outbox({ reason: 'signing-request' });
  return { address, mails: mails.length, client, control, envelopeId };
}

describe('the address of an invitation', () => {
  it.each<[string, Signer]>([
    ['one who signs by e-mail', remote],
    ['one with an empty clientUserId', { ...remote, clientUserId: '' }],
    ['an embedded one who signs here', { ...ines, embeddedRecipientStartURL: 'SIGN_AT_DOCUSIGN' }],
    ['the same in small letters', { ...ines, embeddedRecipientStartURL: 'sign_at_docusign' }],
  ])('opens the envelope for %s', async (_, signer) => {
    const { address, mails } = await createInvitation(signer);
    expect(mails).toBe(1);
    const page = await go(address);
    expect(page.status).toBe(200);
    expect(page.html).toContain('Your signature');
  });

  it.each<[string, Signer]>([
    ['an embedded recipient', ines],
    ['an embedded one whose start is empty', { ...ines, embeddedRecipientStartURL: '' }],
    ['one whose start is no address', { ...ines, embeddedRecipientStartURL: 'the lease desk' }],
    [
      'one whose start a browser would run',
      { ...ines, embeddedRecipientStartURL: 'javascript:alert(1)' },
    ],
  ])('opens nothing for %s, who gets no e-mail either', async (_, signer) => {
    const { address, mails } = await createInvitation(signer);
    expect(mails).toBe(0);
    const page = await go(address);
    expect(page.status).toBe(403);
    expect(page.html).toContain('Open this page from the application');
    expect(page.html).not.toContain('Your signature');
    expect(page.goal).toBeUndefined();
  });

  it.each([
    ['en', 'The time to sign these documents ended on', 'Ask Mara Lindqvist to send them again'],
    ['de', 'Die Frist zum Unterschreiben', 'Bitten Sie Mara Lindqvist'],
  ])(
    'says in %s that the time to sign is over, and names the sender',
    async (language, ...words) => {
      const emailNotification = { supportedLanguage: language };
      const { address, client, control, envelopeId } = await createInvitation({
        ...remote,
        emailNotification,
      });
      await control.expire(envelopeId);
      const { voidedDateTime = '' } = await envelopesGet(client, { path: { envelopeId } });
      const page = await go(address);
      const { formatTime } = findLanguage(language);
      const ended = formatTime(Date.parse(voidedDateTime));
      for (const word of [...words, ended]) expect(page.html).toContain(word);
      for (const word of ['withdrawn', 'zurückgezogen', 'has expired'])
        expect(page.html).not.toContain(word);
    },
  );

  it('leads an embedded recipient to where the application begins', async () => {
    const start = 'https://lease-desk.harbour.example/sign?lease=42';
    const { address, mails } = await createInvitation({
      ...ines,
      embeddedRecipientStartURL: start,
    });
    expect(mails).toBe(1);
    expect((await go(address)).goal?.href).toBe(start);
  });
});
