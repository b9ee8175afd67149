import type { Client } from '@countersign/client';
import {
  envelopeDocumentFieldsList,
  envelopeDocumentsGet,
  envelopeDocumentsList,
  envelopeDocumentVisibilityGet,
  envelopeDocumentVisibilityUpdateList,
  envelopeEmailSettingsGet,
  envelopeFormDataGet,
  envelopesGet,
} from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition, Recipients } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, test } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { createVisitor } from '../views/visitor.ts';
import { catchErrorCode, makeLease } from '../../lease.ts';

const running = await startControlTest();
afterAll(() => running.close());

/** May look only, and is a recipient here. */
const jonas = { recipientId: '1', name: 'Jonas Weir', email: 'jonas.weir@harbour.example' };
const { recipientId, name, email } = jonas;
const host = { recipientId, hostName: name, hostEmail: email, signerName: 'Omar Dahl' };
const omar = { recipientId: '2', name: 'Omar Dahl', email: 'omar.dahl@seabird.example' };

/** Each kind of recipient, and whether it sees every document regardless of the settings. */
const kinds: [kind: string, recipients: Recipients, seesAll: boolean][] = [
  ['signer', { signers: [jonas] }, false],
  ['signer in person', { inPersonSigners: [host] }, false],
  ['intermediary', { intermediaries: [jonas] }, false],
  ['participant', { participants: [jonas] }, false],
  ['witness', { signers: [omar], witnesses: [{ ...jonas, witnessFor: '2' }] }, false],
  ['agent', { agents: [jonas] }, true],
  ['editor', { editors: [jonas] }, true],
  ['carbon copy', { signers: [omar], carbonCopies: [jonas] }, true],
  ['certified delivery', { certifiedDeliveries: [jonas] }, true],
];

function people() {
  const { client, tenant, control } = running.newTenant();
  const sender = running.client({ token: 'sandbox-sender', tenant });
  return { client, control, sender, viewer: running.client({ token: 'sandbox-viewer', tenant }) };
}

async function seenBy(client: Client, envelopeId: string): Promise<string[]> {
  const { envelopeDocuments = [] } = await envelopeDocumentsList(client, { path: { envelopeId } });
  return envelopeDocuments.map(({ documentId = '' }) => documentId).filter((id) => id < '9');
}

/** Sends an envelope in which the second document is hidden from Jonas. */
async function hidden(client: Client, recipients: Recipients, more: EnvelopeDefinition = {}) {
  const envelopeId = await makeLease(client, { recipients, ...more });
  const { documentVisibility = [] } = await envelopeDocumentVisibilityUpdateList(client, {
    path: { envelopeId },
    body: { documentVisibility: [{ documentId: '2', recipientId: '1', visible: 'false' }] },
  });
  return { envelopeId, set: documentVisibility };
}

/** Lists the documents whose fields can be read, which requires that they are visible. */
async function readBy(client: Client, envelopeId: string): Promise<string[]> {
  const read: string[] = [];
  for (const documentId of ['1', '2'])
    if (
      (await catchErrorCode(
        envelopeDocumentFieldsList(client, { path: { envelopeId, documentId } }),
      )) === 'none'
    )
      read.push(documentId);
  return read;
}

describe.each(kinds)('a recipient of the kind %s', (_, recipients, seesAll) => {
  test('is told what is hidden, and what can be', async () => {
    const { client } = people();
    const { envelopeId, set } = await hidden(client, recipients);
    const rights = seesAll ? 'read_only' : 'editable';
    const visible = seesAll ? 'true' : 'false';
    expect(set).toMatchObject([{ documentId: '2', rights, visible }]);
    const path = { envelopeId, recipientId: '1' };
    expect(await envelopeDocumentVisibilityGet(client, { path })).toEqual({
      documentVisibility: [
        { documentId: '1', recipientId: '1', rights, visible: 'true' },
        { documentId: '2', recipientId: '1', rights, visible },
      ],
    });
  });

  test('sees the documents that are not hidden', async () => {
    const { client, viewer } = people();
    const { envelopeId } = await hidden(client, recipients, { status: 'sent' });
    const seen = seesAll ? ['1', '2'] : ['1'];
    for (const see of [seenBy, readBy]) {
      expect(await see(viewer, envelopeId)).toEqual(seen);
      expect(await see(client, envelopeId)).toEqual(['1', '2']);
    }
    for (const documentId of ['1', '2']) {
      const path = { envelopeId, documentId };
      const expected = seen.includes(documentId) ? 'none' : 'DOCUMENT_DOES_NOT_EXIST';
      expect(await catchErrorCode(envelopeDocumentsGet(viewer, { path }))).toBe(expected);
    }
    const include = 'documents';
    const { envelopeDocuments = [] } = await envelopesGet(viewer, {
      path: { envelopeId },
      query: { include },
    });
    expect(envelopeDocuments.some(({ documentId }) => documentId === '2')).toBe(seesAll);
  });

  test('sees only documents with tabs of its own where the envelope says so, or all', async () => {
    const { client, viewer } = people();
    const signHereTabs = [{ documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '600' }];
    // No envelope of this kind is sent to a signer without tabs.
    const { signers = [], inPersonSigners = [] } = recipients;
    const signing = [...signers, ...inPersonSigners].some(({ recipientId: id }) => id === '1');
    const envelopeId = await makeLease(client, {
      status: 'sent',
      enforceSignerVisibility: 'true',
      recipients: {
        ...recipients,
        signers: signers.map((one) => ({ ...one, tabs: { signHereTabs } })),
        inPersonSigners: inPersonSigners.map((one) => ({ ...one, tabs: { signHereTabs } })),
      },
    });
    const own = signing ? ['1'] : [];
    expect(await seenBy(viewer, envelopeId)).toEqual(seesAll ? ['1', '2'] : own);
  });
});

