// Documents that a signer has to open or accept before finishing.
import { envelopesCreate, envelopesListAuditEvents } from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { fetchStatus, readEvent } from './signed.ts';
import { ines, signingUrl } from './lease.ts';
import { createVisitor, origin, type Seen } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

/** Sends the terms of a harbour to Ines, who has to acknowledge them. */
async function send(client: Client, signerMustAcknowledge: string, tabs: Tabs = {}) {
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      emailSubject: 'Terms of the harbour',
      useDisclosure: 'false',
      status: 'sent',
      documents: [
        {
          documentId: '7',
          name: 'Terms',
          fileExtension: 'txt',
          documentBase64: Buffer.from('Boats leave by noon.').toString('base64'),
          signerMustAcknowledge,
        },
      ],
      recipients: { signers: [{ ...ines, tabs }] },
    },
  });
  return envelopeId;
}

/** Opens the PDF of the link that must be followed. */
async function follow({ html }: Seen): Promise<string | null> {
  const [, address = ''] = /<a class="button" id="open-7" href="([^"]*)"/u.exec(html) ?? [];
  const response = await sandbox.fetch(new Request(new URL(address, origin)));
  await response.arrayBuffer();
  return response.headers.get('content-type');
}

const notOpened = 'Open Terms before you finish.';
const notAccepted = 'Accept Terms before you finish.';

describe('a document with signerMustAcknowledge', () => {
  it.each([
    ['view', [notOpened]],
    ['accept', [notAccepted]],
    ['view_accept', [notOpened, notAccepted]],
    ['view_read_accept', [notOpened, notAccepted]],
  ])('keeps the signer from finishing: %s', async (value, sentences) => {
    const { client } = newTenant();
    const envelopeId = await send(client, value);
    const page = await go(await signingUrl(client, envelopeId));
    expect(page.html).not.toContain('There is nothing to fill in.');
    const early = await press(page, 'finish');
    expect(early.status).toBe(422);
    const problems = [...early.html.matchAll(/<li><a href="#[a-z]+-7">([^<]*)<\/a><\/li>/gu)];
    expect(problems.map(([, sentence]) => sentence)).toEqual(sentences);
    expect(await fetchStatus(client, envelopeId)).toBe('delivered');
    if (sentences.includes(notOpened)) expect(await follow(early)).toBe('application/pdf');
    const accepted = sentences.includes(notAccepted) ? { 'accept-7': 'true' } : {};
    expect(readEvent(await press(early, 'finish', accepted))).toBe('signing_complete');
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
    const { auditEvents = [] } = await envelopesListAuditEvents(client, { path: { envelopeId } });
    const messages = auditEvents.map(
      ({ eventFields = [] }) => eventFields.find(({ name }) => name === 'Message')?.value,
    );
    const did = sentences.map((sentence) => (sentence === notOpened ? 'opened' : 'accepted'));
    expect(messages).toEqual(
      expect.arrayContaining(did.map((word) => `${ines.name} ${word} the document Terms.`)),
    );
  });

  it('that was only opened must still be accepted, and stays accepted on the page', async () => {
    const { client } = newTenant();
    const page = await go(await signingUrl(client, await send(client, 'view_accept')));
    const accepted = await press(page, 'finish', { 'accept-7': 'true' });
    expect(accepted.html).toContain(notOpened);
    expect(accepted.html).toMatch(/name="accept-7"[^>]* checked/u);
    await follow(accepted);
    const opened = await press(accepted, 'finish');
    expect(opened.status).toBe(422);
    expect(opened.html).toMatch(/id="open-7"[^>]* data-opened>/u);
    expect(opened.html).not.toContain('#open-7');
    expect(opened.html).toContain('#accept-7');
  });

  it.each(['no_interaction', ''])('asks for nothing: %j', async (value) => {
    const { client } = newTenant();
    const page = await go(await signingUrl(client, await send(client, value)));
    expect(page.html).not.toContain('acknowledge');
    expect(readEvent(await press(page, 'finish'))).toBe('signing_complete');
  });

  it('leaves it to tabs to view and approve the document', async () => {
    const { client } = newTenant();
    const place = { documentId: '7', pageNumber: '1', xPosition: '72', yPosition: '300' };
    const tabs = { viewTabs: [place], approveTabs: [{ ...place, yPosition: '340' }] };
    const page = await go(await signingUrl(client, await send(client, 'view_accept', tabs)));
    expect(page.html).not.toContain('accept-7');
    expect(readEvent(await press(page, 'finish'))).toBe('signing_complete');
  });

  it('is acknowledged by a signature over the control API', async () => {
    const { client, control } = newTenant();
    const envelopeId = await send(client, 'view_accept');
    await control.sign(envelopeId, '1');
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
  });
});