describe('a hidden document', () => {
  const place = { pageNumber: '1', xPosition: '72', yPosition: '600' };

  test('is not on the page for its recipient', async () => {
    const { client, control } = people();
    await hidden(client, { signers: [jonas] }, { status: 'sent' });
    const [mail] = await control.outbox({ reason: 'signing-request' });
    const { html } = await createVisitor(running.sandbox).go(mail?.link ?? '');
    expect(html).toContain('/pages/1/1.png');
    expect(html).not.toContain('/pages/2/1.png');
  });

  test('can be none on which the recipient has a tab', async () => {
    const { client } = people();
    const tabs = { signHereTabs: [{ ...place, documentId: '2' }] };
    const envelopeId = await makeLease(client, { recipients: { signers: [{ ...jonas, tabs }] } });
    const hide = (documentId: string, visible: 'true' | 'false') =>
      catchErrorCode(
        envelopeDocumentVisibilityUpdateList(client, {
          path: { envelopeId },
          body: { documentVisibility: [{ documentId, recipientId: '1', visible }] },
        }),
      );
    expect(await hide('2', 'false')).toBe('ONESIGNALLSIGN_NOT_SATISFIED');
    expect(await hide('2', 'true')).toBe('none');
    expect(await hide('1', 'false')).toBe('none');
  });

  test('is hidden from one recipient, not from the others', async () => {
    const { client, viewer } = people();
    const recipients = {
      signers: [
        { ...omar, recipientId: '1' },
        { ...jonas, recipientId: '2' },
      ],
    };
    const { envelopeId } = await hidden(client, recipients, { status: 'sent' });
    expect(await seenBy(viewer, envelopeId)).toEqual(['1', '2']);
  });

  test('is seen by somebody who is there twice, if only one of the two may see it', async () => {
    const { client, viewer } = people();
    const recipients = {
      signers: [jonas],
      carbonCopies: [{ ...jonas, recipientId: '2', routingOrder: '1', name: 'J. Weir' }],
    };
    const { envelopeId } = await hidden(client, recipients, { status: 'sent' });
    expect(await seenBy(viewer, envelopeId)).toEqual(['1', '2']);
    expect(await readBy(viewer, envelopeId)).toEqual(['1', '2']);
  });

  test('is not hidden from the sender and from administrators who are recipients too', async () => {
    const { client, sender, viewer } = people();
    const recipients = {
      signers: [
        { ...jonas, recipientId: '1' },
        { recipientId: '2', name: 'Ines Arcand', email: 'ines.arcand@harbour.example' },
        { recipientId: '3', name: 'Mara Lindqvist', email: 'mara.lindqvist@harbour.example' },
      ],
    };
    const envelopeId = await makeLease(sender, { status: 'sent', recipients });
    await envelopeDocumentVisibilityUpdateList(client, {
      path: { envelopeId },
      body: {
        documentVisibility: ['1', '2', '3'].map((id) => ({
          documentId: '2',
          recipientId: id,
          visible: 'false' as const,
        })),
      },
    });
    for (const see of [seenBy, readBy]) {
      expect(await see(client, envelopeId)).toEqual(['1', '2']);
      expect(await see(sender, envelopeId)).toEqual(['1', '2']);
      expect(await see(viewer, envelopeId)).toEqual(['1']);
    }
  });
});

describe('what only the sender and administrators read', () => {
  test.each([
    [
      'form data',
      (client: Client, envelopeId: string) => envelopeFormDataGet(client, { path: { envelopeId } }),
    ],
    [
      'e-mail settings',
      (client: Client, envelopeId: string) =>
        envelopeEmailSettingsGet(client, { path: { envelopeId } }),
    ],
  ])('%s', async (_, read) => {
    const { client, sender, viewer } = people();
    const envelopeId = await makeLease(sender, {
      status: 'sent',
      recipients: { signers: [jonas] },
    });
    expect(await catchErrorCode(read(sender, envelopeId))).toBe('none');
    expect(await catchErrorCode(read(client, envelopeId))).toBe('none');
    expect(await catchErrorCode(read(viewer, envelopeId))).toMatch(
      /^(USER_NOT_ENVELOPE_SENDER|USER_LACKS_PERMISSIONS)$/,
    );
  });
});
